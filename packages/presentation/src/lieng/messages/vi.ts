import { signed, uncapitalised, type Who } from '../../words.ts';
import { en, type LiengMessages } from './en.ts';

/** Lời của Liêng bằng tiếng Việt, như người chơi vẫn nói. */

/** Giữa câu thì "bạn" viết thường. */
const inside = (who: Who): string => (who.you ? who.name.toLowerCase() : who.name);

export const vi: LiengMessages = {
  sorts: ['hạng'],

  sap: (rank: string) => `Sáp ${rank}`,
  lieng: (high: string) => `Liêng tới ${high}`,
  di: 'Đĩ',
  points: (count: number) => `${count} nút`,
  inside: uncapitalised,

  names: { fold: 'Bỏ bài', call: 'Theo', raise: 'Tố', allIn: 'Tố tất' },
  labels: {
    fold: 'Bỏ',
    call: (owed: number) => `Theo ${owed}`,
    check: 'Qua',
    raise: (min: number) => `Tố từ ${min}`,
    allIn: (count: number) => `Tố tất ${count}`,
  },

  fold: 'Bỏ bài',
  foldForNothing: 'Bỏ bài dù không thiếu gì',
  call: (owed: number) => `Theo: góp ${owed}`,
  callAll: (owed: number) => `Theo: góp hết ${owed}`,
  check: 'Qua lượt',
  raise: (bet: number, more: number) => `Tố lên ${bet}: góp ${more}`,
  allIn: (count: number) => `Tố tất: góp ${count}`,
  shortCall: (count: number, owed: number) => `Tố tất theo thiếu: góp ${count} trên ${owed}`,

  promptFree: 'Chưa ai tố: qua, tố hay bỏ?',
  promptOwed: (owed: number) => `Bạn thiếu ${owed}: theo, tố hay bỏ?`,
  promptClosed: (owed: number) => `Bạn thiếu ${owed}: theo hay bỏ? Không tố được nữa.`,
  promptShort: (owed: number, left: number) => `Bạn thiếu ${owed}, chỉ còn ${left}: tố tất hay bỏ?`,

  chips: (count: number) => `${count} chip`,
  folded: 'Bỏ',
  checked: 'Qua',
  called: (bet: number) => `Theo ${bet}`,
  raised: (bet: number) => `Tố ${bet}`,
  wentAllIn: (bet: number) => `Tố tất ${bet}`,
  sitsOut: 'Ngồi ngoài',

  rebought: (who: Who, count: number) => `${who.name} nhận ${count} chip mới`,
  dealt: (who: Who, ante: number) => `${who.name} chia bài, mỗi người góp ${ante} chip cửa`,
  shortAnte: (who: Who, count: number) => `${who.name} góp nốt ${count} chip cửa, coi như tố tất`,
  folds: (who: Who) => `${who.name} bỏ`,
  checks: (who: Who) => `${who.name} qua`,
  calls: (who: Who, more: number) => `${who.name} theo, góp ${more}`,
  raises: (who: Who, bet: number) => `${who.name} tố lên ${bet}`,
  goesAllIn: (who: Who, bet: number) => `${who.name} tố tất: ${bet}`,
  uncalled: (who: Who, count: number) => `Không ai theo ${count}, trả lại ${inside(who)}`,
  shows: (who: Who, cards: string, hand: string) => `${who.name} lật ${cards}: ${hand}`,
  takesPot: (who: Who, pot: string) => `${who.name} ăn ${pot}`,
  onlyPot: (count: number) => `gà ${count} chip`,
  mainPot: (count: number) => `gà chính ${count} chip`,
  sidePot: (number: number, count: number) => `gà phụ ${number} (${count} chip)`,
  broke: (who: Who) => `${who.name} hết chip`,
  because: (what: string, why: string) => `${what}: ${why}`,
  tie: (hand: string, over: Who, card: string, than: string, suits: boolean) =>
    `cùng ${hand} với ${inside(over)}, ${suits ? 'xét chất' : 'cùng chất'}: ${card} hơn ${than}`,

  highlights: {
    allIn: 'Tố tất!',
    showdown: 'Lật bài!',
    best: (who: Who, hand: string) => `${who.name}: ${hand}`,
    win: 'Ăn gà!',
    wins: (who: Who, count: number) => `${who.name} ăn ${count} chip`,
  },

  headlineShown: (who: Who, count: number, hand: string) => `${who.name} ăn ${count} chip với ${hand}!`,
  headlineTied: (who: Who, count: number, tie: string) => `${who.name} ăn ${count} chip: ${tie}!`,
  headlineFolded: (who: Who, count: number) => `${who.name} ăn ${count} chip, mấy nhà kia bỏ hết!`,
  score: (total: number) => `${signed(total)} chip`,
  chipsColumn: 'Chip',
  reasons: {
    ante: 'chip cửa',
    bets: 'cược',
    uncalled: 'không ai theo, trả lại',
    won: (pot: string) => `ăn ${pot}`,
    wonAlone: (pot: string) => `ăn ${pot}, mấy nhà kia bỏ`,
  },
  pots: { only: 'gà', main: 'gà chính', side: (number: number) => `gà phụ ${number}` },
  rebuy: (count: number) => `Nhận ${count} chip mới`,

  rules: {
    lieng: [
      'Ba lá, một vòng tố. Bài cao nhất trong số người còn theo ăn gà; còn một người chưa bỏ thì người đó ăn.',
      'Cao xuống thấp: sáp (ba lá cùng hạng), liêng (ba hạng liền nhau, A-2-3 tới Q-K-A), đĩ (ba lá J, Q, K), rồi nút.',
      'Nút: tổng ba lá, chỉ lấy hàng đơn vị; A là 1; 10, J, Q, K là 10. Chất ♦ ♥ ♣ ♠, rô cao nhất.',
      'Đầu ván mỗi người góp 10 chip cửa. Tố là nói tổng cược, ít nhất bằng mức hiện tại + 10.',
      'Người tố tất chỉ thắng của mỗi nhà nhiều nhất bằng số mình đã góp: có gà chính, gà phụ.',
      'Chip chỉ để chơi; hết chip thì sau ván được nhận chip mới. Ghế kế người chia nói trước.',
    ],
  },
};

export const LIENG_MESSAGES = { vi, en };
