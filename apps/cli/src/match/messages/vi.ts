import { en } from './en.ts';

/** Lời của `sanhrong match`. */
export const vi = {
  badOptions: (text: string) =>
    `--options “${text}” không đọc được; viết tên=giá trị, cách nhau bằng dấu phẩy, hoặc một đối tượng JSON.`,
  tooFew: (least: number, levels: string) =>
    `Cần ít nhất ${least} đấu thủ. Mỗi đấu thủ là một tệp .js, một cấp máy của nhà (${levels}) hoặc "exec:CÂU LỆNH".`,
  tooMany: (contestants: number, seats: number) =>
    `${contestants} đấu thủ không ngồi vừa ${seats} ghế. Tăng --seats, bớt đấu thủ, hoặc dùng sanhrong league.`,
  badOut: (path: string, why: string) => `Không ghi được vào ${path}: ${why}.`,
  /** Theo mã lỗi của hệ điều hành. */
  outTroubles: {
    ENOENT: 'không có thư mục ấy',
    ENOTDIR: 'trong đường dẫn có một tệp đứng chỗ thư mục',
    EISDIR: 'đó là một thư mục',
    EACCES: 'không có quyền ghi ở đó',
    EROFS: 'ổ đĩa ấy chỉ đọc',
    ENOSPC: 'ổ đĩa đã đầy',
  } as Readonly<Record<string, string>>,
  contestantLines: [
    'bot.js           tệp JavaScript có getNextMove, chạy cách ly như trên máy chủ',
    'expert           máy của nhà, gọi theo cấp',
    '"exec:CÂU LỆNH"  chương trình bất kỳ, nói bằng từng dòng JSON (docs/cli.md)',
  ] as readonly string[],
  tableLines: (games: string, rules: string, levels: readonly string[]) =>
    [
      `--game TÊN       trò chơi: ${games}`,
      `--rules TÊN      bộ luật: ${rules}`,
      '--options A=B,…  tuỳ chọn của bàn, ví dụ ante=20',
      '--seed CHỮ       hạt giống: chia lại đúng những lá bài đó',
      '--time MS        thời gian một nước, 100–5000 (1000)',
      '--workers N      số luồng cùng đánh (1); mấy luồng cũng ra đúng những ván ấy',
      '--lang vi|en     tiếng nói (vi)',
      '--no-colour      không tô màu (NO_COLOR cũng vậy)',
      '--help           trang này',
      '',
      'Các cấp máy của nhà, yếu trước:',
      ...levels.map((line) => `  ${line}`),
    ] as readonly string[],
  usage: (
    contestants: readonly string[],
    table: readonly string[],
  ) => `Cho bot đấu nhau: cùng bộ bài ở mọi ghế, điểm kèm khoảng tin cậy.

  sanhrong match ĐẤU_THỦ ĐẤU_THỦ … [tuỳ chọn]

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        số bộ bài; mỗi bộ đánh một vòng qua mọi ghế (100)
  --seats N        số ghế (bằng số đấu thủ; ít hơn ghế thì ngồi lặp lại)
  --out TỆP        ghi mọi ván, để xem bằng sanhrong watch và sanhrong replay
  --json           kết quả cho chương trình khác đọc
  --quiet          không hiện tiến độ
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Ctrl-C dừng lại và in những gì đã đánh xong (mã thoát 130).`,
};

export type MatchWords = typeof vi;

export const MATCH_WORDS = { vi, en };
