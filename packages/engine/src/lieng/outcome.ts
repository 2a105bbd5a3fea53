import { CARD_IDS, type Card, type CardId } from '../cards.ts';
import type { GameResult, Seat, Step } from '../game.ts';
import {
  decidingCard,
  EVALUATE,
  type Evaluate,
  HAND_SIZE,
  type HandValue,
  isTied,
  kindOf,
  pointsOf,
} from './core/hand.ts';
import { isAlone, isIn, type Position, wasDealt } from './core/position.ts';
import { Settlement, settle } from './core/settlement.ts';
import type { LiengOptions } from './options.ts';
import type { LiengEvent, LiengState, Pot, Ranking, TieBroken } from './types.ts';

/** How a game ends: showdown, pots, result (LG-6, LG-7). */

export const seatsOf = ({ seats }: Position): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

export const seatsIn = (seatMask: number, p: Position): Seat[] => seatsOf(p).filter((seat) => isIn(seatMask, seat));

/** A seat's cards, weakest first; none where none were dealt. */
export const handOf = (p: Position, seat: Seat): CardId[] =>
  wasDealt(p, seat)
    ? p.cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).map((card): CardId => CARD_IDS[card])
    : [];

export const rankingOf = (p: Position, seat: Seat): Ranking => {
  const [a, b, c] = p.cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);
  // The kind is the same for both ways to break ties.
  return { kind: kindOf(EVALUATE.highCard(a, b, c)), points: pointsOf(a, b, c) };
};

/** What made a seat's points; in the order of the game. */
const PARTS = ['ante', 'bets', 'uncalled', 'pots'] as const;
type Part = (typeof PARTS)[number];

const resultOf = (before: Position, settlement: Settlement): GameResult => {
  const breakdown = seatsOf(before).map((seat): Record<Part, number> => {
    const { paid, bets } = before;
    return {
      ante: bets[seat] - paid[seat],
      bets: 0 - bets[seat],
      uncalled: seat === settlement.uncalledSeat ? settlement.uncalled : 0,
      pots: settlement.won[seat],
    };
  });
  const points = breakdown.map((parts) => PARTS.reduce((sum, part) => sum + parts[part], 0));
  const places = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { points, places, breakdown };
};

/** The antes: a seat without chips was dealt no cards and paid none (LG-5). */
export const stakes = ({ breakdown }: GameResult): number[] => breakdown.map(({ ante }) => 0 - ante);

const settlement = new Settlement();

/** Which card decided a pot between hands that were shown; null where kind, rank or points did (LG-4). */
const tieOf = (p: Position, { seats, winners }: Pot, evaluate: Evaluate): TieBroken | null => {
  const cardsOf = (seat: Seat): Card[] => p.cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);
  const strengthOf = (seat: Seat): HandValue => {
    const [a, b, c] = cardsOf(seat);
    return evaluate(a, b, c);
  };
  const [winner] = winners;
  const tied = seats.filter((seat) => seat !== winner && isTied(strengthOf(seat), strengthOf(winner)));
  const [over] = tied.sort((a, b) => strengthOf(b) - strengthOf(a));
  if (over === undefined) return null;
  const [card, than] = [winner, over].map((seat) => decidingCard(strengthOf(seat), cardsOf(seat)));
  return card === undefined || than === undefined ? null : { over, card: CARD_IDS[card], than: CARD_IDS[than] };
};

/** Closes a game whose betting is over. The position is changed: the chips are paid out. */
export const close = (
  state: Omit<LiengState, 'result' | 'pots' | 'uncalled' | 'shown'>,
  events: LiengEvent[],
): Step<LiengState, LiengEvent> => {
  const { position: p } = state;
  const before = { ...p, paid: p.paid.slice(), bets: p.bets.slice() };
  const { tieBreak } = state.setup.options as LiengOptions;
  settle(settlement, p, EVALUATE[tieBreak]);
  const shown = isAlone(p.live) ? [] : seatsIn(p.live, p);
  const { uncalled: amount, uncalledSeat: seat } = settlement;
  const uncalled = amount === 0 ? null : { seat, amount };
  const pots = Array.from(
    { length: settlement.pots },
    (_, pot): Pot => ({
      amount: settlement.amount[pot],
      seats: seatsIn(settlement.contenders[pot], p),
      winners: seatsIn(settlement.winners[pot], p),
    }),
  );
  const result = resultOf(before, settlement);
  if (p.live === 0) events.push({ type: 'phase', phase: 'WAITING' });
  else {
    events.push({ type: 'phase', phase: 'SHOWDOWN' });
    if (uncalled !== null) events.push({ type: 'uncalled', ...uncalled });
    for (const seat of shown) events.push({ type: 'show', seat, cards: handOf(p, seat), ...rankingOf(p, seat) });
    for (const pot of pots) {
      const tie = tieOf(p, pot, EVALUATE[tieBreak]);
      events.push({ type: 'pot', ...pot, ...(tie === null ? {} : { tie }) });
    }
    events.push({ type: 'phase', phase: 'ENDED' });
  }
  events.push({ type: 'end', result, chips: p.chips.slice() });
  return { state: { ...state, pots, uncalled, shown, result }, events };
};
