import { signed, type Who } from '../../../messages/words.ts';
import type { LiengMessages } from './en.ts';

/** Lời của Liêng bằng tiếng Việt, như người chơi vẫn nói. */

/** Giữa câu thì "bạn" viết thường. */
const inside = (who: Who): string => (who.you ? who.name.toLowerCase() : who.name);

export const vi: LiengMessages = {
  ruleSets: { lieng: 'Liêng' },
  sorts: ['hạng'],

  sap: (rank: string) => `Sáp ${rank}`,
  lieng: (high: string) => `Liêng tới ${high}`,
  di: 'Đĩ',
  points: (count: number) => `${count} nút`,
  inside: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),

  keys: {
    fold: 'bỏ',
    call: (owed: number) => `theo ${owed}`,
    check: 'qua',
    raise: (min: number) => `tố từ ${min}`,
    allIn: (count: number) => `tố tất ${count}`,
  },
  help: {
    fold: 'bỏ bài, mất phần đã góp',
    call: 'theo cho bằng mức cược; không thiếu gì thì là qua lượt',
    raise: 'tố mức ít nhất; mũi tên hoặc gõ số để đổi tổng cược',
    allIn: 'tố tất: góp hết chip (Enter mới chốt)',
  },
  words: {
    fold: ['bỏ', 'bỏ bài', 'b'],
    call: ['theo', 'qua', 't'],
    raise: ['tố', 'tố lên'],
    allIn: ['tố tất', 'tất tay', 'tất', 'to-tat'],
    rebuy: ['nhận', 'nhận chip'],
  },

  fold: 'Bỏ bài',
  foldForNothing: 'Bỏ bài dù không thiếu gì (T là qua lượt)',
  call: (owed: number) => `Theo: góp ${owed}`,
  check: 'Qua lượt',
  raise: (bet: number, more: number) => `Tố lên ${bet}: góp ${more}`,
  allIn: (count: number) => `Tố tất: góp ${count}`,
  shortCall: (count: number, owed: number) => `Tố tất theo thiếu: góp ${count} trên ${owed}`,

  promptFree: 'Chưa ai tố: qua, tố hay bỏ?',
  promptOwed: (owed: number) => `Bạn thiếu ${owed}: theo, tố hay bỏ?`,
  promptClosed: (owed: number) => `Bạn thiếu ${owed}: theo hay bỏ? Không tố được nữa.`,
  promptShort: (owed: number, left: number) => `Bạn thiếu ${owed}, chỉ còn ${left}: tố tất hay bỏ?`,
  lineTurn: 'Bạn nói gì? (theo, tố 50, tất, bỏ; gợi ý, trợ giúp, thoát)',
  lineHelp: [
    'theo  góp cho bằng mức cược; không thiếu gì thì là qua lượt',
    'tố 50 (hoặc chỉ 50)  nâng tổng cược của bạn lên 50; tố không kèm số: mức ít nhất',
    'tất  tố tất, góp hết chip',
    'bỏ  bỏ bài',
  ],

  chips: (count: number) => `${count} chip`,
  folded: 'Bỏ',
  checked: 'Qua',
  called: (bet: number) => `Theo ${bet}`,
  raised: (bet: number) => `Tố ${bet}`,
  wentAllIn: (bet: number) => `Tố tất ${bet}`,
  sitsOut: 'Ngồi ngoài',

  pot: (count: number) => `Pot ${count} chip`,
  bet: (bet: number) => `Mức cược ${bet}`,
  noBet: 'Chưa ai tố',
  own: (bet: number, left: number) => (bet === 0 ? `Bạn còn ${left}` : `Bạn đã cược ${bet}, còn ${left}`),
  dealer: (mark: string, who: Who) => `${mark} ${who.name} chia bài`,

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
  onlyPot: (count: number) => `pot ${count} chip`,
  mainPot: (count: number) => `pot chính ${count} chip`,
  sidePot: (number: number, count: number) => `pot phụ ${number}: ${count} chip`,
  broke: (who: Who) => `${who.name} hết chip`,

  headlineShown: (who: Who, count: number, hand: string) => `${who.name} ăn ${count} chip với ${hand}!`,
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
  pots: { only: 'pot', main: 'pot chính', side: (number: number) => `pot phụ ${number}` },
  rebuy: (key: string, count: number) => `${key}: nhận ${count} chip mới`,

  rules: {
    lieng: [
      'Ba lá, một vòng tố. Bài cao nhất trong số người còn theo ăn pot; còn một người chưa bỏ thì người đó ăn.',
      'Cao xuống thấp: sáp (ba lá cùng hạng), liêng (ba hạng liền nhau, A-2-3 tới Q-K-A), đĩ (ba lá J, Q, K), rồi nút.',
      'Nút: tổng ba lá, chỉ lấy hàng đơn vị; A là 1; 10, J, Q, K là 10. Chất ♦ ♥ ♣ ♠, rô cao nhất.',
      'Đầu ván mỗi người góp 10 chip cửa. Tố là nói tổng cược, ít nhất bằng mức hiện tại + 10.',
      'Người tố tất chỉ thắng của mỗi nhà nhiều nhất bằng số mình đã góp: có pot chính, pot phụ.',
      'Chip chỉ để chơi; hết chip thì sau ván được nhận chip mới. ◉ là người chia, ghế kế nói trước.',
    ],
  },
};
