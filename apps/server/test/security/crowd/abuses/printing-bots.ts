import { type Abuse, keptWire } from '../abuse.ts';
import { PRINTING } from './sources.ts';
import { newBot } from './stored-sources.ts';

/** Opens one table after the other for bots alone that print as much as they can at every turn. */
export const printingBots: Abuse = {
  name: 'printing bots',
  guests: 10,
  steps: 30,
  walls: ['TOO_MANY_BOT_TABLES', 'TOO_MANY_TABLES'],
  async begin(attacker) {
    const bot = await newBot(attacker, PRINTING);
    const kept = keptWire(attacker);
    const settings = { game: 'tienlen', seats: 4, games: 32, botSeconds: 1, botDelay: 0 };
    const players = [0, 1, 2, 3].map((seat) => ({ seat, bot }));
    return async () => {
      const host = await kept();
      if (host === null) return;
      const opened = await attacker.say(host, 'create_table', { settings, players, sits: false });
      if (opened.ok) await attacker.say(host, 'start_game', { tableId: opened.view?.code });
    };
  },
};
