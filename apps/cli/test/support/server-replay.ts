import type { AnyGame } from '@sanh-rong/engine';
import { proofOf } from '@sanh-rong/engine';
import type { Replay } from '@sanh-rong/protocol';
import { lookBack } from '../../../server/src/history/replay.ts';
import { play, SESSION, STARTED } from '../../../server/test/history/played-games.ts';

/** A replay of a fairly dealt game as a server really gives it, and what it published before. */
export const serverReplay = (
  game: AnyGame,
): { readonly replay: Replay; readonly commitment: string; readonly games: number } => {
  const number = 1;
  const played = play(game, 4, `verify-${game.id}`, 'built-in');
  const { secret, contributions, text, state, commitment, ruleSet } = played;
  const proof = proofOf(game, secret, SESSION, number, contributions);
  const seen = lookBack(text, proof, 0);
  const result = game.result(state);
  if (seen === null || result === null) throw new Error('no finished game');
  const seats = result.points.map((points, seat) => ({
    ...{ seat, person: null, bot: null, name: `Seat ${seat}`, points, place: result.places[seat], breakdown: {} },
  }));
  const listed = { id: 'abcdefgh12345678', table: null, game: game.id, ruleSet, session: 1, number };
  const times = {
    company: 'friends',
    visibility: 'public',
    practice: false,
    startedAt: STARTED,
    endedAt: STARTED + 1_000,
  } as const;
  return {
    commitment,
    games: SESSION,
    replay: {
      game: { ...listed, ...times, seats, statistics: { game: {}, seats: [] }, replay: '' },
      seat: 0,
      text: seen.concealed ? null : text,
      ...seen,
      steps: [...seen.steps],
    },
  };
};
