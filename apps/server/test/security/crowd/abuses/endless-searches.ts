import type { Wire } from '../../../support/wire.ts';
import type { Abuse } from '../abuse.ts';
import { keptWire } from '../abuse.ts';

/** Sits down among strangers and leaves again, over and over: each time a table is opened, closed and kept. */
export const endlessSearches: Abuse = {
  name: 'endless searches',
  guests: 8,
  steps: 8,
  walls: ['SLOW_DOWN', 'TOO_MANY_TABLES'],
  async begin(attacker) {
    const kept = keptWire(attacker);
    const comeAndGo = async (wire: Wire): Promise<void> => {
      const answer = await attacker.say(wire, 'find_table', { game: 'phom' });
      if (answer.ok) await attacker.say(wire, 'leave_table', { tableId: answer.view?.code });
    };
    return async () => {
      const wire = await kept();
      if (wire === null) return;
      for (let times = 0; times < 4; times++) await comeAndGo(wire);
    };
  },
};
