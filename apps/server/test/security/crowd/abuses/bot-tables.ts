import { MAX_BOT_TABLES } from '../../../../src/tables/bot-tables.ts';
import type { Wire } from '../../../support/wire.ts';
import { type Abuse, keptWire } from '../abuse.ts';
import { type Attacker, NOBODY } from '../attacker.ts';
import { looping } from './sources.ts';
import { newBot } from './stored-sources.ts';

/** One more than may run at the same time. */
const TOGETHER = MAX_BOT_TABLES + 1;

/** A table with a bot where a friend has sat down and is ready; null where there was none to have. */
const openReady = async (attacker: Attacker, bot: string, host: Wire, friend: Wire): Promise<string | null> => {
  const settings = { game: 'tienlen', seats: 3, games: 32, turnSeconds: 10, botSeconds: 1, botDelay: 0 };
  const tableId = await attacker.openTable(host, settings, [{ seat: 1, bot }]);
  if (tableId === null) return null;
  await attacker.say(friend, 'join_table', { tableId });
  await attacker.say(friend, 'player_ready', { tableId });
  return tableId;
};

/** Begins more tables with a looping bot at once than may run, and hands each over to a second guest. */
export const botTables: Abuse = {
  name: 'bot tables',
  guests: 10,
  steps: TOGETHER + 1,
  walls: ['TOO_MANY_BOT_TABLES'],
  async begin(attacker) {
    const bot = await newBot(attacker, looping(attacker.hall));
    const second = await attacker.ask('POST', '/api/guest', { body: { name: 'Bạn phá' } }, NOBODY);
    const [keptHost, keptFriend] = [keptWire(attacker), keptWire(attacker, String(second.json.token ?? ''))];
    const ready: string[] = [];
    return async () => {
      const [host, friend] = [await keptHost(), await keptFriend()];
      if (host === null || friend === null) return;
      if (ready.length < TOGETHER) {
        const tableId = await openReady(attacker, bot, host, friend);
        if (tableId !== null) ready.push(tableId);
        return;
      }
      await Promise.all(
        ready.splice(0).map(async (tableId) => {
          await attacker.say(host, 'start_game', { tableId });
          await attacker.command(host, tableId, { type: 'handOver', seat: 2 });
        }),
      );
    };
  },
};
