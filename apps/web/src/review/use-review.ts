import { useEffect, useState } from 'react';
import type { FromReview, JudgedMove, ReviewOrder } from './wire.ts';

export interface Review {
  /** How many moves there may be to judge; null until that is known. */
  readonly total: number | null;
  /** Those judged so far, in the order of the game. */
  readonly moves: readonly JudgedMove[];
  /** The dearest first. */
  readonly turningPoints: readonly JudgedMove[];
  /** Turning points as puzzles, by move. */
  readonly puzzles: Readonly<Record<number, string>>;
  readonly state: 'working' | 'done' | 'unfinished' | 'failed';
}

const NOTHING: Review = { total: null, moves: [], turningPoints: [], puzzles: {}, state: 'working' };

const FAILED: Review = { ...NOTHING, state: 'failed' };

/** The review so far, with what the worker has told since. */
export const reviewWith = (review: Review, told: FromReview): Review => {
  switch (told.kind) {
    case 'begun':
      return { ...review, total: told.moves };
    case 'judged': {
      const moves = [...review.moves, told.move].sort((one, other) => one.at - other.at);
      const turningPoints = told.turningPoints.flatMap((at) => moves.filter((move) => move.at === at));
      return { ...review, moves, turningPoints };
    }
    case 'puzzle':
      return { ...review, puzzles: { ...review.puzzles, [told.at]: told.text } };
    case 'done':
      return { ...review, state: 'done' };
    case 'refused':
      return { ...review, state: told.why === 'unfinished' ? 'unfinished' : 'failed' };
  }
};

/** Has the moves of a seat judged, as long as that is looked at. */
export const useReview = (order: ReviewOrder): Review => {
  const [review, setReview] = useState(NOTHING);
  useEffect(() => {
    setReview(NOTHING);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReview>) => {
      setReview((before) => reviewWith(before, data));
    });
    worker.addEventListener('error', () => setReview(FAILED));
    worker.postMessage(order);
    return () => worker.terminate();
  }, [order]);
  return review;
};
