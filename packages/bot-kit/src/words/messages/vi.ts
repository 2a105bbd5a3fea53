import type { SourcePosition } from '../../calls.ts';
import { en } from './en.ts';

/** What is said to a bot's owner: what happened, where, and what to do about it. */

const at = ({ line, column }: SourcePosition): string => `dòng ${line}, cột ${column}`;

export const vi = {
  faults: {
    source: 'Mã chưa chạy được',
    exception: 'Lỗi trong mã',
    invalid: 'Trả về sai',
    illegal: 'Nước đi sai luật',
    timeout: 'Quá giờ',
    memory: 'Hết bộ nhớ',
    crash: 'Ngừng đột ngột',
  },

  /** `message` is JavaScript's own, a whole sentence in English. */
  source: {
    syntax: (message: string, place: SourcePosition | null) =>
      `Mã sai cú pháp${place === null ? '' : ` ở ${at(place)}`}: ${message} Sửa chỗ đó rồi thử lại.`,
    noFunction: 'Chưa có hàm getNextMove ở ngoài cùng của mã. Hãy viết: function getNextMove(gameState) { … }.',
    forbidden: (word: string, place: SourcePosition | null) =>
      `Bot không được dùng “${word}”${place === null ? '' : ` (${at(place)})`}. Chỉ có JavaScript thuần và console; hãy bỏ chỗ đó đi.`,
    tooLong: (kilobytes: number) => `Mã dài quá ${kilobytes} KB. Hãy rút ngắn rồi lưu lại.`,
  },

  exception: (message: string, place: SourcePosition | null) =>
    place === null
      ? `Mã báo lỗi: ${message} Dùng console.log để tìm chỗ sai.`
      : `Mã báo lỗi ở ${at(place)}: ${message}`,
  timeout: (seconds: number) =>
    `Bot nghĩ quá ${String(seconds).replace('.', ',')} giây nên bị dừng. Hãy xét ít nước hơn, hoặc tìm vòng lặp không bao giờ hết.`,
  timeoutAll:
    'Bot đã dùng hết thời gian dành cho cả trận. Nước nào cũng nghĩ lâu thì không đủ: hãy để dành cho những nước khó.',
  memory: (megabytes: number) =>
    `Bot dùng quá ${megabytes} MB bộ nhớ nên bị dừng. Đừng giữ những mảng, chuỗi cứ dài ra mãi.`,
  crash: 'Nơi chạy bot ngừng giữa chừng mà không báo gì. Hãy thử lại; nếu vẫn vậy, bỏ bớt từng phần mã để tìm chỗ sai.',

  /** `rule` is the ID of a rule, empty where none is to be named. */
  illegal: (move: string, rule: string, reason: string) =>
    `Bot chọn “${move}” nhưng luật không cho${rule === '' ? '' : ` (${rule})`}: ${reason} Xem validMoves để biết lúc ấy đánh được gì.`,

  /** `where` is a path into what was returned, `found` what stood there. */
  problems: {
    notAnObject: (_where: string, found: string) =>
      `getNextMove phải trả về một đối tượng như { action: "pass" }, nhưng lại trả về ${found}. Xem mọi nhánh đã có return chưa.`,
    promise: () => 'getNextMove trả về một Promise, mà bot phải trả lời ngay. Hãy bỏ async và await.',
    unknownAction: (where: string, found: string) =>
      `${where || 'action'} là ${found}, nhưng trò này không có hành động đó. Hãy trả về đúng dạng trong tài liệu, như { action: "play", cards: move.cards }.`,
    notAList: (where: string, found: string) =>
      `${where} phải là một mảng, nhưng là ${found}. Dù chỉ một lá cũng phải nằm trong mảng.`,
    tooLong: (where: string, found: string) =>
      `${where} dài quá: ${found}. Chỉ đưa những gì bot muốn đánh trong lượt này.`,
    notACard: (where: string, found: string) =>
      `${where} không phải lá bài: ${found}. Hãy dùng chính các lá trong myCards hoặc validMoves.`,
    notInHand: (where: string, found: string) =>
      `${where} là ${found}, lá này không có trong tay bot. Hãy chọn trong myCards.`,
    twice: (where: string, found: string) => `${where} nêu ${found} lần thứ hai. Mỗi lá chỉ nêu một lần.`,
    notANumber: (where: string, found: string) =>
      `${where} phải là số nguyên, nhưng là ${found}. Hãy làm tròn, và chắc rằng phép tính không ra NaN.`,
    notASeat: (where: string, found: string) =>
      `${where} phải là số của một ghế ở bàn (từ 0), nhưng là ${found}. Hãy lấy một nước trong validMoves.`,
  },
};

type Widened<Value> = Value extends string
  ? string
  : Value extends (...input: infer Input) => string
    ? (...input: Input) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** Vietnamese is the pattern: every language says all of this. */
export type BotWords = Widened<typeof vi>;

export const BOT_WORDS = { vi, en };
