import { isOwnView, type Language, Random } from '@sanh-rong/engine';
import type { LiengAction, LiengView, RaiseRange } from '@sanh-rong/engine/lieng';
import { simple } from '@sanh-rong/players/lieng';
import type { AmountControl, Command } from '../presentation.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';

/** What can be done in the betting round, and what each would cost (LG-5). */

export type LiengCommand = 'fold' | 'call' | 'raise' | 'allIn';

type Ability = Command<LiengView, LiengAction, LiengCommand>;

/** Whose purse is looked at: the viewer's, or the one to act. */
export const ownSeat = ({ viewer, turn }: LiengView): number => (typeof viewer === 'number' ? viewer : (turn ?? 0));

export const owedBy = (view: LiengView): number => view.bet - view.bets[ownSeat(view)];

/** To call takes every chip left: to call and to go all in are the same. */
const callsWithAll = (view: LiengView): boolean => owedBy(view) === view.chips[ownSeat(view)];

const isLegal = ({ legal }: LiengView, type: LiengAction['type']): boolean =>
  legal.some((action) => action.type === type);

const isRange = (action: LiengAction): action is RaiseRange => action.type === 'to' && 'min' in action;

export const raiseRange = ({ legal }: LiengView): RaiseRange | null => legal.find(isRange) ?? null;

const named = (id: LiengCommand) => ({ id, name: (language: Language) => LIENG_MESSAGES[language].names[id] });

const fold: Ability = {
  ...named('fold'),
  takes: 'nothing',
  label: (_view, language) => LIENG_MESSAGES[language].labels.fold,
  isOffered: (view) => isLegal(view, 'bo'),
  actions: () => [{ type: 'bo' }],
  // It lies beside the call, and what has been put in is gone.
  asksFirst: () => true,
};

const call: Ability = {
  ...named('call'),
  takes: 'nothing',
  label: (view, language) => {
    const { labels } = LIENG_MESSAGES[language];
    return owedBy(view) === 0 ? labels.check : labels.call(owedBy(view));
  },
  isOffered: (view) => isLegal(view, 'theo'),
  actions: () => [{ type: 'theo' }],
  asksFirst: callsWithAll,
};

const raise: Ability = {
  ...named('raise'),
  takes: 'amount',
  label: (view, language) => LIENG_MESSAGES[language].labels.raise(raiseRange(view)?.min ?? 0),
  // To play the amount chosen does the same.
  isOffered: () => false,
  actions: (view, { amount }) => [{ type: 'to', amount: amount ?? raiseRange(view)?.min ?? view.bet + view.minRaise }],
  asksFirst: () => true,
};

const allIn: Ability = {
  ...named('allIn'),
  takes: 'nothing',
  label: (view, language) => LIENG_MESSAGES[language].labels.allIn(view.chips[ownSeat(view)]),
  isOffered: (view) => isLegal(view, 'to-tat') && !callsWithAll(view),
  actions: () => [{ type: 'to-tat' }],
  asksFirst: () => true,
};

export const commands: readonly Ability[] = [call, fold, raise, allIn];

export const amounts: AmountControl<LiengView, LiengAction> = {
  range: (view) => {
    const range = raiseRange(view);
    return range === null ? null : { min: range.min, max: range.max, step: view.minRaise };
  },
  stakes: (view) => ({ pot: view.pot, bet: view.bet, owed: owedBy(view) }),
  label: (view, language) => raise.label(view, language),
  // The end of the steps is everything: one word for it, however it was chosen.
  propose: (view, amount) => (amount === raiseRange(view)?.max ? { type: 'to-tat' } : { type: 'to', amount }),
  amountOf: (view, action) => {
    if (action.type === 'to-tat') return raiseRange(view)?.max ?? null;
    return action.type === 'to' && 'amount' in action ? action.amount : null;
  },
};

export const label = (view: LiengView, action: LiengAction, language: Language): string => {
  const say = LIENG_MESSAGES[language];
  const seat = ownSeat(view);
  const owed = owedBy(view);
  const left = view.chips[seat];
  if (action.type === 'bo') return owed === 0 ? say.foldForNothing : say.fold;
  if (action.type === 'theo') {
    if (owed === 0) return say.check;
    return callsWithAll(view) ? say.callAll(owed) : say.call(owed);
  }
  if (action.type === 'to-tat') return left < owed ? say.shortCall(left, owed) : say.allIn(left);
  const bet = 'amount' in action ? action.amount : action.min;
  return say.raise(bet, bet - view.bets[seat]);
};

/** Enough throws to see past a bluff. */
const OPINIONS = 25;

/** What the simple player would do, most often first: its dice are thrown many times, so that bluffs come last. */
export const hints = (view: LiengView): readonly LiengAction[] => {
  if (view.legal.length === 0 || !isOwnView(view)) return [];
  const votes = new Map<string, { readonly action: LiengAction; readonly count: number }>();
  for (let i = 0; i < OPINIONS; i++) {
    const dice = new Random(`hint/${view.history.length}/${i}`);
    const action = simple.choose(view, view.legal, dice, { positions: 0 });
    const before = votes.get(action.type);
    votes.set(action.type, { action: before?.action ?? action, count: (before?.count ?? 0) + 1 });
  }
  return [...votes.values()].sort((a, b) => b.count - a.count).map(({ action }) => action);
};
