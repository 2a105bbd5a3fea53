import { capitalised, signed, type Who } from '../../words.ts';
import { en, type PhomMessages } from './en.ts';

/** Lời của Phỏm bằng tiếng Việt, như người chơi vẫn nói. */

/** Giữa câu thì "bạn" viết thường. */
const inside = (who: Who): string => (who.you ? who.name.toLowerCase() : who.name);

const ordinal = (at: number): string => ['nhất', 'nhì', 'ba', 'tư'][at - 1] ?? String(at);

export const vi: PhomMessages = {
  sorts: { phom: 'phỏm', rank: 'hạng', suit: 'chất' },

  names: { draw: 'Bốc', eat: 'Ăn', lay: 'Hạ phỏm', send: 'Gửi', discard: 'Đánh', u: 'Ù' },
  labels: { draw: 'Bốc', eat: (card: string) => `Ăn ${card}`, lay: 'Hạ', send: 'Gửi', discard: 'Đánh', u: 'Ù!' },

  draw: 'Bốc một lá',
  eat: (card: string, using: string) => `Ăn ${card} với ${using}`,
  lay: (melds: string) => `Hạ ${melds}`,
  send: (card: string, meld: string) => `Gửi ${card} vào ${meld}`,
  discard: (card: string) => `Đánh ${card}`,
  u: 'Ù!',

  cannotEat: (card: string, drawKey: string) => `Bài bạn không ghép được phỏm với ${card}: bốc đi${drawKey}.`,
  nothingToEat: (drawKey: string) => `Không có lá nào để ăn: bốc đi${drawKey}.`,
  noPhomToLay: 'Bạn không có phỏm nào để hạ: đánh một lá.',
  noSending: 'Bạn không có lá nào gửi được.',
  cannotSend: (card: string) => `Lá ${card} không gửi được vào phỏm nào trên bàn.`,
  whichDiscard: 'Chọn đúng một lá để đánh.',

  promptTake: (drawKey: string) => `Bốc một lá${drawKey}.`,
  promptEat: (card: string, who: Who, eatKey: string, drawKey: string) =>
    `Ăn ${card} của ${inside(who)}${eatKey} hay bốc${drawKey}?`,
  promptU: (key: string) => `Ù được rồi: hô ù${key}!`,
  promptMustLay: (layKey: string) => `Hạ phỏm${layKey}; phỏm có lá ăn thì bắt buộc hạ.`,
  promptLay: (layKey: string, sendKey: string) => `Hạ phỏm${layKey}, rồi gửi${sendKey} hay đánh một lá.`,
  promptSend: (sendKey: string) => `Gửi${sendKey} hay đánh một lá.`,
  promptDiscard: 'Chọn một lá để đánh.',
  promptNatural: (melds: string, points: number) => `Đánh một lá. ${melds} tự có, chưa ăn nên vẫn tính ${points} điểm.`,

  count: (left: number) => `${left} lá`,
  drew: 'Bốc',
  ate: (card: string) => `Ăn ${card}`,
  laid: 'Hạ phỏm',
  sent: (card: string) => `Gửi ${card}`,
  discarded: (card: string) => `Đánh ${card}`,
  loose: (count: number) => `lẻ ${count} điểm`,
  left: (count: number) => `còn ${count} điểm`,

  dealt: (leader: Who, stock: number) => `Chia bài xong, nọc ${stock} lá, ${inside(leader)} đi trước`,
  draws: (who: Who) => `${who.name} bốc`,
  drawsCard: (who: Who, card: string) => `${who.name} bốc ${card}`,
  eats: (who: Who, card: string, from: Who) => `${who.name} ăn ${card} của ${inside(from)}`,
  eatsChot: (who: Who, card: string, from: Who) => `${who.name} ăn chốt ${card} của ${inside(from)}!`,
  pays: (from: Who, to: Who, amount: number) => `${from.name} trả ${inside(to)} ${amount} điểm`,
  lays: (who: Who, melds: string) => `${who.name} hạ ${melds}`,
  sends: (who: Who, card: string, to: Who) => `${who.name} gửi ${card} vào phỏm của ${inside(to)}`,
  sendsOwn: (who: Who, card: string) => `${who.name} gửi ${card} vào phỏm của mình`,
  discards: (who: Who, card: string) => `${who.name} đánh ${card}`,
  uNames: { u: 'ù', uTron: 'ù tròn', uKhan: 'ù khan' },
  declares: (who: Who, kind: string) => `${who.name} ${kind}!`,
  uKhan: (who: Who, amount: number) =>
    `${who.name} ù khan: bài chia ra không lá nào ghép được với lá nào, thắng ngay. Mỗi nhà kia trả ${amount} điểm.`,
  isMom: (who: Who) => `${who.name} móm`,
  paysForAll: (who: Who) => `${who.name} đền cho cả làng`,

  highlights: {
    eat: (card: string) => `Ăn ${card}!`,
    chot: 'Ăn chốt!',
    u: (kind: string) => `${capitalised(kind)}!`,
    win: 'Nhất!',
    mom: 'Móm!',
    den: 'Đền!',
  },

  headlineU: (who: Who, kind: string) => `${who.name} ${kind}!`,
  headlineFirst: (who: Who, left: number) => `${who.name} nhất, còn ${left} điểm bài!`,
  headlineEmpty: (who: Who) => `${who.name} hết bài, thắng!`,
  headlineShared: (names: string, left: number) => `${names} cùng thắng, còn ${left} điểm bài!`,
  score: (total: number) => `${signed(total)} điểm`,
  reasons: {
    eat: (by: Who) => `bị ${inside(by)} ăn`,
    eatOf: (who: Who) => `ăn của ${inside(who)}`,
    chot: (by: Who) => `bị ${inside(by)} ăn chốt`,
    chotOf: (who: Who) => `ăn chốt của ${inside(who)}`,
    u: (by: Who) => `${inside(by)} ù`,
    uOf: (who: Who) => `ù, ${inside(who)} trả`,
    den: 'đền cho cả làng',
    denOf: (who: Who) => `ù, ${inside(who)} đền cho cả làng`,
    place: (at: number) => `về ${ordinal(at)}`,
    placeOf: (who: Who, at: number) => `${inside(who)} về ${ordinal(at)}`,
    mom: 'móm',
    momOf: (who: Who) => `${inside(who)} móm`,
    cards: (than: Who) => `nhiều điểm bài hơn ${inside(than)}`,
    cardsOf: (who: Who) => `${inside(who)} nhiều điểm bài hơn`,
  },

  rules: {
    'ta-la': [
      'Tá lả: ghép phỏm, từ ba lá cùng hạng hoặc liền hạng cùng chất. A đứng dưới 2: A-2-3, không có Q-K-A.',
      'Một lượt: ăn lá nhà trước vừa đánh nếu ghép được phỏm, hoặc bốc; rồi đánh một lá.',
      'Bị ăn thì trả 1, 2, 3; nọc sắp cạn là ăn chốt, trả 4. Lá đã ăn phải ở trong phỏm, mỗi phỏm một lá ăn.',
      'Nọc còn ít lá hơn số người là tới lúc hạ: hạ phỏm, gửi lá lẻ, rồi đánh.',
      'Vừa lấy bài mà ngoài phỏm dư nhiều nhất một lá thì ù, mỗi nhà trả 5; không dư lá nào là ù tròn, trả 10.',
      'Không ai ù thì ít điểm bài nhất là nhất (A 1, J 11, Q 12, K 13): nhì trả 1, ba trả 2, tư trả 3, móm trả 4.',
    ],
    basic: [
      'Phỏm luật gọn: phỏm là từ ba lá cùng hạng hoặc liền hạng cùng chất. A đứng trên K: Q-K-A, không có A-2-3.',
      'Một lượt: bốc, hoặc ăn lá vừa đánh để ghép phỏm với bài trên tay, phỏm đó rời tay ngay; rồi đánh một lá.',
      'Phỏm tự có trên tay không hạ được và vẫn tính điểm: K-K-K là 39.',
      'Hết bài là thắng liền. Nọc cạn thì ít điểm bài nhất thắng (A 1, J 11, Q 12, K 13).',
      'Mỗi nhà thua trả phần điểm bài nhiều hơn người thắng.',
    ],
  },
};

export const PHOM_MESSAGES = { vi, en };
