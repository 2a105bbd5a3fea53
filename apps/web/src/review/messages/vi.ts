import { en } from './en.ts';

/** Lời của trang rút kinh nghiệm. */
export const vi = {
  title: 'Rút kinh nghiệm',
  about: (name: string) =>
    `Từng nước của ${name}, xét theo đúng những gì biết được lúc ấy: trong nhiều thế bài khớp với mọi điều đã thấy, mỗi cách đi được chơi tiếp tới hết ván.`,
  working: (done: number, of: number | null) => (of === null ? 'Đang mở ván…' : `Đang xét ${done}/${of} nước…`),
  failed: 'Máy này chưa xét được ván này. Mở lại trang rồi thử lần nữa.',
  unfinished: 'Ván chưa xong thì chưa xét được.',
  hidden: 'Bài của ghế này úp kín nên không xét được. Hãy chọn ghế khác.',
  noDecisions: 'Ván này không có lúc nào phải chọn.',
  noMistakes: 'Không có nước nào chắc chắn là sai. Ván này đánh vững.',
  turningPoints: 'Những nước đáng nghĩ lại',
  kept: 'Những nước này đã thành thế bài trên máy này.',
  toPuzzles: 'Giải lại',
  move: (number: number) => `Nước ${number}`,
  lost: (points: string, unit: string) => `mất ${points} ${unit}`,
  exact: 'tính được tới cùng',
  hand: 'Bài lúc ấy',
  played: 'Đã đánh',
  better: 'Hay hơn',
  show: 'Xem lúc ấy',
  tryAgain: 'Thử lại',
  playBetter: 'Đi nước hay hơn',
  notPlayedOn: 'Trình duyệt không mở được bàn chơi. Hãy tải lại trang rồi thử lần nữa.',
  strip: 'Chờ đợi được bao nhiêu',
  /** Cho người không nhìn thấy hình. */
  stripAbout: (moves: number, first: string, last: string, end: string) =>
    `Qua ${moves} nước: lúc đầu chờ đợi ${first}, nước cuối ${last}, hết ván được ${end}.`,
  end: 'Hết ván',
  allMoves: 'Từng nước',
  best: 'không nước nào hơn',
  close: 'ngang ngửa',
  choice: 'Cách đi',
  expected: (unit: string) => `Chờ đợi (${unit})`,
  wasPlayed: 'đã đánh',
};

export const REVIEW_WORDS = { vi, en };
