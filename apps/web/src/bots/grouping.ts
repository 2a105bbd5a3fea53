import type { BotSummary } from '@sanh-rong/protocol';

export interface GameGroup {
  readonly game: string;
  readonly bots: readonly BotSummary[];
}

const newestFirst = (a: BotSummary, b: BotSummary): number => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name);

/** Bots by game, the last touched first: within a game, and among the games. */
export const groupByGame = (bots: readonly BotSummary[]): GameGroup[] => {
  const groups = new Map<string, BotSummary[]>();
  for (const bot of [...bots].sort(newestFirst)) {
    const group = groups.get(bot.game);
    if (group === undefined) groups.set(bot.game, [bot]);
    else group.push(bot);
  }
  return [...groups].map(([game, each]) => ({ game, bots: each }));
};
