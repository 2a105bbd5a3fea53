import { en } from './en.ts';

/** Lời của `sanhrong compare`. */
export const vi = {
  deals: (played: number, most: number) => `${played}/${most} bộ bài`,
  lead: (lead: string, unit: string) => `hơn ${lead} ${unit} mỗi ván`,
  evidence: (ratio: string, low: string, high: string) => `bằng chứng ${ratio} (từ ${low} đến ${high})`,
  outcomes: {
    better: (newer: string, older: string, _margin: string) => `${newer} hay hơn ${older}.`,
    notBetter: (newer: string, older: string, margin: string) =>
      `${newer} không hay hơn ${older} đến ${margin} mỗi ván.`,
    undecided: (newer: string, older: string, _margin: string) =>
      `Chưa phân định được ${newer} và ${older}: hết số bộ bài cho phép. Tăng --most, hoặc tăng --margin để tìm khác biệt lớn hơn.`,
  },
  disqualified: {
    new: (newer: string, _older: string) => `${newer} bị loại vì đủ 3 lỗi, nên không hay hơn.`,
    old: (newer: string, older: string) => `${older} bị loại vì đủ 3 lỗi, nên ${newer} hay hơn.`,
  },
  twoNeeded: 'Cần đúng hai đấu thủ: bản mới trước, bản cũ sau.',
  fieldTooLarge: (contestants: number, seats: number) =>
    `${contestants} đấu thủ (cả --against) không ngồi vừa ${seats} ghế.`,
  number: (least: number, most: number) => `một số lớn hơn ${least}, nhiều nhất ${most}`,
  usage: (
    contestants: readonly string[],
    table: readonly string[],
  ) => `Bản mới có hay hơn bản cũ không? Đánh cho tới khi phép thử tuần tự phân định.

  sanhrong compare MỚI CŨ [tuỳ chọn]

${contestants.map((line) => `  ${line}`).join('\n')}

  --against A,B    cả hai ngồi chung bàn với những đấu thủ này
                   (không có: một bản mới giữa những bản cũ)
  --margin ĐIỂM    hơn chừng này mỗi ván thì phải nhận ra (0.5)
  --alpha SỐ       xác suất gọi nhầm là hay hơn (0.05)
  --beta SỐ        xác suất bỏ sót bản hay hơn (0.05)
  --most N         số bộ bài nhiều nhất (5000); ít nhất là 200
  --seats N        số ghế
  --json           kết quả cho chương trình khác đọc
  --quiet          không hiện tiến độ
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Mã thoát: 0 hay hơn, 1 không hay hơn, 3 chưa rõ, 2 gọi sai, 130 Ctrl-C.`,
};

export type CompareWords = typeof vi;

export const COMPARE_WORDS = { vi, en };
