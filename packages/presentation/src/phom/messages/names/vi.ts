import type { GameNames } from '../../../named.ts';
import { en } from './en.ts';

/** Tên gọi trong Phỏm bằng tiếng Việt. */
export const vi: GameNames = {
  name: 'Phỏm',
  unit: 'điểm',
  ruleSets: {
    'ta-la': {
      name: 'Phỏm Tá lả',
      variant: 'Tá lả',
      tagline: 'Ăn, hạ, gửi cho bớt bài lẻ; tròn phỏm thì ù.',
      options: {},
    },
    basic: {
      name: 'Phỏm luật gọn',
      variant: 'cơ bản',
      tagline: 'Chỉ phỏm ăn được mới khỏi tính điểm, phỏm tự có vẫn tính; hết bài là thắng.',
      options: {},
    },
  },
  statistics: {
    game: { rounds: 'Số vòng', turns: 'Số lượt' },
    seats: {
      drawn: 'Lá bốc',
      eaten: 'Lá ăn được',
      fed: 'Lá bị ăn',
      sent: 'Lá gửi',
      melds: 'Phỏm đã hạ',
      longest: 'Phỏm dài nhất',
      u: 'Ù',
    },
  },
  breakdown: { eat: 'Ăn', chot: 'Ăn chốt', u: 'Ù', den: 'Đền', place: 'Hạng', mom: 'Móm', cards: 'Điểm bài' },
};

/** What things are called in Phỏm. */
export const PHOM_NAMES = { vi, en };
