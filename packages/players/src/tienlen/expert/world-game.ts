import { type CardId, cardset, type OwnView } from '@sanh-rong/engine';
import { type TienLenState, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import type { Position } from '@sanh-rong/engine/tienlen/core';

/** The cards a seat was dealt: those it holds in this position and those it has played. */
const dealtTo = ({ history }: TienLenView, { low, high }: Position, seat: number): CardId[] => [
  ...cardset.idsOf(cardset.fromHalves(low[seat], high[seat])),
  ...history.flatMap((acted) => (acted.seat === seat && acted.action.type === 'play' ? acted.action.cards : [])),
];

/** The whole game that led to a view if the others hold what they hold in this position; null where the rules refuse it. */
export const worldGame = (view: OwnView<TienLenView>, position: Position): TienLenState | null => {
  const hands = view.hands.map((_, seat) => dealtTo(view, position, seat));
  const { ruleSet, options, initial, leader } = view;
  // A leader that is given needs no opening card: right only where none was asked for.
  const given = initial ? { hands } : { hands, leader };
  const dealt = tienlen.deal({ ruleSet, seats: hands.length, options, given });
  if (!dealt.ok || dealt.value.state.leader !== leader) return null;
  let { state } = dealt.value;
  for (const { seat, action } of view.history) {
    if (tienlen.turn(state) !== seat) return null;
    const step = tienlen.apply(state, action);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return tienlen.turn(state) === view.viewer ? state : null;
};
