import { en } from './en.ts';

export const vi = {
  stock: (count: number) => `Nọc ${count}`,
  stockLeft: (count: number) => `Nọc còn ${count} lá`,
  draw: 'Bốc',
  drawFrom: (count: number) => `Bốc một lá, nọc còn ${count} lá`,
  eat: 'Ăn',
  offered: (card: string, name: string) => `${name} vừa đánh ${card}`,
  eatCard: (card: string, name: string) => `Ăn ${card} của ${name}`,
  cannotEat: (card: string, name: string) => `${card} của ${name}, bài bạn chưa ăn được`,
  eatWith: (card: string) => `Ăn ${card} với lá nào?`,
  eatWithCards: (cards: string) => `Ăn với ${cards}`,
  noOffer: 'Chưa có lá nào để ăn',
  /** Đang ở bước nào của lượt. */
  mine: {
    take: 'Bốc một lá',
    takeOrEat: 'Ăn hay bốc?',
    discard: 'Đánh một lá',
    lay: 'Hạ, gửi, rồi đánh',
    over: 'Hết ván',
  },
  theirs: {
    take: (name: string) => `${name} lấy bài`,
    discard: (name: string) => `${name} chọn lá đánh`,
    lay: (name: string) => `${name} hạ bài`,
    over: (_name: string) => 'Hết ván',
  },
  discardsOf: (name: string, cards: string) => `${name} đã đánh: ${cards}`,
  eatenTag: 'ăn',
  eatenTitle: (card: string) => `${card}: lá đã ăn`,
  eatenBy: (name: string, card: string) => `${name} đã ăn ${card}`,
  meldOf: (name: string, cards: string) => `Phỏm của ${name}: ${cards}`,
  hiddenMeldOf: (name: string, size: number) => `Phỏm úp của ${name}, ${size} lá`,
  /** Nối vào sau tên phỏm. */
  withEaten: (card: string) => `, ăn ${card}`,
  send: 'Gửi',
  sendTo: (card: string, meld: string) => `Gửi ${card} vào ${meld}`,
  handOf: (name: string, cards: string) => `Bài của ${name}: ${cards}`,
};

export const PHOM_WORDS = { vi, en };
