import { signed, type Who } from '../../../messages/words.ts';
import type { PhomMessages } from './en.ts';

/** Lời của Phỏm bằng tiếng Việt, như người chơi vẫn nói. */

/** Giữa câu thì "bạn" viết thường. */
const inside = (who: Who): string => (who.you ? who.name.toLowerCase() : who.name);

const ordinal = (at: number): string => ['nhất', 'nhì', 'ba', 'tư'][at - 1] ?? String(at);

export const vi: PhomMessages = {
  ruleSets: { 'ta-la': 'Phỏm Tá lả', basic: 'Phỏm luật gọn' },
  sorts: ['phỏm', 'hạng', 'chất'],

  keys: { draw: 'bốc', eat: (card: string) => `ăn ${card}`, lay: 'hạ', send: 'gửi', discard: 'đánh', u: 'ù!' },
  help: {
    draw: 'bốc một lá nọc',
    eat: 'ăn lá vừa đánh, bằng những lá đã chọn hoặc lá nào hợp thì lấy',
    lay: 'hạ phỏm đã chọn, hoặc hạ hết phỏm đang có; Enter mới chốt',
    send: 'gửi lá đã chọn vào phỏm trên bàn; nhấn lại để đổi phỏm',
    discard: 'đánh lá đã chọn (Enter cũng vậy)',
    u: 'hô ù',
  },
  words: {
    draw: ['bốc', 'b'],
    eat: ['ăn'],
    lay: ['hạ', 'hạ phỏm'],
    send: ['gửi'],
    discard: ['đánh'],
    u: ['ù'],
  },

  draw: 'Bốc một lá',
  eat: (card: string, using: string) => `Ăn ${card} với ${using}`,
  lay: (melds: string) => `Hạ ${melds}`,
  send: (card: string, meld: string) => `Gửi ${card} vào ${meld}`,
  discard: (card: string) => `Đánh ${card}`,
  u: 'Ù!',

  cannotEat: (card: string) => `Bài bạn không ghép được phỏm với ${card}: bốc đi (B).`,
  nothingToEat: 'Không có lá nào để ăn: bốc đi (B).',
  noPhomToLay: 'Bạn không có phỏm nào để hạ: đánh một lá.',
  noSending: 'Bạn không có lá nào gửi được.',
  cannotSend: (card: string) => `Lá ${card} không gửi được vào phỏm nào trên bàn.`,
  whichDiscard: 'Chọn đúng một lá để đánh.',

  promptTake: 'Bốc một lá (B).',
  promptEat: (card: string, who: Who) => `Ăn ${card} của ${inside(who)} (E) hay bốc (B)?`,
  promptU: 'Ù được rồi: hô ù (U)!',
  promptMustLay: 'Hạ phỏm (P); phỏm có lá ăn thì bắt buộc hạ.',
  promptLay: 'Hạ phỏm (P), rồi gửi (G) hay đánh một lá.',
  promptSend: 'Gửi (G) hay đánh một lá.',
  promptDiscard: 'Chọn một lá để đánh.',
  lineTake: 'Bạn làm gì? (bốc, hoặc ăn 7s 8s; gợi ý, trợ giúp, thoát)',
  lineLay: 'Bạn làm gì? (hạ 7s 7c 7d, gửi 8h, đánh Kd; gợi ý, trợ giúp, thoát)',
  lineDiscard: 'Bạn đánh lá nào? (đánh Kd, hoặc chỉ Kd; gợi ý, trợ giúp, thoát)',
  lineHelp: {
    'ta-la': [
      'bốc  lấy một lá nọc',
      'ăn 7s 8s (hoặc chỉ ăn)  lấy lá vừa đánh, ghép phỏm với mấy lá này',
      'hạ 7s 7c 7d (hoặc chỉ hạ)  bày phỏm ra bàn, khi tới lúc hạ',
      'gửi 8h  thêm một lá vào phỏm trên bàn, sau khi đã hạ',
      'đánh Kd (hoặc chỉ Kd)  đánh một lá, hết lượt',
      'ù  hô ù: vừa lấy bài xong, ngoài phỏm dư nhiều nhất một lá',
    ],
    basic: [
      'bốc  lấy một lá nọc',
      'ăn 7s 8s (hoặc chỉ ăn)  lấy lá vừa đánh, ghép phỏm với mấy lá này',
      'đánh Kd (hoặc chỉ Kd)  đánh một lá, hết lượt',
    ],
  },

  count: (left: number) => `${left} lá`,
  drew: 'Bốc',
  ate: (card: string) => `Ăn ${card}`,
  laid: 'Hạ phỏm',
  sent: (card: string) => `Gửi ${card}`,
  discarded: (card: string) => `Đánh ${card}`,
  loose: (count: number) => `lẻ ${count} điểm`,
  left: (count: number) => `còn ${count} điểm`,

  stock: (left: number) => `Nọc ${left} lá`,
  discardedBy: (who: Who, card: string) => `${who.name} đánh ${card}`,
  line: {
    discards: (shown: string) => `đánh ${shown}`,
    melds: (shown: string) => `phỏm ${shown}`,
    eaten: (shown: string) => `ăn ${shown}`,
    hidden: (card: string, size: number) => `${card}+${size - 1}`,
    nothing: '–',
  },

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
  isMom: (who: Who) => `${who.name} móm`,
  paysForAll: (who: Who) => `${who.name} đền cho cả làng`,

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
      'Nọc còn ít lá hơn số người là tới lúc hạ: hạ phỏm (P), gửi lá lẻ (G), rồi đánh.',
      'Vừa lấy bài mà ngoài phỏm dư nhiều nhất một lá thì ù (U), mỗi nhà trả 5; không dư lá nào là ù tròn, trả 10.',
      'Không ai ù thì ít điểm bài nhất là nhất (A 1, J 11, Q 12, K 13): nhì trả 1, ba trả 2, tư trả 3, móm trả 4.',
    ],
    basic: [
      'Phỏm luật gọn: phỏm là từ ba lá cùng hạng hoặc liền hạng cùng chất. A đứng trên K: Q-K-A, không có A-2-3.',
      'Một lượt: bốc, hoặc ăn lá vừa đánh để ghép phỏm với bài trên tay, phỏm đó rời tay ngay; rồi đánh một lá.',
      'Hết bài là thắng liền. Nọc cạn thì ít điểm bài nhất thắng (A 1, J 11, Q 12, K 13).',
      'Mỗi nhà thua trả phần điểm bài nhiều hơn người thắng.',
    ],
  },
};
