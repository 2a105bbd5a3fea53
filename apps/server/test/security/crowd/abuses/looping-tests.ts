import { type Abuse, times } from '../abuse.ts';
import { ENDLESS } from './sources.ts';
import { newBot } from './stored-sources.ts';

/** Has bots tested that never come back, several at a time. */
export const loopingTests: Abuse = {
  name: 'looping tests',
  guests: 20,
  steps: 3,
  walls: ['TEST_RUNNING', 'SLOW_DOWN', 'GUEST_QUOTA'],
  async begin(attacker) {
    const bot = await newBot(attacker, ENDLESS);
    const test = () => attacker.ask('POST', `/api/bots/${bot || 'none'}/test`, { body: {} });
    return () => attacker.askAll(times(3, [test]));
  },
};
