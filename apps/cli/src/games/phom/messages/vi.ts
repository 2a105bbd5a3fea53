import type { Who } from '@sanh-rong/presentation';
import { en, type PhomTerminalMessages } from './en.ts';

/** Lời của Phỏm trong cửa sổ lệnh bằng tiếng Việt. */
export const vi: PhomTerminalMessages = {
  help: {
    draw: 'bốc một lá nọc',
    eat: 'ăn lá vừa đánh, bằng những lá đã chọn hoặc lá nào hợp thì lấy',
    lay: 'hạ phỏm đã chọn, hoặc hạ hết phỏm đang có; Enter mới chốt',
    send: 'gửi lá đã chọn vào phỏm trên bàn; nhấn lại để đổi phỏm',
    discard: 'đánh lá đã chọn (Enter cũng vậy)',
    u: 'hô ù',
  },
  words: {
    draw: ['bốc', 'b'],
    eat: ['ăn'],
    lay: ['hạ', 'hạ phỏm'],
    send: ['gửi'],
    discard: ['đánh'],
    u: ['ù'],
  },

  lineTake: 'Bạn làm gì? (bốc, hoặc ăn 7s 8s; gợi ý, trợ giúp, thoát)',
  lineLay: 'Bạn làm gì? (hạ 7s 7c 7d, gửi 8h, đánh Kd; gợi ý, trợ giúp, thoát)',
  lineDiscard: 'Bạn đánh lá nào? (đánh Kd, hoặc chỉ Kd; gợi ý, trợ giúp, thoát)',
  lineHelp: {
    'ta-la': [
      'bốc  lấy một lá nọc',
      'ăn 7s 8s (hoặc chỉ ăn)  lấy lá vừa đánh, ghép phỏm với mấy lá này',
      'hạ 7s 7c 7d (hoặc chỉ hạ)  bày phỏm ra bàn, khi tới lúc hạ',
      'gửi 8h  thêm một lá vào phỏm trên bàn, sau khi đã hạ',
      'đánh Kd (hoặc chỉ Kd)  đánh một lá, hết lượt',
      'ù  hô ù: vừa lấy bài xong, ngoài phỏm dư nhiều nhất một lá',
    ],
    basic: [
      'bốc  lấy một lá nọc',
      'ăn 7s 8s (hoặc chỉ ăn)  lấy lá vừa đánh, ghép phỏm với mấy lá này',
      'đánh Kd (hoặc chỉ Kd)  đánh một lá, hết lượt',
    ],
  },

  stock: (left: number) => `Nọc ${left} lá`,
  discardedBy: (who: Who, card: string) => `${who.name} đánh ${card}`,
  line: {
    discards: (shown: string) => `đánh ${shown}`,
    melds: (shown: string) => `phỏm ${shown}`,
    eaten: (shown: string) => `ăn ${shown}`,
    hidden: (card: string, size: number) => `${card}+${size - 1}`,
    nothing: '–',
  },
};

export const TERMINAL_MESSAGES = { vi, en };
