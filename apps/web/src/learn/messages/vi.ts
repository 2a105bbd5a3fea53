import type { RowLabel } from '../exercise.ts';
import { en } from './en.ts';

export const vi = {
  title: 'Cách chơi',
  puzzles: 'Biết chơi rồi?',
  toPuzzles: 'Giải thế bài',
  intro: 'Học bằng tay: chạm lá, thử bộ, giải vài câu đố. Không phải đọc luật dài.',
  games: 'Ba trò',
  learnGameOf: (game: string): string => `Học ${game}`,
  tryNow: 'Chơi thử ngay',
  dealing: 'Đang chia bài…',
  tryFailed: 'Chưa mở được bàn. Hãy tải lại trang rồi thử lần nữa.',
  firstLearn: 'Học trước:',
  solvedOf: (count: number): string => `Đã giải ${count} câu`,

  tips: 'Mẹo ở những ván đầu',
  tipsNote: 'Vài dòng nhắc ngay trên bàn chơi; biết rồi thì tắt.',

  deck: 'Bộ bài',
  deckNote: '52 lá, bốn chất. Lớn nhỏ thì mỗi trò một kiểu:',
  suits: 'Bốn chất',
  suitNames: { s: 'Bích', c: 'Chuồn', d: 'Rô', h: 'Cơ' },
  courts: 'J là bồi, Q là đầm, K là già, A là át.',
  glossary: 'Tiếng trên chiếu bài',
  glossaryNote: 'Nghe người ta hô mà không hiểu? Tra ở đây.',

  allGames: 'Mọi trò',
  contents: 'Trong bài này',
  ruleSet: 'Luật',
  rulesTaught: 'Đọc luật',
  practise: 'Câu đố',
  ready: 'Vậy là đủ để ngồi vào chiếu.',
  readyNote: 'Máy chơi cùng, không cần tài khoản; bàn chơi có nút Gợi ý.',
  noCourseTitle: 'Chưa có bài này',
  noCourseText: 'Không có trò nào tên như vậy. Chọn một trong ba trò nhé.',

  back: 'Lùi',
  next: 'Tiếp',
  again: 'Xem lại',
  step: (at: number, of: number): string => `${at}/${of}`,
  total: 'Cộng',

  solved: (done: number, of: number): string => `Đã đúng ${done}/${of} câu.`,
  allSolved: (of: number): string => `Đúng hết ${of} câu. Vào bàn được rồi!`,
  exercise: (number: number, isSolved: boolean): string => `Câu ${number}${isSolved ? ', đã đúng' : ''}`,
  nextExercise: 'Câu khác',
  check: 'Kiểm tra',
  showMe: 'Chỉ tôi',
  right: 'Đúng rồi!',
  wrong: 'Chưa đúng.',
  notYet: 'Chưa được.',
  tryAgain: 'Chọn lại xem, hoặc bấm "Chỉ tôi".',
  options: { yes: 'Được', no: 'Không' } as Readonly<Record<string, string>>,
  rows: {
    mat: 'Trên chiếu',
    hand: 'Bài của bạn',
    offered: 'Nhà trước vừa đánh',
    first: 'Tay thứ nhất',
    second: 'Tay thứ hai',
    melds: 'Phỏm đã hạ',
  } satisfies Readonly<Record<RowLabel, string>>,

  yourHand: 'Bài của bạn: chạm để chọn',
  otherHand: 'Bài nhà bên',
  newHand: 'Chia bài khác',
  clear: 'Bỏ chọn',
  /** The reader and three from old tales. */
  company: ['Bạn', 'Bờm', 'Cuội', 'Tễu'] as readonly string[],
};

export const LEARN_WORDS = { vi, en };
