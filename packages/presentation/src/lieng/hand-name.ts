import { type CardId, cardOf, type Language, rankOf } from '@sanh-rong/engine';
import type { Ranking } from '@sanh-rong/engine/lieng';
import { highCardOf } from '@sanh-rong/engine/lieng/core';
import { LIENG_MESSAGES } from './messages/vi.ts';

/** What three cards are worth, as players call it: "Liêng tới K", "7 nút" (LG-2). */
export const handName = (cards: readonly CardId[], { kind, points }: Ranking, language: Language): string => {
  const say = LIENG_MESSAGES[language];
  const [a, b, c] = cards.map((id) => cardOf(id) ?? 0);
  const high = rankOf(highCardOf(a, b, c));
  switch (kind) {
    case 'sap':
      return say.sap(high);
    case 'lieng':
      return say.lieng(high);
    case 'di':
      return say.di;
    case 'points':
      return say.points(points);
  }
};

/** The same inside a sentence: "với liêng tới K". */
export const handInside = (cards: readonly CardId[], ranking: Ranking, language: Language): string =>
  LIENG_MESSAGES[language].inside(handName(cards, ranking, language));
