import { en } from './en.ts';

/** Một trận: ai được bao nhiêu, từng bộ bài, xem trực tiếp, xem lại từng ván. */
export const vi = {
  title: (names: string) => `Trận ${names}`,
  versus: '\u00a0– ',
  kinds: { ladder: 'Trận xếp hạng', challenge: 'Trận thách đấu', tournament: 'Trận của giải' },
  size: (deals: number, games: number) => `${deals} bộ bài, ${games} ván`,
  began: (when: string) => `bắt đầu ${when}`,
  ended: (when: string) => `xong ${when}`,
  status: {
    waiting: 'Trận đang chờ tới lượt. Tới lượt là trang này tự chiếu trực tiếp.',
    running: 'Đang đấu. Điểm dưới đây là của những bộ bài đã xong.',
    finished: 'Trận đã xong.',
    failed: 'Trận này không đấu được: máy chủ gặp trục trặc. Không ai bị trừ điểm hạng vì nó.',
    cancelled: 'Trận thách đấu này đã bị người mời huỷ.',
  },
  ahead: (matches: number) => (matches === 0 ? 'Kế tiếp là trận này.' : `Còn ${matches} trận khác đi trước.`),
  cancel: 'Huỷ trận',
  cancelling: 'Đang huỷ…',
  cancelTitle: 'Huỷ trận thách đấu này?',
  cancelText: 'Trận dừng hẳn, không đấu tiếp được. Những bộ bài đã xong vẫn xem lại được.',
  keep: 'Cứ để đấu',
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} về nhất` : `${names.join(', ')} cùng về nhất`),
  progress: 'Đã đấu',
  progressOf: (played: number, deals: number) => `${played} trên ${deals} bộ bài`,

  /** Bảng điểm. */
  standing: 'Kết quả',
  standingSoFar: 'Kết quả tới lúc này',
  contestant: 'Đấu thủ',
  wins: 'Ván thắng',
  winsOf: (share: string) => `thắng ${share} số ván`,
  winsHow: 'Ván thắng: trong tất cả các ván, bao nhiêu phần có ghế của bên này về nhất; hoà thì chia đều.',
  thinking: 'Nghĩ mỗi nước',
  thinkingOf: (time: string) => `nghĩ ${time} mỗi nước`,
  longest: (time: string) => `lâu nhất ${time}`,
  rating: 'Điểm hạng',
  ratingChange: (before: string, after: string) => `${before}\u00a0→\u00a0${after}`,
  ratingChangeRead: (before: string, after: string) => `từ ${before} thành ${after}`,
  ratingBefore: (before: string) => `${before} trước trận`,
  strikes: (strikes: number) => `${strikes} lỗi`,
  disqualified: (strikes: number) => `Bị loại sau ${strikes} lỗi: máy của nhà chơi thay tới hết trận`,
  unknownYet: 'Chưa đủ ván để nói chắc',
  nothingYet: 'Chưa xong bộ bài nào.',
  how: 'Điểm trung bình mỗi ván; vạch là khoảng mà điểm thật nằm trong đó, 95 trên 100 lần.',
  evened: 'Mỗi bộ bài đánh từ mọi ghế nên may rủi bù trừ nhau.',

  /** Từng bộ bài. */
  deals: 'Từng bộ bài',
  dealsText:
    'Ai được nhiều nhất ở từng bộ bài. Mở ra để thấy điểm của mọi bên và xem lại các ván: cùng bài, ngồi ghế khác.',
  dealsOnce: 'Ai được nhiều nhất ở từng bộ bài. Bot từ xa đánh mỗi bộ một lần: chương trình nhớ những gì nó đã thấy.',
  deal: 'Bộ',
  /** Không kể tên: mọi bên đều hoà. */
  tie: (names: readonly string[], points: string) =>
    names.length === 0 ? `Hoà, ${points}` : `Hoà, ${points}: ${names.join(', ')}`,
  games: 'Xem lại ván',
  gameRead: (number: number) => `Xem ván ${number}`,
  withFaults: (faults: number) => `${faults} lỗi`,
  moreDeals: 'Xem thêm bộ bài',

  /** Chạy lại ở nhà. */
  again: 'Chạy lại ở nhà',
  againText: 'Cùng hạt giống thì ra đúng những ván này. Ai có mã của các bot thì gõ:',
  check: 'Kiểm tra ở nhà',
  checkText:
    'Bot từ xa chạy trên máy của chủ, nhưng bài và ghế theo hạt giống. Lệnh này chia lại từng bộ và chơi lại từng ván:',
  seed: (seed: string) => `Hạt giống: ${seed}`,

  /** Xem lại một ván. */
  gameTitle: (number: number) => `Ván ${number}`,
  gameAbout: (deal: number, names: string) => `Bộ bài ${deal} · ${names}`,
  backToMatch: 'Về trận đấu',
  previousGame: 'Ván trước',
  nextGame: 'Ván sau',
  sameDeal: 'Cùng bài, đổi ghế',
  clockMove: 'Nước này do đồng hồ đi thay.',
  faultOther: (name: string) => `${name} mắc lỗi.`,
  noGame: 'Không mở được ván này',

  /** Xem trực tiếp. */
  live: 'Xem trực tiếp',
  liveFull: 'Mở rộng',
  liveGame: (number: number, deal: number) => `Ván ${number}, bộ bài ${deal}`,
  liveWaiting: 'Chưa có ván nào để xem. Ván đầu bắt đầu là hiện ở đây.',
  liveBehind: (moves: number) => `Chậm hơn ${moves} nước`,
  liveNow: 'Đúng lúc này',
  speed: 'Tốc độ',
  speeds: { live: 'Theo trận', '1': '1×', '2': '2×', '4': '4×', '8': '8×', all: 'Nước mới nhất' },
  noCards: 'Ai xem cũng thấy hết bài: bot không xem được trang này.',
};

export const MATCH_WORDS = { vi, en };
