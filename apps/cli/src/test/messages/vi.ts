import { en } from './en.ts';

/** Lời của `sanhrong test`. */
export const vi = {
  bot: 'tệp của bot',
  noJavaScript: (file: string, program: string) =>
    `sanhrong test thử bot viết bằng JavaScript (.js), mà ${file} thì không. Chương trình viết bằng ngôn ngữ khác thì cho đánh thử: sanhrong match "${program}" random --deals 8`,
  title: (file: string, game: string, situations: number) => `${file} · ${game} · ${situations} tình huống`,
  noSituation: (text: string) => `Không tình huống nào có “${text}” trong tên.`,
  milliseconds: (text: string) => `${text} ms`,
  decimal: ',',
  missed: (hint: string) => `Người chơi kỹ sẽ nghĩ khác: ${hint}`,
  costs: (played: string, better: string, points: string) => `${played} từng mất ${points} điểm, hơn là ${better}`,
  badSituations: (file: string) =>
    `${file} không phải tệp tình huống của một trò. Tệp ấy do lệnh này ghi: sanhrong review … --situations TỆP.`,
  gameOfSituations: (game: string) => `Các tình huống trong tệp là của trò ${game}; bỏ --game hoặc ghi đúng tên ấy.`,
  unprinted: (lines: number) => `… và ${lines} dòng nữa`,
  returned: (what: string) => `Trả về: ${what}`,
  notLoaded: 'Bot chưa chạy được nên chưa thử tình huống nào.',
  held: (count: number) => `${count} đúng luật`,
  failed: (count: number) => `${count} lỗi`,
  advised: (good: number, of: number) => `${good}/${of} lần đi như người chơi kỹ`,
  unasked: (count: number) => `${count} tình huống chưa hỏi, vì bot đã ba lần hết giờ, hết bộ nhớ hoặc ngừng đột ngột`,
  slowest: (time: string) => `chậm nhất ${time}`,
  usage: (games: string) => `Thử bot trong mọi tình huống có tên của trò, cách ly đúng như trên máy chủ.

  sanhrong test bot.js [tuỳ chọn]

  --game TÊN       trò chơi: ${games}
  --situations TỆP các lúc bot từng đi sai, do sanhrong review --situations ghi
  --only CHỮ       chỉ những tình huống có chữ này trong tên
  --json           kết quả cho chương trình khác đọc
  --lang vi|en     tiếng nói (vi)
  --no-colour      không tô màu (NO_COLOR cũng vậy)
  --help           trang này

Mã thoát 1 khi có lỗi. Không theo lời khuyên thì không phải lỗi.`,
};

export type TestWords = typeof vi;

export const TEST_WORDS = { vi, en };
