import { type BaseAction, type BaseView, type CardId, explain, type RuleError } from '@sanh-rong/engine';
import type { Given } from './controls.ts';
import type { Voice } from './display.ts';
import type { AnyPresentation } from './presentation.ts';

/** Choosing cards, amounts and commands, the same on a screen and in a terminal: what each event makes of the choice. */

export type AnyCommand = AnyPresentation['commands'][number];

/** An action that is seen before it is done: a suggestion, one of a command's ways, or a play that asks to be confirmed. */
export interface Shown {
  readonly kind: 'suggestion' | 'way' | 'asked';
  readonly action: BaseAction;
  readonly number: number;
  readonly of: number;
  /** Of a way: its command, and what was chosen for it. */
  readonly command?: AnyCommand;
  readonly given?: Given;
}

/** Why what was just asked for cannot be done, in the language of the moment; `error` where the rules say so. */
export interface Refusal {
  readonly error: RuleError | null;
  words(moment: Moment): string;
}

export interface Choosing {
  readonly selected: readonly CardId[];
  /** In games that have amounts; null: none is chosen. */
  readonly amount: number | null;
  readonly shown: Shown | null;
  readonly notice: Refusal | null;
}

/** The table as the player knows it at the moment of an event. */
export interface Moment {
  readonly presentation: AnyPresentation;
  readonly view: BaseView<BaseAction>;
  /** What can be chosen from, in any order. */
  readonly hand: readonly CardId[];
  readonly isTurn: boolean;
  readonly voice: Voice;
  /** The rules' own judgement. */
  readonly objection: (action: BaseAction) => RuleError | null;
  /** An action is on its way: until it is answered no other one is done, for it may change what that would mean. */
  readonly isSending?: boolean;
  /** Playing asks first. */
  readonly confirms?: boolean;
}

export type ChoosingEvent =
  | { readonly type: 'select'; readonly cards: readonly CardId[]; readonly on: boolean }
  | { readonly type: 'amount'; readonly amount: number | null }
  | { readonly type: 'suggest' | 'play' | 'clear' }
  | { readonly type: 'give'; readonly command: AnyCommand }
  | { readonly type: 'throw'; readonly cards: readonly CardId[] }
  /** Something on the table was touched that stands for an action. */
  | { readonly type: 'act'; readonly action: BaseAction };

/** What an event leads to: the choice from now on, and an action to be done where there is one. */
export interface Chosen {
  readonly choosing: Choosing;
  readonly action: BaseAction | null;
}

export const NOTHING_CHOSEN: Choosing = { selected: [], amount: null, shown: null, notice: null };
const NOTHING_GIVEN: Given = { cards: [], amount: null };

const still = (choosing: Choosing): Chosen => ({ choosing, action: null });

const among = (hand: readonly CardId[], cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => hand.includes(card));

const without = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => !gone.includes(card));

/** The choice among the cards that are still in the hand; the same object where all of them are. */
export const inHand = (choosing: Choosing, hand: readonly CardId[]): Choosing => {
  const selected = among(hand, choosing.selected);
  return selected.length === choosing.selected.length ? choosing : { ...choosing, selected };
};

/** The choice after a move: what was shown or said before it says nothing about what comes now. */
export const afterMove = (choosing: Choosing, hand: readonly CardId[]): Choosing => {
  const { selected, amount, shown, notice } = choosing;
  const isOld = shown !== null || amount !== null || notice !== null;
  return inHand(isOld ? { ...NOTHING_CHOSEN, selected } : choosing, hand);
};

/** The action that playing stands for: the one shown, or what was chosen by hand. Null when nothing is chosen. */
export const chosenAction = (choosing: Choosing, { presentation, view }: Moment): BaseAction | null => {
  const { selected, amount, shown } = choosing;
  if (shown !== null) return shown.action;
  if (amount !== null && presentation.amounts !== null) return presentation.amounts.propose(view, amount);
  return selected.length > 0 ? presentation.propose(view, selected) : null;
};

/** Whether playing once more confirms; anything that had to be refused in between takes the question back. */
export const isAsking = ({ shown, notice }: Choosing): boolean => shown?.kind === 'asked' && notice === null;

const act = (choosing: Choosing, action: BaseAction, moment: Moment): Chosen => {
  if (moment.isSending) return still(choosing);
  const error = moment.objection(action);
  if (error !== null) {
    return still({ ...choosing, notice: { error, words: ({ voice }) => explain(error, voice.language) } });
  }
  // What has been played with is done with, even where it stays in the hand.
  const selected = without(choosing.selected, moment.presentation.cardsOf(action));
  return { choosing: { ...NOTHING_CHOSEN, selected }, action };
};

/** The choice with the cards of what is shown. */
const showing = (choosing: Choosing, shown: Shown, { presentation, hand }: Moment): Choosing => ({
  ...choosing,
  selected: among(hand, presentation.cardsOf(shown.action)),
  shown,
  notice: null,
});

const askOrAct = (choosing: Choosing, action: BaseAction, moment: Moment): Chosen =>
  !moment.confirms || isAsking(choosing) || moment.objection(action) !== null
    ? act(choosing, action, moment)
    : still(showing(choosing, { kind: 'asked', action, number: 1, of: 1 }, moment));

/** Shows one of several actions with its cards or its amount: the next after the one shown, or else the first. */
const showNext = (
  actions: readonly BaseAction[],
  before: Shown | null,
  what: Pick<Shown, 'kind' | 'command' | 'given'>,
  moment: Moment,
): Choosing => {
  const at = before === null ? 0 : before.number % actions.length;
  const amount = moment.presentation.amounts?.amountOf(moment.view, actions[at]) ?? null;
  const shown = { ...what, action: actions[at], number: at + 1, of: actions.length };
  return showing({ ...NOTHING_CHOSEN, amount }, shown, moment);
};

const suggest = (choosing: Choosing, moment: Moment): Choosing => {
  const hints = moment.isTurn ? moment.presentation.hints(moment.view) : [];
  const before = choosing.shown?.kind === 'suggestion' ? choosing.shown : null;
  return hints.length === 0 ? choosing : showNext(hints, before, { kind: 'suggestion' }, moment);
};

/** Does what a command stands for, or shows the next of the ways to do it. */
const give = (choosing: Choosing, command: AnyCommand, moment: Moment): Chosen => {
  const { view } = moment;
  const again = choosing.shown?.command === command ? choosing.shown : null;
  const given = again?.given ?? { cards: choosing.selected, amount: choosing.amount };
  const words: Refusal['words'] = (now) => command.objection?.(now.view, given, now.voice) ?? '';
  if (again === null && words(moment) !== '') return still({ ...choosing, notice: { error: null, words } });
  const actions = command.actions(view, given);
  // Asked for a second time, the only thing it can stand for is meant.
  const isMeant = again !== null || !command.asksFirst(view, given);
  if (actions.length === 1 && isMeant) return act(choosing, actions[0], moment);
  const way = { kind: 'way', command, given } as const;
  return still(showNext(actions, again, way, moment));
};

/** What an event makes of the choice: the same object where it changes nothing. */
export const choose = (before: Choosing, event: ChoosingEvent, moment: Moment): Chosen => {
  const choosing = inHand(before, moment.hand);
  const { presentation, view, hand } = moment;
  // Where amounts are chosen, cards only lie there: touching one must not do anything.
  const playsCards = presentation.amounts === null;
  switch (event.type) {
    case 'select': {
      if (!playsCards) return still(choosing);
      const rest = without(choosing.selected, event.cards);
      return still({ ...NOTHING_CHOSEN, selected: event.on ? [...rest, ...among(hand, event.cards)] : rest });
    }
    case 'amount':
      return still({ ...NOTHING_CHOSEN, selected: choosing.selected, amount: event.amount });
    case 'suggest':
      return still(suggest(choosing, moment));
    case 'give':
      return give(choosing, event.command, moment);
    case 'play': {
      const action = chosenAction(choosing, moment);
      return action === null ? still(choosing) : askOrAct(choosing, action, moment);
    }
    case 'throw':
      return playsCards ? askOrAct(choosing, presentation.propose(view, event.cards), moment) : still(choosing);
    case 'act':
      return askOrAct(choosing, event.action, moment);
    case 'clear':
      return still(NOTHING_CHOSEN);
  }
};

/** The commands that a rule set knows. */
export const commandsOf = <Known extends AnyCommand>(
  { commands }: { readonly commands: readonly Known[] },
  ruleSet: string,
): readonly Known[] => commands.filter(({ ruleSets }) => ruleSets?.includes(ruleSet) ?? true);

const actionsOf = (command: AnyCommand, { view }: Moment): readonly BaseAction[] =>
  command.actions(view, NOTHING_GIVEN);

/** The commands that have a button of their own now. */
export const offeredCommands = ({ presentation, view }: Moment): readonly AnyCommand[] =>
  commandsOf(presentation, view.ruleSet).filter((command) => command.isOffered(view));

/** Why a command cannot be given now, whatever is chosen for it; null when it can. */
export const whyClosed = (command: AnyCommand, moment: Moment): RuleError | null => {
  if (command.takes !== 'nothing' && moment.isTurn) return null;
  const errors = actionsOf(command, moment).map(moment.objection);
  return errors.includes(null) ? null : (errors.at(0) ?? null);
};

/** What playing can stand for where no cards can be chosen for anything: the first of the commands that are offered. */
export const primaryCommand = ({ selected, shown }: Choosing, moment: Moment): AnyCommand | null => {
  const { presentation, view, isTurn } = moment;
  const offered = offeredCommands(moment);
  const [first] = offered;
  if (!isTurn || presentation.amounts !== null || selected.length > 0 || first === undefined) return null;
  // What a button does already needs no cards to be chosen for it.
  const byButton = new Set(offered.flatMap((command) => actionsOf(command, moment)).map(({ type }) => type));
  if (view.legal.some((action) => presentation.cardsOf(action).length > 0 && !byButton.has(action.type))) return null;
  const isShown = (action: BaseAction): boolean => JSON.stringify(action) === JSON.stringify(shown?.action);
  return shown === null || actionsOf(first, moment).every(isShown) ? first : null;
};
