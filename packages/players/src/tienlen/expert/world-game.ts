import { type CardId, cardset, type GivenDeal, type OwnView } from '@sanh-rong/engine';
import { type TienLenState, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import type { Position } from '@sanh-rong/engine/tienlen/core';

/** The cards a seat was dealt: those it holds in this position and those it has played. */
const dealtTo = ({ history }: TienLenView, { low, high }: Position, seat: number): CardId[] => [
  ...cardset.idsOf(cardset.fromHalves(low[seat], high[seat])),
  ...history.flatMap((acted) => (acted.seat === seat && acted.action.type === 'play' ? acted.action.cards : [])),
];

/** The same moves over these hands; null where the rules refuse them. */
const replayed = (view: OwnView<TienLenView>, given: GivenDeal): TienLenState | null => {
  const { ruleSet, options } = view;
  const dealt = tienlen.deal({ ruleSet, seats: given.hands.length, options, given });
  if (!dealt.ok || dealt.value.state.leader !== view.leader) return null;
  let { state } = dealt.value;
  for (const { seat, action } of view.history) {
    if (tienlen.turn(state) !== seat) return null;
    const step = tienlen.apply(state, action);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return tienlen.turn(state) === view.viewer ? state : null;
};

/** The whole game that led to a view if the others hold what they hold in this position; null where the rules refuse it. */
export const worldGame = (view: OwnView<TienLenView>, position: Position): TienLenState | null => {
  const hands = view.hands.map((_, seat) => dealtTo(view, position, seat));
  const { initial, leader } = view;
  // Who leads the first game is told by its cards, unless it was dealt with another leader.
  return (initial ? replayed(view, { hands }) : null) ?? replayed(view, { hands, leader });
};
