import { en } from './en.ts';

export const vi = {
  title: 'Điểm qua từng ván',
  /** Cho người không nhìn thấy biểu đồ. */
  description: (games: number, lines: readonly string[]) => `Điểm cộng dồn sau ${games} ván. ${lines.join('. ')}.`,
  line: (name: string, total: string, best: string, worst: string) =>
    `${name}: cuối cùng ${total}, cao nhất ${best}, thấp nhất ${worst}`,
  asNumbers: 'Xem bằng số',
  game: 'Ván',
  start: 'Đầu',
};

export const CHART_WORDS = { vi, en };
