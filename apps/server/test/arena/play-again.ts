import { type Entrant, playContest } from '@sanh-rong/arena';
import { findGame, type OptionValues, writeRecord } from '@sanh-rong/engine';
import { botEntrant, builtIn, standIn } from '@sanh-rong/entrants';
import { Sandboxes } from '@sanh-rong/sandbox';
import type { arenaMatches } from '../../src/database/schema.ts';

type MatchRow = typeof arenaMatches.$inferSelect;

/** Plays a match of the server once more, here and without it, from its seed; the texts of all its games. */
export const playAgain = async (
  { game: id, ruleSet, options, lineup, seed, deals, contestants }: MatchRow,
  sourceOf: (bot: string) => string,
): Promise<string[]> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  const game = found.value;
  const sandboxes = new Sandboxes({ warm: 0, most: contestants.length });
  try {
    const entrants: Entrant[] = [];
    for (const { bot, level } of contestants) {
      const player = level === null ? null : builtIn(id, level);
      if (player !== null) entrants.push(player);
      if (bot === null) continue;
      const loading = await sandboxes.load({ game: id, source: sourceOf(bot.id), time: 1_000 });
      if (!loading.ok) throw new Error(loading.fault.kind);
      entrants.push(botEntrant({ game: id, bot: loading.bot }));
    }
    const contest = { game, ruleSet, options: options as OptionValues, lineup, seed, deals };
    const texts: string[] = [];
    for await (const block of playContest(contest, entrants, { standIn: standIn(id) })) {
      for (const deal of block.deals) texts.push(...deal.games.map(({ state }) => writeRecord(game, state)));
    }
    return texts;
  } finally {
    await sandboxes.close();
  }
};
