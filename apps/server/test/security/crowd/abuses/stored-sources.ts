import { type Abuse, times } from '../abuse.ts';
import type { Attacker } from '../attacker.ts';
import { laborious, unpackable } from './sources.ts';

/** The id of a new bot; empty where there was none to have. */
export const newBot = async (attacker: Attacker, source: string): Promise<string> => {
  const body = { game: 'tienlen', name: `Bot ${attacker.number}`, source };
  const { json } = await attacker.ask('POST', '/api/bots', { body });
  return typeof json.id === 'string' ? json.id : '';
};

/** Saves large bots in many versions: some that fill the disk, some that keep a parser busy. */
export const storedSources: Abuse = {
  name: 'stored sources',
  guests: 20,
  steps: 12,
  walls: ['GUEST_QUOTA', 'BOT_QUOTA', 'SLOW_DOWN'],
  async begin(attacker) {
    let bot = await newBot(attacker, unpackable());
    let mark = 0;
    const save = (source: string) => attacker.ask('POST', `/api/bots/${bot || 'none'}/versions`, { body: { source } });
    return async () => {
      bot = (await newBot(attacker, unpackable())) || bot;
      await attacker.askAll([
        ...times(8, [() => save(unpackable())]),
        () => save(laborious(mark++)),
        () => attacker.ask('POST', `/api/bots/${bot || 'none'}/versions/1/restore`),
      ]);
    };
  },
};
