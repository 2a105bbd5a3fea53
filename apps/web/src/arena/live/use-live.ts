import type { ArenaMatchDetail, ArenaMatchGame, LiveMatch } from '@sanh-rong/protocol';
import { useCallback, useEffect, useState } from 'react';
import { get } from '../../net/rest.ts';
import { isOpen } from '../match/use-match.ts';
import { ARENA_API } from '../paths.ts';
import { usePolled } from '../use-polled.ts';
import { type Following, hear, hearWhole, isPatient, isStored, moveOn, NOTHING, type Pace } from './following.ts';

/** Milliseconds between two pictures of a match. */
export const BETWEEN = 1_000;

export interface Live {
  readonly following: Following;
  readonly status: ArenaMatchDetail['status'];
  readonly isStale: boolean;
  /** Goes on to the game that is played by now. */
  readonly goOn: () => void;
}

/** The games of a match as they are played. Whoever watches a game to its end is told all of it as soon as it is stored. */
export const useLive = (match: Pick<ArenaMatchDetail, 'id' | 'status' | 'pool' | 'seats'>, pace: Pace): Live => {
  const { id, pool, seats } = match;
  const [following, setFollowing] = useState<Following>(NOTHING);
  const [isOver, setOver] = useState(!isOpen(match));
  const polled = usePolled<LiveMatch>(ARENA_API.live(id), isOver ? null : BETWEEN);
  const answer = polled.state === 'answered' ? polled.answer : null;
  useEffect(() => {
    if (answer === null) return;
    setFollowing((last) => hear(last, answer.game));
    setOver(!isOpen(answer));
  }, [answer]);

  const { now, next } = following;
  const wanted = now !== null && !now.isWhole && (next !== null || isOver) ? now.number : null;
  // A game is stored a while after it has ended; whoever asks for it before is told that there is none. Where the answer is
  // lost, each picture that comes is a reason to ask again.
  useEffect(() => {
    if (wanted === null || answer === null || !isPatient(pace) || !isStored({ pool, seats }, answer, wanted)) return;
    get<ArenaMatchGame>(ARENA_API.game(id, wanted)).then(
      ({ text }) => setFollowing((last) => hearWhole(last, wanted, text)),
      () => {},
    );
  }, [id, pool, seats, wanted, pace, answer]);

  useEffect(() => {
    if (!isPatient(pace) && next !== null) setFollowing(moveOn);
  }, [pace, next]);

  const goOn = useCallback(() => setFollowing(moveOn), []);
  return {
    following,
    status: answer?.status ?? match.status,
    isStale: polled.isStale,
    goOn,
  };
};
