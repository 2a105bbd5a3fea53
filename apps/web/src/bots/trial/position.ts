import type { Situation } from '@sanh-rong/bot-kit/situations';
import { type BaseAction, type BaseEvent, type BaseView, findGame } from '@sanh-rong/engine';

/** A position as the seat to move sees it, and what it has heard since the deal. */
export interface Position {
  readonly view: BaseView<BaseAction>;
  readonly eventsSoFar: readonly BaseEvent[];
}

/** Deals a situation again and plays what was played, listening; null where this client knows no such game. */
export const positionOf = ({ game: id, deal, played, seat }: Situation): Position | null => {
  const game = findGame(id);
  const dealt = game.ok ? game.value.deal(deal) : null;
  if (!game.ok || dealt === null || !dealt.ok) return null;
  let { state } = dealt.value;
  const told: BaseEvent[] = [...dealt.value.events];
  for (const word of played) {
    const action = game.value.readAction(word);
    const step = action === null ? null : game.value.apply(state, action);
    if (step === null || !step.ok) return null;
    state = step.value.state;
    told.push(...step.value.events);
  }
  return {
    view: game.value.view(state, seat),
    eventsSoFar: told.map((event) => game.value.seen(event, seat)).filter((event) => event !== null),
  };
};
