import { CARD_IDS, type CardId } from '../cards.ts';
import type { Acted, Seat, Viewer, ViewFor } from '../game.ts';
import { feederOf, isOver, NO_CARD, PHASES, type Position, stockLeft } from './core/position.ts';
import type { Rules } from './core/rules.ts';
import { handPoints } from './core/scoring.ts';
import { countCards } from './core/suits.ts';
import { idsIn } from './ids.ts';
import { ruleSetNamed } from './rule-sets.ts';
import type { PhomAction, PhomEvent, PhomOnTable, PhomState, PhomView } from './types.ts';

/** What a viewer may know. Nothing is shown that is not put here on purpose. */

export const handIds = (rules: Rules, p: Position, seat: Seat): CardId[] =>
  idsIn(rules, { black: p.black[seat], red: p.red[seat] });

/** A seat's phỏm. Where eating lays at once only the eaten card is face up until the end (PH-3). */
export const meldsOf = (rules: Rules, p: Position, seat: Seat, faceUp: boolean): PhomOnTable[] =>
  p.meldBlack[seat].map((black, i) => {
    const red = p.meldRed[seat][i];
    const eaten = p.meldEaten[seat][i];
    return {
      cards: faceUp || !rules.eatingLays ? idsIn(rules, { black, red }) : null,
      size: countCards(black, red),
      eaten: eaten === NO_CARD ? null : CARD_IDS[eaten],
    };
  });

const mayLook = (viewer: Viewer, seat: Seat): boolean => viewer === 'open' || viewer === seat;

const seenAction = (done: Acted<PhomAction>, viewer: Viewer): Acted<PhomAction> =>
  done.action.type === 'eat' && !mayLook(viewer, done.seat) ? { ...done, action: { type: 'eat', cards: [] } } : done;

export const view = <By extends Viewer>(
  state: PhomState,
  viewer: By,
  legal: (state: PhomState) => PhomAction[],
): ViewFor<PhomView, By> => {
  const { position: p, setup, result } = state;
  const { rules } = ruleSetNamed(setup.ruleSet);
  const over = isOver(p);
  const turn = over ? null : p.turn;
  const seats = Array.from({ length: p.seats }, (_, seat) => seat);
  const shown = (seat: Seat): boolean => over || mayLook(viewer, seat);
  const ids = (cards: readonly number[]): CardId[] => cards.map((card) => CARD_IDS[card]);
  return {
    viewer,
    ruleSet: setup.ruleSet,
    options: setup.options,
    turn,
    phase: PHASES[p.phase],
    fresh: p.fresh,
    legal: turn !== null && mayLook(viewer, turn) ? legal(state) : [],
    leader: p.leader,
    hands: seats.map((seat) => (shown(seat) ? handIds(rules, p, seat) : null)),
    counts: seats.map((seat) => countCards(p.black[seat], p.red[seat])),
    eaten: seats.map((seat) => idsIn(rules, { black: p.eatenBlack[seat], red: p.eatenRed[seat] })),
    eats: p.eats.slice(),
    melds: seats.map((seat) => meldsOf(rules, p, seat, shown(seat))),
    discards: p.discards.map(ids),
    offered: p.offered === NO_CARD ? null : { card: CARD_IDS[p.offered], from: feederOf(p, p.turn) },
    stock: stockLeft(p),
    units: seats.map((seat) => p.eatUnits[seat] + p.chotUnits[seat]),
    left: seats.map((seat) => (shown(seat) ? handPoints(rules, p, seat) : null)),
    unseen: viewer === 'open' ? { stock: ids(p.stock.slice(p.drawn)), setAside: ids(state.setAside) } : null,
    history: over ? state.history : state.history.map((done) => seenAction(done, viewer)),
    result,
  };
};

export const seen = (event: PhomEvent, viewer: Viewer): PhomEvent | null => {
  switch (event.type) {
    case 'deal':
      return { ...event, hands: event.hands.map((hand, seat) => (mayLook(viewer, seat) ? hand : null)) };
    case 'draw':
      return mayLook(viewer, event.seat) ? event : { ...event, card: null };
    case 'eat':
      return mayLook(viewer, event.seat) ? event : { ...event, cards: [] };
    default:
      return event;
  }
};
