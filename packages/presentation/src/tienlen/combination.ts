import { type CardId, cardName, cardset, type Language, rankOf } from '@sanh-rong/engine';
import { classify, highOf, isHang, KINDS, kindOf, lengthOf, NO_FORM, TWO } from '@sanh-rong/engine/tienlen/core';
import { TIENLEN_MESSAGES } from './messages/vi.ts';

export const formOf = (cards: readonly CardId[]): number => {
  const set = cardset.setOfIds(cards) ?? cardset.EMPTY;
  return classify(cardset.lowHalf(set), cardset.highHalf(set));
};

/** What the cards are together, as players call it: "Đôi 7", "Sảnh 5 lá tới J". */
export const combinationName = (cards: readonly CardId[], language: Language): string => {
  const say = TIENLEN_MESSAGES[language];
  const form = formOf(cards);
  if (form === NO_FORM) return say.loose(cards.length);
  const rank = rankOf(highOf(form));
  const length = lengthOf(form);
  switch (KINDS[kindOf(form)]) {
    case 'single':
      return say.single(cardName(highOf(form)));
    case 'pair':
      return say.pair(rank);
    case 'triple':
      return say.triple(rank);
    case 'straight':
      return say.straight(length, rank);
    case 'fourOfAKind':
      return say.four(rank);
    case 'consecutivePairs':
      return say.pairs(length, rank);
  }
};

/** The same inside a sentence: only the name of a card keeps its capital. */
export const combinationInside = (cards: readonly CardId[], language: Language): string => {
  const name = combinationName(cards, language);
  return cards.length === 1 ? name : TIENLEN_MESSAGES[language].inside(name);
};

/** What was cut: "heo", "đôi heo", "tứ quý 9". */
export const cutName = (cards: readonly CardId[], language: Language): string =>
  cards.length === 1 ? TIENLEN_MESSAGES[language].oneTwo : combinationInside(cards, language);

/** How long the straights are where a longer one beats a shorter one (MN-4); null where length decides nothing. */
export const longerStraight = (
  cards: readonly CardId[],
  table: readonly CardId[] | null,
): { readonly longer: number; readonly shorter: number } | null => {
  if (table === null || table.length === 0) return null;
  const [form, below] = [formOf(cards), formOf(table)];
  const areStraights = [form, below].every((each) => each !== NO_FORM && KINDS[kindOf(each)] === 'straight');
  if (!areStraights || lengthOf(form) <= lengthOf(below)) return null;
  return { longer: lengthOf(form), shorter: lengthOf(below) };
};

const isTwos = (form: number): boolean => highOf(form) >> 2 === TWO;

/** Whether playing these cards on those would be a cut and not an ordinary answer. */
export const isCut = (cards: readonly CardId[], table: readonly CardId[] | null): boolean => {
  if (table === null || table.length === 0) return false;
  const form = formOf(cards);
  const below = formOf(table);
  return form !== NO_FORM && isHang(form) && (isHang(below) || isTwos(below));
};
