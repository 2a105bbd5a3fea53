import type { BaseAction, BaseEvent, BaseState, DealRequest, Setup } from '@sanh-rong/engine';
import { gameOf } from './settings.ts';
import type { TableState } from './state.ts';
import { pastViewpoint, type Viewpoint, viewpointOf } from './viewpoint.ts';

/**
 * The events of the game on the table, as the same seat or watcher would have been told them since its deal: for those who
 * come in the middle of it. On the wire they are called `story`.
 */

const NOTHING: readonly BaseEvent[] = [];

const requestFor = ({ ruleSet, seats, options, previous, deal }: Setup): DealRequest => {
  const source = 'hands' in deal ? { given: deal } : deal;
  return { ruleSet, seats, options, ...(previous === null ? {} : { previous }), ...source };
};

const eventsSeen = ({ state, viewer, game }: Viewpoint): readonly BaseEvent[] => {
  if (game === null) return NOTHING;
  const rules = gameOf(state.settings);
  const dealt = rules.deal(requestFor(game.setup));
  if (!dealt.ok) throw new Error('a game that was dealt cannot be dealt again');
  const told = [...dealt.value.events];
  let at: BaseState<BaseAction> = dealt.value.state;
  for (const [moves, { action }] of game.history.entries()) {
    const hidings = state.hidings.filter((hiding) => hiding.moves === moves);
    at = hidings.reduce((seen, { seat, hidden }) => rules.hideCount?.(seen, seat, hidden) ?? seen, at);
    const step = rules.apply(at, action);
    if (!step.ok) throw new Error('an action that was done cannot be done again');
    told.push(...step.value.events);
    at = step.value.state;
  }
  return told.map((event) => rules.seen(event, viewer)).filter((event) => event !== null);
};

/** The events that this person may know now. */
export const eventsSoFar = (state: TableState, person: string | null): readonly BaseEvent[] =>
  eventsSeen(viewpointOf(state, person));

/** The events that those who watch with a delay may know now (`viewPast`). */
export const pastEventsSoFar = (past: TableState): readonly BaseEvent[] => eventsSeen(pastViewpoint(past));
