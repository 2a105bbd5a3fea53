import { randomBytes } from 'node:crypto';
import type { Abuse } from '../abuse.ts';
import type { Attacker } from '../attacker.ts';
import { slow } from './sources.ts';
import { newBot } from './stored-sources.ts';

/** Becomes an account, which may do more than a guest. */
const register = async (attacker: Attacker): Promise<void> => {
  const username = `pha${randomBytes(6).toString('hex')}`;
  const { json } = await attacker.ask('POST', '/api/me/account', { body: { username, password: `${username} dài` } });
  if (typeof json.token === 'string') attacker.token = json.token;
};

/** Brings slow bots into the ladder and challenges everybody, first as a guest and then with an account. */
export const arenaFlood: Abuse = {
  name: 'arena flood',
  guests: 20,
  steps: 12,
  walls: ['CHALLENGE_QUOTA', 'ENTRY_QUOTA'],
  async begin(attacker) {
    const [ruleSet, deals] = ['mien-nam', attacker.hall.length === 'whole' ? 96 : 1];
    let bot = await newBot(attacker, slow(attacker.hall));
    const enter = () => attacker.ask('POST', '/api/arena/entries', { body: { bot: bot || 'none', ruleSet } });
    const challenge = (level: string) => () => {
      const body = { bot: bot || 'none', ruleSet, opponents: [{ level }], deals };
      return attacker.ask('POST', '/api/arena/challenges', { body });
    };
    await enter();
    await register(attacker);
    return async () => {
      await attacker.askAll([enter, ...['simple', 'greedy', 'steady', 'simple'].map(challenge)]);
      bot = (await newBot(attacker, slow(attacker.hall))) || bot;
    };
  },
};
