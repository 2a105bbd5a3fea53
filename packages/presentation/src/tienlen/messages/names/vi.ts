import type { WinAtTheDeal } from '@sanh-rong/engine/tienlen';
import type { GameNames, OptionNames } from '../../../named.ts';
import { en } from './en.ts';

/** Tên gọi trong Tiến Lên bằng tiếng Việt. */

/** Những tay bài thắng ngay khi chia, viết như ở giữa câu. */
export const HANDS: Readonly<Record<WinAtTheDeal, string>> = {
  fourThrees: 'tứ quý 3',
  fourTwos: 'tứ quý heo',
  threePairsWith3s: '3 đôi thông có 3♠',
  fourPairsWith3s: '4 đôi thông có 3♠',
  threeTriples: '3 sám cô',
  fourTriples: '4 sám cô',
  threeFours: '3 tứ quý',
  fivePairsOneTriple: '5 đôi 1 sám',
  fivePairRunOneTriple: '5 đôi thông 1 sám',
  fivePairRun: '5 đôi thông',
  sixPairs: '6 đôi',
  dragon: 'sảnh rồng',
  oneColour: '13 lá cùng màu',
};

const passIsFinal: OptionNames = {
  name: 'Bỏ lượt là nghỉ tới hết vòng',
  explanation: 'Tắt đi thì hễ có người đánh tiếp là được đánh lại.',
};

const hideCounts: OptionNames = {
  name: 'Giấu số lá',
  explanation: 'Tới hết ván không ai biết những ghế này còn mấy lá.',
};

export const vi: GameNames = {
  name: 'Tiến Lên',
  unit: 'điểm',
  ruleSets: {
    'mien-nam': {
      name: 'Tiến Lên Miền Nam',
      variant: 'Miền Nam',
      tagline: 'Hết bài trước là tới. Chặt heo, cóng, thúi đều tính điểm.',
      caution: { text: 'Ở đây sảnh dài chặn sảnh ngắn: 3-4-5-6 chặn được Q-K-A.', unless: 'straightsOfEqualLength' },
      options: {
        passIsFinal,
        fourPairsAfterPass: {
          name: '4 đôi thông chặt không cần vòng',
          explanation: 'Đã bỏ lượt vẫn được chặt bằng 4 đôi thông trở lên.',
        },
        straightsOfEqualLength: {
          name: 'Sảnh phải dài bằng nhau',
          explanation: 'Sảnh 4 lá không chặn được sảnh 3 lá. Tắt đi thì sảnh dài hơn chặn sảnh ngắn hơn.',
        },
        toiTrang: { name: 'Tới trắng', explanation: 'Những tay bài thắng ngay khi vừa chia.' },
        'toiTrang.initial': {
          name: 'Ván mở đầu',
          explanation: 'Ván đầu phiên, và ván ngay sau một ván tới trắng.',
          values: HANDS,
        },
        'toiTrang.later': { name: 'Các ván khác', explanation: 'Mọi ván còn lại của phiên.', values: HANDS },
        hideCounts,
      },
    },
    thirteen: {
      name: 'Tiến Lên kiểu Thirteen',
      variant: 'Thirteen',
      tagline: 'Đánh tới người cuối cùng, về thứ mấy thì điểm nấy.',
      options: {
        maxPlayers: { name: 'Số người nhiều nhất', explanation: 'Bàn nhận tới chừng này người.' },
        instantWins: { name: 'Thắng ngay khi chia', explanation: 'Cầm những tay bài này thì khỏi đánh.' },
        'instantWins.dragon': { name: 'Sảnh rồng', explanation: 'Đủ mười ba hạng, từ 3 tới heo.' },
        'instantWins.fourTwos': { name: 'Tứ quý heo', explanation: 'Cầm cả bốn con heo.' },
        'instantWins.sixPairs': { name: '6 đôi', explanation: 'Trong bài có sáu đôi.' },
        turnTimeoutSeconds: {
          name: 'Số giây mỗi lượt',
          explanation: 'Hết giờ thì bàn bỏ lượt thay; cầm cái thì đánh lá nhỏ nhất.',
        },
        winnerLeads: {
          name: 'Người thắng đi trước',
          explanation: 'Tắt đi thì mỗi ván tới lượt ghế kế tiếp đi trước.',
        },
        passIsFinal,
        hideCounts,
      },
    },
  },
  statistics: {
    game: { rounds: 'Số vòng', plays: 'Số lần đánh' },
    seats: { cardsPlayed: 'Lá đã đánh', longest: 'Bộ dài nhất', cuts: 'Lần chặt', passes: 'Lần bỏ lượt' },
  },
  breakdown: {
    cards: 'Lá còn',
    cong: 'Cóng',
    denBai: 'Đền bài',
    chat: 'Chặt',
    thui: 'Thúi',
    toiTrang: 'Tới trắng',
    place: 'Hạng',
  },
};

/** What things are called in Tiến Lên. */
export const TIENLEN_NAMES = { vi, en };
