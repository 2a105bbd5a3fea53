import { en } from './en.ts';

/** Lời của `sanhrong league`. */
export const vi = {
  title: (ruleSet: string, seats: number, tables: number, deals: number, seed: string) =>
    `${ruleSet} · ${seats} ghế · ${tables} bàn × ${deals} bộ bài · hạt giống ${seed}`,
  firsts: 'Nhất',
  tables: 'Bàn',
  deals: 'Bộ bài',
  figures: 'Hàng hơn cột bao nhiêu mỗi ván; * là chênh lệch rõ.',
  signs: 'Hàng so với cột: + hơn rõ, − kém rõ, = chưa rõ.',
  cycle: (circle: string) => `Hơn nhau thành vòng: ${circle}`,
  faultAt: (table: number, game: number, text: string) => `bàn ${table}, ván ${game}: ${text}`,
  progress: (table: number, of: number, clock: string) => `bàn ${table}/${of} · ${clock}`,
  tooFewForSeats: (contestants: number, seats: number) =>
    `${contestants} đấu thủ không đủ ngồi ${seats} ghế. Giảm --seats hoặc thêm đấu thủ.`,
  oneForm: 'Chỉ chọn một trong --json và --csv.',
  usage: (
    contestants: readonly string[],
    table: readonly string[],
  ) => `Mọi đấu thủ gặp nhau: thứ hạng, bảng đối đầu, và ai hơn ai thành vòng.

  sanhrong league ĐẤU_THỦ ĐẤU_THỦ … [tuỳ chọn]

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        số bộ bài mỗi bàn (50)
  --tables N       số bàn nhiều nhất (500); nhiều hơn nữa thì chọn cho cân bằng
  --seats N        số ghế một bàn
  --json           kết quả cho chương trình khác đọc
  --csv            bảng để mở bằng trang tính
  --quiet          không hiện tiến độ
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Ctrl-C dừng lại và in những gì đã đánh xong (mã thoát 130).`,
};

export type LeagueWords = typeof vi;

export const LEAGUE_WORDS = { vi, en };
