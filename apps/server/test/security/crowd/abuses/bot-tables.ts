import type { Wire } from '../../../support/wire.ts';
import type { Abuse } from '../abuse.ts';
import { type Attacker, NOBODY } from '../attacker.ts';
import { looping } from './sources.ts';
import { newBot } from './stored-sources.ts';

/** A table with a bot that begins at once and is then another host's. */
const passOn = async (attacker: Attacker, bot: string, host: Wire, friend: Wire): Promise<void> => {
  const settings = { game: 'tienlen', seats: 3, games: 32, turnSeconds: 10, botSeconds: 1, botDelay: 0 };
  const tableId = await attacker.openTable(host, settings, [{ seat: 1, bot }]);
  if (tableId === null) return;
  await attacker.say(friend, 'join_table', { tableId });
  await attacker.say(friend, 'player_ready', { tableId });
  await attacker.say(host, 'start_game', { tableId });
  await attacker.command(host, tableId, { type: 'handOver', seat: 2 });
};

/** Runs one table with a looping bot after the other and hands each over to a second guest. */
export const botTables: Abuse = {
  name: 'bot tables',
  guests: 10,
  steps: 12,
  walls: ['TOO_MANY_BOT_TABLES'],
  async begin(attacker) {
    const bot = await newBot(attacker, looping(attacker.hall));
    const second = await attacker.ask('POST', '/api/guest', { body: { name: 'Bạn phá' } }, NOBODY);
    const [host, friend] = [await attacker.connect(), await attacker.connect(String(second.json.token ?? ''))];
    return async () => {
      if (host !== null && friend !== null && host.isOpen) await passOn(attacker, bot, host, friend);
      else await attacker.connect();
    };
  },
};
