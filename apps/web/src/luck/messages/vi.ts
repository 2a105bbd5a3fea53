import { en } from './en.ts';

/** Lời kể chuyện hên xui và tay nghề của một phiên. */
export const vi = {
  title: 'Hên xui và tay nghề',
  working: (done: number, of: number) => `Máy mạnh nhất đang đánh lại các ván này… ${done}/${of}`,
  lucky: (points: string) => `Bài hên ${points}`,
  unlucky: (points: string) => `Bài xui ${points}`,
  even: 'Bài không hên không xui',
  better: (points: string) => `đánh hay hơn máy mạnh nhất ${points}`,
  worse: (points: string) => `đánh kém máy mạnh nhất ${points}`,
  /** Hơn kém còn nằm trong phần may rủi. */
  alike: (points: string) => `đánh ngang cỡ máy mạnh nhất (${points})`,
  sentence: (luck: string, play: string) => `${luck}, ${play}.`,
  about: (games: number) =>
    `${games} ván, chia y như cũ, để máy mạnh nhất ngồi mọi ghế đánh lại nhiều lần. Sau dấu ± là phần may rủi.`,
  untold: (games: number) => `${games} ván còn bài úp kín nên không tính được.`,
  nothing: 'Ván nào cũng còn bài úp kín nên không biết bài hên hay xui.',
  failed: 'Máy này chưa tính được hên xui. Mở lại trang rồi thử lần nữa.',
  points: (amount: string) => `${amount} điểm`,
  chips: (amount: string) => `${amount} chip`,
};

export type LuckWords = typeof vi;

export const LUCK_WORDS = { vi, en };
