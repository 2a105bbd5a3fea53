import type { ArenaMatchDetail, ArenaMatchGame, LiveMatch } from '@sanh-rong/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useQuery } from '../../net/use-query.ts';
import { isOpen } from '../match/use-match.ts';
import { ARENA_API } from '../paths.ts';
import {
  type Following,
  hear,
  hearWhole,
  isPatient,
  isStored,
  moveOn,
  NOTHING,
  type PlaybackSpeed,
} from './following.ts';

/** Milliseconds between two pictures of a match. */
export const BETWEEN = 1_000;

export interface Live {
  readonly following: Following;
  readonly status: ArenaMatchDetail['status'];
  readonly isStale: boolean;
  /** Goes on to the game that is played by now. */
  readonly goOn: () => void;
}

/**
 * The games of a match as they are played. A visitor who watches a game to its end is told all of it as soon as it is
 * stored.
 */
export const useLive = (
  match: Pick<ArenaMatchDetail, 'id' | 'status' | 'pool' | 'seats'>,
  speed: PlaybackSpeed,
): Live => {
  const { id, pool, seats } = match;
  const [following, setFollowing] = useState<Following>(NOTHING);
  const [isOver, setOver] = useState(!isOpen(match));
  const query = useQuery<LiveMatch>(ARENA_API.live(id), isOver ? null : BETWEEN);
  const answer = query.state === 'loaded' ? query.answer : null;
  useEffect(() => {
    if (answer === null) return;
    setFollowing((last) => hear(last, answer.game));
    setOver(!isOpen(answer));
  }, [answer]);

  const { now, next } = following;
  const wanted = now !== null && !now.isWhole && (next !== null || isOver) ? now.number : null;
  // A game is stored a while after it has ended: a request before that is refused, and made again.
  const isThere = wanted !== null && answer !== null && isPatient(speed) && isStored({ pool, seats }, answer, wanted);
  const whole = useQuery<ArenaMatchGame>(isThere ? ARENA_API.game(id, wanted) : null, BETWEEN);
  const text = whole.state === 'loaded' ? whole.answer.text : null;
  useEffect(() => {
    if (wanted !== null && text !== null) setFollowing((last) => hearWhole(last, wanted, text));
  }, [wanted, text]);

  useEffect(() => {
    if (!isPatient(speed) && next !== null) setFollowing(moveOn);
  }, [speed, next]);

  const goOn = useCallback(() => setFollowing(moveOn), []);
  return {
    following,
    status: answer?.status ?? match.status,
    isStale: query.isStale,
    goOn,
  };
};
