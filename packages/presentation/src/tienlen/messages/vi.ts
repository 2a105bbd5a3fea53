import { signed, uncapitalised, type Who } from '../../words.ts';
import { en, type TienLenMessages } from './en.ts';
import { HANDS } from './names/vi.ts';

/** Lời của Tiến Lên bằng tiếng Việt, như người chơi vẫn nói. */

const HEO = '2';

/** Giữa câu thì "bạn" viết thường. */
const inside = (who: Who): string => (who.you ? who.name.toLowerCase() : who.name);

const place = (at: number): string => ['nhất', 'nhì', 'ba', 'tư'][at - 1] ?? String(at);

export const vi: TienLenMessages = {
  sorts: ['hạng', 'bộ'],

  single: (card: string) => card,
  pair: (rank: string) => (rank === HEO ? 'Đôi heo' : `Đôi ${rank}`),
  triple: (rank: string) => (rank === HEO ? 'Ba heo' : `Sám ${rank}`),
  straight: (length: number, top: string) => `Sảnh ${length} lá tới ${top}`,
  four: (rank: string) => (rank === HEO ? 'Tứ quý heo' : `Tứ quý ${rank}`),
  pairs: (length: number, top: string) => `${length} đôi thông tới ${top}`,
  oneTwo: 'heo',
  loose: (count: number) => `${count} lá`,
  inside: uncapitalised,

  withTop: (what: string, card: string) => `${what} (${card})`,
  play: (what: string) => `Đánh: ${what}`,
  cut: (what: string) => `Chặt: ${what}`,
  pass: 'Bỏ lượt',

  lead: 'Bạn cầm cái: chọn bộ nào cũng được.',
  leadWith: (card: string) => `Bạn cầm cái: nước đầu phải có ${card}.`,
  answer: (what: string, who: Who, key: string) => `Chặn ${what} của ${inside(who)}, hoặc bỏ lượt${key}.`,
  answerStraight: (what: string, who: Who, key: string) =>
    `Chặn ${what} của ${inside(who)} bằng sảnh lớn hơn hoặc dài hơn, không thì bỏ lượt${key}.`,
  answerEqualStraight: (what: string, who: Who, key: string) =>
    `Chặn ${what} của ${inside(who)} bằng sảnh lớn hơn, dài đúng bằng vậy, không thì bỏ lượt${key}.`,
  cannotAnswer: (what: string, key: string) => `Bạn không có gì chặn được ${what}: bỏ lượt${key}.`,
  lateCut: (what: string, key: string) => `Bạn đã bỏ lượt nhưng vẫn chặt được ${what}; không thì bỏ tiếp${key}.`,

  count: (left: number) => `${left} lá`,
  hiddenCount: 'giấu số lá',
  passed: 'Bỏ lượt',
  leads: 'Cầm cái',
  out: (at: number) => `Về ${place(at)}`,

  debt: (from: Who, to: Who, amount: number) => `${from.name} nợ ${inside(to)} ${amount} điểm`,

  dealt: (leader: Who) => `Chia bài xong, ${inside(leader)} cầm cái`,
  dealtWith: (leader: Who, card: string) => `Chia bài xong, ${inside(leader)} cầm cái, phải có ${card}`,
  winAtTheDeal: (who: Who, hand: string) => `${who.name} tới trắng: ${hand}!`,
  hands: HANDS,
  wonAtTheDeal: (who: Who, hand: string, players: number, amount: number) =>
    `${who.name} được chia ${hand}: thắng ngay, ván này khỏi đánh. Mỗi nhà kia trả 13 × ${players} người = ${amount} điểm, còn heo hay hàng thì trả thêm thúi.`,
  instantWin: (who: Who, hand: string, at: number) => `${who.name} được chia ${hand}: về ${place(at)} ngay, khỏi đánh.`,

  plays: (who: Who, what: string) => `${who.name} đánh ${what}`,
  longerWins: ', dài hơn nên chặn được',
  lastCards: (left: number) => ` (còn ${left} lá)`,
  passes: (who: Who) => `${who.name} bỏ lượt`,
  cuts: (who: Who, what: string) => `${who.name} chặt ${what}!`,
  cutsForPoints: (who: Who, what: string, victim: Who, debt: number) =>
    `${who.name} chặt ${what}! ${victim.name} nợ ${debt} điểm`,
  stacksForPoints: (who: Who, what: string, victim: Who, debt: number) =>
    `${who.name} chặt chồng ${what}! ${victim.name} nợ hết ${debt} điểm`,
  paysForCut: (from: Who, to: Who, amount: number) => `${from.name} trả ${inside(to)} ${amount} điểm bị chặt`,
  paysCong: (from: Who, amount: number) => `${from.name} cóng: −${amount}`,
  paysThui: (from: Who, to: Who, amount: number) => `${from.name} thúi: trả ${inside(to)} ${amount} điểm`,
  paysDenBai: (from: Who, amount: number) => `${from.name} đền bài cả làng: −${amount}`,
  wins: (who: Who) => `${who.name} hết bài: Tới!`,
  goesOut: (who: Who, at: number) => `${who.name} hết bài, về ${place(at)}!`,
  isLast: (who: Who) => `${who.name} về bét`,
  roundWon: (who: Who) => `Hết vòng, ${inside(who)} cầm cái`,
  inherits: (out: Who, leader: Who) => `${out.name} đã hết bài, ${inside(leader)} hưởng sái`,

  highlights: {
    cut: (what: string) => `Chặt ${what}!`,
    stackedCut: 'Chặt chồng!',
    owes: (victim: Who, debt: number) => `${victim.name} nợ ${debt} điểm`,
    toiTrang: 'Tới trắng!',
    win: 'Tới!',
    place: (at: number) => `Về ${place(at)}!`,
    outOfCards: (who: Who) => `${who.name} hết bài`,
    cong: 'Cóng!',
    denBai: 'Đền bài!',
    thuiHeo: 'Thúi heo!',
    thuiHang: 'Thúi hàng!',
    longerStraight: 'Sảnh dài chặn sảnh ngắn',
    lengths: (longer: number, shorter: number) => `${longer} lá chặn ${shorter} lá, lá lớn nhỏ không kể`,
    roundWon: 'Hết vòng',
    leads: (who: Who) => `${who.name} cầm cái`,
  },

  headline: (who: Who) => `${who.name} tới!`,
  score: (total: number) => `${signed(total)} điểm`,
  reasons: {
    cards: (count: number) => `còn ${count} lá`,
    cardsOf: (who: Who, count: number) => `${inside(who)} còn ${count} lá`,
    cong: 'cóng',
    congOf: (who: Who) => `${inside(who)} cóng`,
    denBai: 'đền bài cho cả làng',
    denBaiOf: (who: Who) => `${inside(who)} đền bài cho cả làng`,
    chat: (by: Who) => `bị ${inside(by)} chặt`,
    chatOf: (who: Who) => `chặt ${inside(who)}`,
    thui: (what: string) => `thúi ${what}`,
    thuiOf: (who: Who, what: string) => `${inside(who)} thúi ${what}`,
    toiTrang: (by: Who) => `${inside(by)} tới trắng`,
    toiTrangOf: (who: Who) => `tới trắng, ${inside(who)} trả`,
    place: (at: number, seats: number) => `hạng ${at} trên ${seats}`,
  },
  held: (twos: string, hang: number) =>
    [twos === '' ? '' : `heo ${twos}`, hang === 0 ? '' : `${hang} hàng`].filter((part) => part !== '').join(' và '),

  rules: {
    'mien-nam': [
      'Tiến Lên Miền Nam: ai hết bài trước thì tới, mấy nhà kia trả mỗi lá 1 điểm.',
      'Hạng 3 4 5 6 7 8 9 10 J Q K A 2; chất ♠ ♣ ♦ ♥, cơ lớn nhất. Lá 2 là heo.',
      'Rác, đôi, sám, sảnh từ 3 lá, tứ quý, đôi thông từ 3 đôi.',
      'Chặn bằng bộ cùng loại lớn hơn, không thì bỏ lượt tới hết vòng. Sảnh dài chặn sảnh ngắn, trừ khi bàn chọn khác.',
      'Chặt: 3 đôi thông hay tứ quý chặt một heo; 4 đôi thông chặt cả đôi heo, đã bỏ lượt vẫn chặt được.',
      'Cả ván không đánh được lá nào là cóng, trả 13 × số người; còn heo hay hàng trong tay là thúi.',
    ],
    thirteen: [
      'Tiến Lên kiểu Thirteen: chơi tới khi còn một người, hạng nào điểm nấy.',
      'Hạng 3 4 5 6 7 8 9 10 J Q K A 2; chất ♠ ♣ ♦ ♥, cơ lớn nhất. Lá 2 là heo.',
      'Rác, đôi, sám, sảnh từ 3 lá, tứ quý, đôi thông từ 3 đôi.',
      'Chặn bằng bộ cùng loại, cùng độ dài, lớn hơn; không thì bỏ lượt tới hết vòng.',
      'Tứ quý chặt tới ba heo; 3, 4, 5 đôi thông chặt một, hai, ba heo.',
    ],
  },
};

export const TIENLEN_MESSAGES = { vi, en };
