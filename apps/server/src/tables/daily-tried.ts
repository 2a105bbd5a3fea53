import { isDaily, isPerson, type TableState } from '@sanh-rong/table';
import type { FinishedGame } from './finished.ts';

/** What is stored beside the events of a try at the deal of the day: that it was begun, and what came of it. */
export interface DailyTried {
  readonly tried: readonly { readonly person: string; readonly day: string; readonly startedAt: number }[];
  readonly scored: readonly {
    readonly gameId: string;
    readonly points: number;
    readonly endedAt: number;
    readonly unfinished: boolean;
  }[];
}

const NOTHING: DailyTried = { tried: [], scored: [] };

export const dailyTried = (
  before: TableState | null,
  after: TableState,
  finished: readonly FinishedGame[],
): DailyTried => {
  if (!isDaily(after)) return NOTHING;
  const { daily, creator, dealtAt } = after;
  if (before === null) return { ...NOTHING, tried: [{ person: creator, day: daily.day, startedAt: dealtAt }] };
  const own = after.seats.findIndex((holder) => isPerson(holder) && holder.person.id === creator);
  const holder = after.seats[own];
  return {
    ...NOTHING,
    scored: finished.map(({ game }) => ({
      gameId: game.id,
      points: game.result.points[own],
      endedAt: game.endedAt,
      unfinished: isPerson(holder) && holder.missed > 0,
    })),
  };
};
