import type { Seat } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { STORAGE_KEYS } from '../../storage/keys.ts';

/** What the table that plays on belongs to: a moment of a game that is over, or of a puzzle. */
export interface Origin {
  readonly game: string;
  /** The address of its replay, at that moment, or of the puzzles. */
  readonly replay: string;
  /** How many actions had been done. */
  readonly move: number;
  /** One more was done, another than in that game. */
  readonly isChanged: boolean;
  readonly seat: Seat;
  /** What that game brought the seat; null for a puzzle, which has no end of its own. */
  readonly points: number | null;
  /** Hands that were never shown have been drawn. */
  readonly isDrawn: boolean;
}

const isOrigin = (value: unknown): value is Origin => {
  const origin = Object(value) as Partial<Record<keyof Origin, unknown>>;
  return (
    [origin.move, origin.seat, origin.points ?? 0].every(Number.isFinite) &&
    [origin.game, origin.replay].every((text) => typeof text === 'string') &&
    /^\/[^/]/.test(String(origin.replay))
  );
};

/** The one kept last, if it is that of the table on the screen: another tab may have begun anew. */
export const originOf = ({ settings, you, game }: TableView): Origin | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.playOn) ?? 'null');
    if (!isOrigin(kept) || kept.game !== settings.game || kept.seat !== you) return null;
    return game === null || kept.move <= game.history.length ? kept : null;
  } catch {
    return null;
  }
};

export const keepOrigin = (origin: Origin): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.playOn, JSON.stringify(origin));
  } catch {
    // Where nothing may be kept, the table does not say where it comes from.
  }
};
