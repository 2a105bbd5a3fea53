import type { BaseAction, BaseEvent, BaseState, DealRequest, Setup } from '@sanh-rong/engine';
import { gameOf } from './settings.ts';
import { pastSight, type Sight, sightOf } from './sight.ts';
import type { TableState } from './state.ts';

/**
 * What the game on the table has told so far, as somebody would have heard it who had been there from its deal. Whoever
 * comes in the middle reads it to know how things came about.
 */

const NOTHING: readonly BaseEvent[] = [];

const requestFor = ({ ruleSet, seats, options, previous, deal }: Setup): DealRequest => {
  const source = 'hands' in deal ? { given: deal } : deal;
  return { ruleSet, seats, options, ...(previous === null ? {} : { previous }), ...source };
};

const story = ({ state, eyes, game }: Sight): readonly BaseEvent[] => {
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
  return told.map((event) => rules.seen(event, eyes)).filter((event) => event !== null);
};

/** The story of the game as this person may know it now. */
export const storyOf = (state: TableState, person: string | null): readonly BaseEvent[] =>
  story(sightOf(state, person));

/** The story as everybody who watches some time later may know it (`viewPast`). */
export const storyOfPast = (past: TableState): readonly BaseEvent[] => story(pastSight(past));
