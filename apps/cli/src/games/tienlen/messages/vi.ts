import type { Who } from '@sanh-rong/presentation';
import { en, type TienLenTerminalMessages } from './en.ts';

/** Lời của Tiến Lên trong cửa sổ lệnh bằng tiếng Việt. */
export const vi: TienLenTerminalMessages = {
  passWords: ['bỏ lượt', 'bỏ', 'b'],
  passHelp: 'bỏ lượt',
  lineTurn: 'Bạn đánh gì? (viết tên lá như “3s 3c”; bỏ, gợi ý, trợ giúp, thoát)',
  lineHelp: [
    'Viết các lá muốn đánh: 3s 3c, hoặc 10h, hoặc 5s 6d 7h. s ♠, c ♣, d ♦, h ♥.',
    'bỏ  bỏ lượt, nghỉ tới hết vòng',
  ],
  mat: (who: Who, what: string) => `${who.name}: ${what}`,
};

export const TERMINAL_MESSAGES = { vi, en };
