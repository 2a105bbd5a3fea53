import type { Who } from '@sanh-rong/presentation';
import { en, type LiengTerminalMessages } from './en.ts';

/** Lời của Liêng trong cửa sổ lệnh bằng tiếng Việt. */
export const vi: LiengTerminalMessages = {
  help: {
    fold: 'bỏ bài, mất phần đã góp',
    call: 'theo cho bằng mức cược; không thiếu gì thì là qua lượt',
    raise: 'tố mức ít nhất; mũi tên hoặc gõ số để đổi tổng cược',
    allIn: 'tố tất: góp hết chip (Enter mới chốt)',
  },
  words: {
    fold: ['bỏ', 'bỏ bài', 'b'],
    call: ['theo', 'qua', 't'],
    raise: ['tố', 'tố lên'],
    allIn: ['tố tất', 'tất tay', 'tất', 'to-tat'],
    rebuy: ['nhận', 'nhận chip'],
  },

  lineTurn: 'Bạn nói gì? (theo, tố 50, tất, bỏ; gợi ý, trợ giúp, thoát)',
  lineHelp: [
    'theo  góp cho bằng mức cược; không thiếu gì thì là qua lượt',
    'tố 50 (hoặc chỉ 50)  nâng tổng cược của bạn lên 50; tố không kèm số: mức ít nhất',
    'tất  tố tất, góp hết chip',
    'bỏ  bỏ bài',
  ],

  pot: (count: number) => `Gà ${count} chip`,
  bet: (bet: number) => `Mức cược ${bet}`,
  noBet: 'Chưa ai tố',
  own: (bet: number, left: number) => (bet === 0 ? `Bạn còn ${left}` : `Bạn đã cược ${bet}, còn ${left}`),
  dealer: (mark: string, who: Who) => `${mark} ${who.name} chia bài`,
};

export const TERMINAL_MESSAGES = { vi, en };
