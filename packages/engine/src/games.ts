import type { GameId } from './catalogue.ts';
import { type Ruling, refusal } from './errors.ts';
import type { AnyGame } from './game.ts';
import { lieng } from './lieng/game.ts';
import { phom } from './phom/game.ts';
import { ok } from './result.ts';
import { tienlen } from './tienlen/game.ts';

/** Every game of the house. */
export const GAMES: readonly AnyGame[] = Object.values<AnyGame>({
  tienlen,
  phom,
  lieng,
} satisfies Record<GameId, AnyGame>);

export const findGame = (id: unknown): Ruling<AnyGame> => {
  const game = GAMES.find((candidate) => candidate.id === id);
  return game
    ? ok(game)
    : refusal('BAD_DEAL', 'unknownGame', { known: GAMES.map((candidate) => candidate.id).join(', ') });
};
