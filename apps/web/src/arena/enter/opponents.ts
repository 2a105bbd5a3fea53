import type { ArenaRequest, LadderRow } from '@sanh-rong/protocol';
import type { Contestant } from '../who.tsx';

/** Against whom a challenge goes. */

/** What names an opponent among others. */
export const keyOf = ({ bot, level }: Contestant): string => (bot === null ? `level ${level}` : `bot ${bot.id}`);

/** As the server is asked for it. */
export const askedFor = ({ bot, level }: Contestant): ArenaRequest<'challenge'>['opponents'][number] =>
  bot === null ? { level: level ?? '' } : { bot: bot.id };

interface Offered {
  readonly levels: readonly LadderRow[];
  readonly bots: readonly LadderRow[];
}

/** Whom one may add to these: everybody of the ladder who is not there yet and is not the own bot. */
export const offered = (rows: readonly LadderRow[], chosen: readonly Contestant[], own: string | null): Offered => {
  const taken = new Set(chosen.map(keyOf));
  const free = rows.filter((row) => !taken.has(keyOf(row)) && row.bot?.id !== own);
  return { levels: free.filter(({ bot }) => bot === null), bots: free.filter(({ bot }) => bot !== null) };
};
