import { en } from './en.ts';

/** Những lời mà bảng kết quả của match, compare và league có chung. */
export const vi = {
  /** Dấu thập phân. */
  comma: ',',
  place: '#',
  name: 'Tên',
  pointsAGame: (unit: string) => `${unit} mỗi ván`,
  won: 'Thắng',
  thinks: 'Nghĩ',
  longest: 'Lâu nhất',
  strikes: 'Lỗi',
  disqualified: (strikes: number) => `${strikes}, bị loại`,
  title: (ruleSet: string, seats: number, deals: number, games: number, seed: string) =>
    `${ruleSet} · ${seats} ghế · ${deals} bộ bài × ${games} ván · hạt giống ${seed}`,
  confidence: 'Điểm kèm khoảng tin cậy 95 %. Mỗi bộ bài được đánh ở mọi ghế, nên bài tốt xấu chia đều.',
  clearlyBetter: 'Hơn rõ',
  notClear: 'Chưa rõ',
  nobodyClear: 'chưa ai hơn ai',
  more: (count: number) => `… và ${count} cặp nữa`,
  outOf: (names: string) => `Bị loại (đủ 3 lỗi, máy của nhà đánh thay): ${names}`,
  faults: (name: string, strikes: number) => `${name}: ${strikes} lỗi`,
  faultAt: (game: number, text: string) => `ván ${game}: ${text}`,
  printed: (line: string) => `in ra: ${line}`,
  endless: (deals: number) => `${deals} bộ bài có ván không bao giờ hết nên không được tính.`,
  again: (command: string) => `Đánh lại đúng như vậy: ${command}`,
  stopped: (played: number, deals: number) =>
    played === 0
      ? 'Đã dừng trước khi xong nhóm bài đầu tiên, nên chưa có kết quả.'
      : `Đã dừng sau ${played} trên ${deals} bộ bài.`,
  written: (path: string) => `Đã ghi mọi ván vào ${path}. Xem lại: sanhrong watch ${path}`,
  progress: (played: number, deals: number, clock: string) => `${played}/${deals} bộ bài · ${clock}`,
  left: (clock: string) => `còn ${clock}`,
};

export type ReportWords = typeof vi;

export const REPORT_WORDS = { vi, en };
