import type { CardId, Seat } from '@sanh-rong/engine';
import { arrangeHand, type PhomAction, type PhomRuleSetId, type PhomView } from '@sanh-rong/engine/phom';
import { showCard } from '../cards.ts';

/** What the player's own hand is good for, and cards of a phỏm as text. */

export const ruleSetOf = ({ ruleSet }: { readonly ruleSet: string }): PhomRuleSetId =>
  ruleSet === 'basic' ? 'basic' : 'ta-la';

/** Whose hand is looked at: the viewer's, or the one to act. */
export const ownSeat = ({ viewer, turn }: PhomView): Seat => (typeof viewer === 'number' ? viewer : (turn ?? 0));

export const ownHand = (view: PhomView): readonly CardId[] => view.hands[ownSeat(view)] ?? [];

type Kind<Type extends PhomAction['type']> = Extract<PhomAction, { readonly type: Type }>;

export const legalOf = <Type extends PhomAction['type']>({ legal }: PhomView, type: Type): readonly Kind<Type>[] =>
  legal.filter((action): action is Kind<Type> => action.type === type);

/** The phỏm of a hand that leave the fewest points; none where the eaten cards cannot be kept. */
export const bestMelds = (view: PhomView): readonly (readonly CardId[])[] =>
  arrangeHand(ownHand(view), view.eaten[ownSeat(view)], ruleSetOf(view))?.melds ?? [];

/** `5♠6♠7♠` */
export const showMeld = (cards: readonly CardId[]): string => cards.map(showCard).join('');

/** `5♠6♠7♠ 9♣9♦9♥` */
export const showMelds = (melds: readonly (readonly CardId[])[]): string => melds.map(showMeld).join(' ');
