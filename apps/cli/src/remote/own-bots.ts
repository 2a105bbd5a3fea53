import { BOT_ANSWERS, type BotSummary, DRAWN_ID } from '@sanh-rong/protocol';
import { type Arguments, visible } from '../arguments/arguments.ts';
import { Failure, Misuse } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { REMOTE_WORDS } from './messages/vi.ts';
import type { Server } from './server.ts';

/** The bots of the person who asks, by name. */

export interface BotQuery {
  readonly name: string;
  /** Of any game where none is named. */
  readonly game?: string;
  /** Of several with one name, the one with this id. */
  readonly rather?: string | null;
}

/** The one of this name; null where there is none. Several are a `Failure` that says how to choose. */
export const findOwnBot = async (
  server: Server,
  { name, game, rather = null }: BotQuery,
  { language }: Arguments,
): Promise<BotSummary | null> => {
  const path = game === undefined ? '/api/bots' : `/api/bots?game=${game}`;
  const { bots } = await server.ask('GET', path, BOT_ANSWERS.bots);
  const wanted = name.trim().normalize('NFC');
  const named = bots.filter((bot) => bot.name === wanted);
  const preferred = named.find(({ id }) => id === rather);
  if (preferred !== undefined || named.length <= 1) return preferred ?? named[0] ?? null;
  const ids = named.map(({ id }) => id).join(', ');
  throw new Failure(REMOTE_WORDS[language].sameName(visible(wanted), ids));
};

/** The id that is meant by an id or by the name of an own bot. */
export const botIdOf = async (server: Server, written: string, given: Arguments): Promise<string> => {
  const own = await findOwnBot(server, { name: written }, given);
  if (own !== null) return own.id;
  if (DRAWN_ID.test(written)) return written;
  throw new Failure(REMOTE_WORDS[given.language].noBot(visible(written)));
};

/** The id of a bot, as a path takes it. */
export const botIdIn = (written: string, { language }: Arguments, flag: string): string => {
  if (DRAWN_ID.test(written)) return written;
  throw new Misuse(ARGUMENT_WORDS[language].badValue(flag, visible(written), REMOTE_WORDS[language].botId));
};
