import type { Rank, Suit } from '@sanh-rong/engine';
import { en, type PresentationMessages } from './en.ts';

/** Lời chung của mọi trò bằng tiếng Việt. */

const RANK_WORDS: Readonly<Partial<Record<Rank, string>>> = { J: 'Bồi', Q: 'Đầm', K: 'Già', A: 'Át' };
const SUIT_WORDS: Readonly<Record<Suit, string>> = { s: 'bích', c: 'chuồn', d: 'rô', h: 'cơ' };

export const vi: PresentationMessages = {
  card: (rank: Rank, suit: Suit) => `${RANK_WORDS[rank] ?? rank} ${SUIT_WORDS[suit]}`,
  levels: {
    random: { name: 'Tập sự', explanation: 'Biết luật, đánh tuỳ hứng. Cho người mới.' },
    simple: { name: 'Thường', explanation: 'Theo vài mẹo quen, không nhớ bài đã ra.' },
    greedy: { name: 'Ham đánh', explanation: 'Đỡ được là đỡ, chẳng chừa lá nào.' },
    defensive: { name: 'Thủ chắc', explanation: 'Thà chờ, không giành lượt; chặn kẻ sắp tới.' },
    steady: { name: 'Vững', explanation: 'Tính cả tay bài, đếm lá. Khó thắng.' },
    keen: { name: 'Sành', explanation: 'Tính cửa, nhớ bài, không mớm nhà dưới.' },
    sharp: { name: 'Lọc lõi', explanation: 'Tố và tháu cáy theo chiến thuật tính sẵn.' },
    expert: { name: 'Cao thủ', explanation: 'Như Vững, còn nhẩm trước nhiều thế bài.' },
    champion: { name: 'Quán quân', explanation: 'Tự học qua hàng trăm triệu nước bài.' },
  },
};

export const PRESENTATION_MESSAGES = { vi, en };
