import type { GameNames } from '../../../named.ts';
import { en } from './en.ts';

/** Tên gọi trong Liêng bằng tiếng Việt. */
export const vi: GameNames = {
  name: 'Liêng',
  unit: 'chip',
  ruleSets: {
    lieng: {
      name: 'Liêng',
      tagline: 'Ba lá, một vòng tố: bài cao thì ăn gà, mà gan cũng ăn.',
      options: {
        ante: { name: 'Chip cửa', explanation: 'Đầu ván mỗi người góp chừng này vào gà.' },
        startChips: { name: 'Chip ban đầu', explanation: 'Mỗi người ngồi xuống với chừng này chip.' },
        minRaise: {
          name: 'Mức tố ít nhất',
          explanation: 'Tố thì phải hơn mức cược ít nhất chừng này.',
          values: { '0': 'Bằng chip cửa' },
        },
        tieBreak: {
          name: 'So hai tay bài ngang nhau',
          explanation: 'So chất của lá cao nhất, hay chất lớn nhất trên tay.',
          values: { highCard: 'Chất của lá cao nhất', bestSuit: 'Chất lớn nhất trên tay' },
        },
        rebuy: {
          name: 'Khi hết chip',
          explanation: 'Người hết chip chơi tiếp bằng cách nào. Chip chỉ để chơi.',
          values: { ask: 'Xin thì được chip mới', automatic: 'Tự có chip mới', never: 'Ngồi ngoài' },
        },
      },
    },
  },
  statistics: {
    game: { rounds: 'Vòng tố', pot: 'Chip trong gà' },
    seats: {
      checks: 'Lần qua',
      calls: 'Lần theo',
      raises: 'Lần tố',
      allIns: 'Lần tố tất',
      folds: 'Lần bỏ',
      bet: 'Chip đã cược',
      showdowns: 'Lần lật bài',
    },
  },
  breakdown: { ante: 'Chip cửa', bets: 'Cược', uncalled: 'Trả lại', pots: 'Ăn gà' },
};

/** What things are called in Liêng. */
export const LIENG_NAMES = { vi, en };
