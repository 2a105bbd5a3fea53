import { en } from './en.ts';

export const vi = {
  close: 'Đóng',
  cancel: 'Thôi',
  /** Ai chơi ở một bàn. */
  modes: { people: 'Người', hybrid: 'Có bot', bots: 'Toàn bot' },
  loading: 'Đang tải…',
  offlineTitle: 'Mất mạng',
  offlineText: 'Không nối được tới máy chủ. Vẫn chơi với máy được, không cần mạng.',
  unreachable: 'Không nối được tới máy chủ. Hãy xem lại mạng rồi thử lần nữa.',
  tryAgain: 'Thử lại',
  practise: 'Chơi với máy',
  home: 'Về trang chủ',
  brokenTitle: 'Có gì đó hỏng rồi',
  brokenText: 'Trang này gặp lỗi. Ván đang chơi không mất: tải lại trang là vào lại bàn.',
  reload: 'Tải lại',
  lostTitle: 'Không có trang này',
  lostText: 'Đường dẫn có thể thiếu vài chữ, hoặc trang đã chuyển đi.',
};

export const PARTS_WORDS = { vi, en };
