import { cardOf } from '../../cards.ts';
import type { Viewer } from '../../game.ts';
import type { TieBreak } from '../core/hand.ts';
import { lieng } from '../game.ts';
import type { LiengState, Phase } from '../types.ts';
import { CARDS } from './cards.ts';
import { evaluateHand } from './hands.ts';
import type { Card, PublicGameState, PublicPlayer, RoomPlayer } from './types.ts';

/** The engine's view of a round in the words of this interface. What the view hides stays hidden. */
export const publicState = (
  state: LiengState,
  players: readonly RoomPlayer[],
  phase: Phase,
  viewer: Viewer,
): PublicGameState => {
  const view = lieng.view(state, viewer);
  const idOf = (seat: number): string => players[seat].id;
  const cardsOf = (seat: number): Card[] | null => view.hands[seat]?.map((id) => CARDS[cardOf(id) ?? 0]) ?? null;
  const playerAt = ({ id, name = id }: RoomPlayer, seat: number): PublicPlayer => {
    const cards = cardsOf(seat);
    return {
      id,
      name,
      chips: view.chips[seat],
      bet: view.bets[seat],
      folded: view.folded[seat],
      allIn: view.allIn[seat],
      sitsOut: view.sitsOut[seat],
      cardCount: view.sitsOut[seat] ? 0 : 3,
      cards,
      hand: cards === null || view.sitsOut[seat] ? null : evaluateHand(cards, view.options.tieBreak as TieBreak),
    };
  };
  return {
    phase,
    dealerId: idOf(view.dealer),
    currentPlayerId: view.turn === null ? null : idOf(view.turn),
    pot: view.pot,
    currentBet: view.bet,
    minRaise: view.minRaise,
    players: players.map(playerAt),
    pots: view.pots.map(({ amount, winners }) => ({ amount, winnerIds: winners.map(idOf) })),
    points:
      view.result === null ? null : Object.fromEntries(view.result.points.map((points, seat) => [idOf(seat), points])),
  };
};
