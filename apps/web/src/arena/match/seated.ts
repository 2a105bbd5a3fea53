import type { Language } from '@sanh-rong/engine';
import { levelName } from '@sanh-rong/presentation/names';
import type { SeatView } from '@sanh-rong/table';
import { type Contestant, contestantName, levelSeed } from '../who.tsx';

/** Contestants at a table. */

/**
 * A seat that the table can draw. Built-in players are called after their level here, not after the folk figures they
 * are elsewhere: a contestant keeps its name in every seat.
 */
const seatOf = ({ bot, level }: Contestant, language: Language): SeatView =>
  bot === null
    ? {
        kind: 'person',
        id: levelSeed(level),
        name: levelName(level ?? '', language).name,
        ready: true,
        away: false,
        standIn: false,
      }
    : { kind: 'bot', ...bot, strikes: 0, out: false };

/** Who sits where in a game; `seating` names a contestant for each seat. */
export const seatsOf = (
  seating: readonly number[],
  contestants: readonly Contestant[],
  language: Language,
): readonly SeatView[] =>
  seating.map((who) => {
    const contestant = contestants[who];
    return contestant === undefined ? { kind: 'empty' } : seatOf(contestant, language);
  });

/** "A v1, B v2, A v1": by seat. */
export const seatingWords = (
  seating: readonly number[],
  contestants: readonly Contestant[],
  language: Language,
): string =>
  seating
    .flatMap((who) => (contestants[who] === undefined ? [] : [contestantName(contestants[who], language)]))
    .join(', ');
