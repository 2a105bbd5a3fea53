/** Một trận: ai được bao nhiêu, từng bộ bài, xem trực tiếp, xem lại từng ván. */
export const vi = {
  title: (names: string) => `Trận ${names}`,
  versus: ' – ',
  kinds: { ladder: 'Trận xếp hạng', challenge: 'Trận thách đấu', tournament: 'Trận của giải' },
  size: (deals: number, games: number) => `${deals} bộ bài, ${games} ván`,
  began: (when: string) => `bắt đầu ${when}`,
  ended: (when: string) => `xong ${when}`,
  status: {
    waiting: 'Trận đang chờ tới lượt. Có chỗ trống là bắt đầu, bạn cứ để trang này mở.',
    running: 'Đang đấu. Điểm dưới đây là của những bộ bài đã xong.',
    finished: 'Trận đã xong.',
    failed: 'Trận này không đấu được: máy chủ gặp trục trặc. Không ai bị trừ điểm hạng vì nó.',
  },
  progress: 'Đã đấu',
  progressOf: (played: number, deals: number) => `${played} trên ${deals} bộ bài`,

  /** Bảng điểm. */
  standing: 'Kết quả',
  standingSoFar: 'Kết quả tới lúc này',
  place: 'Hạng',
  contestant: 'Đấu thủ',
  wins: 'Thắng',
  winsOf: (share: string) => `thắng ${share}`,
  thinking: 'Nghĩ mỗi nước',
  longest: (time: string) => `lâu nhất ${time}`,
  rating: 'Điểm hạng',
  ratingChange: (before: string, after: string) => `${before} → ${after}`,
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
  liveOver: 'Hết trận rồi.',
  liveResult: 'Xem kết quả',
  liveBehind: (moves: number) => `Chậm hơn ${moves} nước`,
  liveNow: 'Đúng lúc này',
  pace: 'Tốc độ',
  paces: { live: 'Theo trận', '1': '1×', '2': '2×', '4': '4×', '8': '8×', all: 'Nước mới nhất' },
  noCards: 'Ai xem cũng thấy hết bài: bot không xem được trang này.',
};
