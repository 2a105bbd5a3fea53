import { en } from './en.ts';

/** Lời của `sanhrong watch`, kể cả những câu nó trả lời cho trang xem. */
export const vi = {
  notBuilt:
    'Chưa có trang xem trận: trong kho mã hãy chạy node scripts/client.mjs, hoặc đặt WEB_DIR là thư mục của trang đã dựng.',
  what: 'tệp trận hoặc các đấu thủ',
  unreadable: (path: string) => `${path} không phải tệp trận. Tệp trận được viết bằng: sanhrong match … --out TỆP.`,
  portTaken: (port: number) =>
    `Cổng ${port} đang có chương trình khác dùng. Chọn cổng khác với --port, hoặc bỏ --port.`,
  address: (url: string) => `Xem trận ở: ${url}`,
  playing: 'Trận đang đấu; trang tự cập nhật.',
  over: (games: number) => `Trận đã xong: ${games} ván. Trang vẫn mở.`,
  stopped: (deals: number) => (deals === 0 ? 'Đã dừng trước khi xong bộ bài nào.' : `Đã dừng sau ${deals} bộ bài.`),
  stop: 'Ctrl-C để đóng.',
  closed: 'Đã đóng.',

  wrongHost: 'Chỉ mở cho máy này.',
  codes: {
    SIGN_IN_FIRST: 'Ở đây không có ai đăng nhập: trang này chạy trên máy của bạn, không có máy chủ.',
    NO_PATH: 'Ở đây chỉ có một trận; phần này cần máy chủ.',
    NO_MATCH: 'Ở đây không có trận này.',
    NO_MATCH_GAME: 'Trận này không có ván đó, hoặc ván chưa xong.',
    WRONG_METHOD: 'Ở đây chỉ xem, không đổi gì được.',
  },

  usage: (
    contestants: readonly string[],
    table: readonly string[],
  ) => `Mở trang xem trận thật trên máy này: một trận đã ghi, hoặc đánh ngay bây giờ.

  sanhrong watch TỆP [tuỳ chọn]
  sanhrong watch ĐẤU_THỦ ĐẤU_THỦ … [tuỳ chọn của sanhrong match]

  --game N --move N --seat N  mở đúng một lúc của ván thứ N (chỉ với TỆP)
  --port N         cổng (một cổng còn trống)
  --no-open        không mở trình duyệt, chỉ in địa chỉ

Đánh ngay:

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        số bộ bài; mỗi bộ đánh một vòng qua mọi ghế (100)
  --seats N        số ghế
  --out TỆP        ghi cả trận khi xong
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Chỉ máy này mở được trang; không có gì gửi ra ngoài.`,
};

export type WatchWords = typeof vi;

export const WATCH_WORDS = { vi, en };
