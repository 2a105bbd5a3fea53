import type { Rank, Suit } from '@sanh-rong/engine';
import type { FaceMessages } from './en.ts';

/** Lời chung của mọi trò bằng tiếng Việt. */

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = { J: 'Bồi', Q: 'Đầm', K: 'Già', A: 'Át' };
const SUIT_WORDS: Readonly<Record<Suit, string>> = { s: 'bích', c: 'chuồn', d: 'rô', h: 'cơ' };

export const vi: FaceMessages = {
  card: (rank: Rank, suit: Suit) => `${RANK_WORDS[rank] ?? rank} ${SUIT_WORDS[suit]}`,
  levels: {
    random: { name: 'Tập sự', explanation: 'Biết luật, còn đánh thì tuỳ hứng.' },
    simple: { name: 'Thường', explanation: 'Biết giữ bộ, biết lúc nào nên đánh, lúc nào nên nhường.' },
  },
};
