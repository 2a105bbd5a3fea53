import { type Abuse, times } from '../abuse.ts';
import { NOBODY } from '../attacker.ts';

/** Makes guests, one after the other. */
export const guestsWithoutEnd: Abuse = {
  name: 'guests without end',
  guests: 10,
  steps: 20,
  walls: ['RATE_LIMITED'],
  async begin(attacker) {
    const make = () => attacker.ask('POST', '/api/guest', { body: { name: 'Khách' } }, NOBODY);
    return () => attacker.askAll(times(10, [make]));
  },
};
