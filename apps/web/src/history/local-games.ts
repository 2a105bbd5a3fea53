import { useEffect, useState } from 'react';
import type { PracticeGame } from '../practice/kept.ts';
import type { PlayedGame } from './game-row.tsx';

/** Games practised in this browser, as a list shows them. */
export interface LocalGame extends PlayedGame {
  /** Who in its seats is the person at this browser. */
  readonly self: string;
}

const SELF = 'self';

/** The practice games of this browser; null while they are being looked up. */
export const usePracticeGames = (): readonly LocalGame[] | null => {
  const [kept, setKept] = useState<readonly PracticeGame[] | null>(null);
  useEffect(() => {
    let stale = false;
    void import('../practice/practice-store.ts')
      .then(({ practiceGames }) => practiceGames())
      .then(
        (games) => !stale && setKept(games),
        // A browser that keeps nothing has nothing to show.
        () => !stale && setKept([]),
      );
    return () => {
      stale = true;
    };
  }, []);
  if (kept === null) return null;
  return kept.map(({ id, game, ruleSet, number, endedAt, seats, points, places, you }) => ({
    id,
    game,
    ruleSet,
    number,
    practice: true,
    endedAt,
    self: SELF,
    seats: seats.map((holder, seat) => ({
      seat,
      person: seat === you ? SELF : null,
      name: holder.kind === 'person' ? holder.name : holder.level,
      points: points[seat],
      place: places[seat],
    })),
  }));
};
