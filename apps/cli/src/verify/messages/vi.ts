import { en } from './en.ts';

/** Lời của `sanhrong verify`. */
export const vi = {
  what: 'tệp hoặc địa chỉ cần kiểm tra',
  unreadable: (place: string) =>
    `${place} không phải tệp trận, cũng không phải bản xem lại của máy chủ (GET /api/games/MÃ/replay).`,
  badAddress: (place: string) =>
    `${place} không phải địa chỉ của một ván hay một trận; hãy dùng như …/games/MÃ hoặc …/arena/matches/MÃ.`,
  badCommitment: 'chuỗi 64 chữ số thập lục phân',
  badWitness: (place: string) => `${place} không phải tệp lời chứng do trình duyệt lưu ở trang xem lại của một ván.`,
  twoSeals: 'Con dấu ở --commitment khác con dấu trong tệp lời chứng.',
  fetching: (games: number) => `Đang lấy ${games} ván…`,
  fetched: (games: number, of: number) => `${games}/${of} ván đã lấy`,
  waiting: (games: number, of: number, seconds: number) =>
    `${games}/${of} ván đã lấy · máy chủ đang bận, chờ ${seconds} giây rồi lấy tiếp`,
  states: {
    held: 'khớp',
    failed: 'KHÔNG khớp',
    unseen: 'chưa có người chứng',
    unbrought: 'có chuỗi không tới',
    unreached: 'chưa xét tới',
  },
  holds: 'Mọi thứ đều khớp.',
  holdsUnseen:
    'Mọi thứ đều khớp với chính bằng chứng; điều đó chưa nói máy chủ không tự chọn. Nếu bạn đã ngồi ở bàn, hãy lưu lời chứng ở trang xem lại rồi kiểm tra lại với --witness TỆP (hoặc --commitment CON_DẤU, nếu chỉ có con dấu).',
  holdsPartly: 'Những gì xét được ở đây đều khớp; chỗ có dấu ? thì chưa có người chứng.',
  holdsUnbrought: 'Khớp, nhưng có chuỗi đã hứa mà không tới: chưa thể nói ván này sạch, cũng chưa thể nói là gian.',
  fails: 'KHÔNG khớp.',

  strangersTitle: (ruleSet: string, number: number) => `${ruleSet} · ván ${number} của bàn`,
  dealTitle: (ruleSet: string, number: number) => `${ruleSet} · ván ${number} của phiên`,
  promise: 'Lời hứa có trước',
  promiseHeld: (seal: string) => `Bằng chứng mang đúng con dấu bạn đưa: ${seal}`,
  promiseUnseen: (seal: string) => `Con dấu này phải được công bố trước phiên; ở đây không ai làm chứng: ${seal}`,
  texts: 'Chữ của người chơi',
  textsHeld: (texts: readonly string[]) =>
    `Chuỗi bạn góp có trong lần xáo, và mọi chuỗi đều đã được hứa trước khi bạn mở chuỗi của mình: ${texts.join(', ')}`,
  textsUnpledged: (texts: readonly string[]) =>
    `Chuỗi bạn góp có trong lần xáo; lời chứng không có dấu vân tay của các chuỗi kia, nên không biết chúng có được chọn sau hay không: ${texts.join(', ')}`,
  textsUnseen: (texts: readonly string[]) =>
    `Trộn vào lần xáo; ở đây không ai làm chứng chúng là của người chơi: ${texts.join(', ')}`,
  spent: (count: number) => `Trước lần chia này bàn đã dừng ${count} lần sau khi chuỗi của bạn được mở.`,
  ownText: (text: string) => `“${text}” (của bạn)`,
  noText: 'không góp',
  unbroughtText: 'đã hứa mà không tới',
  textsUnbrought: (seats: readonly number[], texts: readonly string[]) =>
    `Chuỗi nào tới cũng đúng là chuỗi đã hứa, nhưng chuỗi của chỗ ${seats.map((seat) => seat + 1).join(', ')} đã hứa mà không tới; bàn người lạ chia không có nó. Thường do rớt mạng; nhưng máy chủ bắt tay với người ngồi đó thì đã chọn được giữa hai cách chia: ${texts.join(', ')}`,
  link: 'Mắt xích của ván',
  linkHeld: (number: number) => `Băm ${number} lần thì ra đúng con dấu.`,
  seals: 'Niêm phong của bộ bài',
  sealsHeld: 'Gộp 52 niêm phong của ván và gốc của mọi ván thì ra đúng con dấu.',
  cards: 'Những lá được mở',
  cardsHeld: (count: number) => `${count} lá đúng là lá nằm sau niêm phong ở chỗ của nó; những lá khác vẫn kín.`,
  deal: 'Xáo và chia lại',
  dealHeld: 'Bài mỗi người nhận đúng như trong ván.',
  dealUnseen:
    'Khớp với bản xem lại; lời chứng không có bài bạn được chia và đoạn cuối ván đó để so, hoặc không đếm đủ các ván trước nó nên máy chủ có thể đã chọn số ván.',
  record: 'Chơi lại từng nước',
  recordHeld: (moves: number) => `${moves} nước đều đúng luật, và điểm ra đúng như đã ghi.`,
  recordUnseen: 'Ván này còn bài úp nên không có văn bản để chơi lại.',
  dayNotOver: 'Ván của ngày: phần chứng minh chỉ được mở một giờ sau nửa đêm ở Việt Nam.',
  otherSeed: 'văn bản của ván không được chia từ mắt xích này',
  otherMoves: 'văn bản có những nước khác với những nước được cho xem',
  otherPoints: 'điểm tính lại không giống điểm đã ghi',
  unfinished: 'ván chưa đi tới cuối',

  matchTitle: (ruleSet: string, games: number, seed: string) => `${ruleSet} · ${games} ván · hạt giống ${seed}`,
  noSeed: 'chưa công bố',
  whole: 'Đủ ván',
  wholeHeld: (games: number) => `${games} ván đã ghi là mọi ván của những bộ bài đã đánh.`,
  missing: (count: number) => `thiếu ${count} ván`,
  tooMany: 'có ván thừa hoặc ghi hai lần',
  cut: (played: number, deals: number) => `trận ghi là đã xong mà mới có ${played} trên ${deals} bộ bài`,
  records: 'Chơi lại mọi ván',
  recordsHeld: (moves: number) => `${moves} nước đều đúng luật, và mọi ván đều đi tới cuối.`,
  points: 'Điểm',
  pointsHeld: 'Điểm và thứ hạng tính lại giống hệt đã ghi, trong từng ván.',
  faults: 'Lỗi',
  faultsHeld: (count: number) =>
    count === 0 ? 'Không ghi lỗi nào.' : `${count} lỗi đã ghi đều là nước do đồng hồ đi thay.`,
  notClocks: 'ghi lỗi ở một nước không phải do đồng hồ đi thay',
  deals: 'Từng bộ bài',
  dealsHeld: (deals: number) => `${deals} bộ bài trong danh sách đúng như các ván: chỗ ngồi, điểm, lỗi, trung bình.`,
  otherDeals: (listed: number, found: number) => `danh sách có ${listed} bộ bài, mà các ván là của ${found} bộ`,
  inDeal: (number: number, why: string) => `bộ bài ${number}: ${why}`,
  unlisted: 'không có trong danh sách',
  otherMeans: 'điểm trung bình tính lại không giống đã ghi',
  standings: 'Kết quả',
  standingsHeld: 'Điểm trung bình, khoảng tin cậy, lỗi, ai bị loại và hạng tính lại đều giống đã ghi.',
  otherContestants: 'số đấu thủ không khớp với chỗ ngồi',
  ofContestant: (name: string, why: string) => `${name}: ${why}`,
  otherFigure: (what: string, noted: string, found: string) => `${what} ghi ${noted}, tính ra ${found}`,
  otherDisqualified: 'bị loại hay không thì không khớp với số lỗi',
  mean: 'điểm mỗi ván',
  low: 'đầu dưới của khoảng tin cậy',
  high: 'đầu trên của khoảng tin cậy',
  wins: 'phần ván thắng',
  strikes: 'số lỗi',
  place: 'hạng',
  noFigure: 'không có gì',
  comma: ',',
  schedule: 'Lịch chia bài',
  scheduleHeld: (deals: number) => `${deals} bộ bài và mọi chỗ ngồi đều ra từ hạt giống này: không ai chọn bài.`,
  scheduleUnseen: 'Trận chưa công bố hạt giống, nên chưa kiểm tra được lịch chia.',
  inGame: (number: number, why: string) => `ván ${number}: ${why}`,
  more: (count: number) => `… và ${count} chỗ nữa`,
  otherDeal: 'không được chia từ hạt giống và lịch này',
  otherSeating: 'chỗ ngồi không theo lịch',
  listedOtherwise: 'danh sách ghi chỗ ngồi, điểm hoặc lỗi khác với các ván',

  usage: `Tính lại bằng chứng của một ván, hoặc đánh lại cả một trận, xem có khớp không.

  sanhrong verify TỆP|ĐỊA_CHỈ [tuỳ chọn]

  TỆP                  tệp trận (sanhrong match … --out TỆP),
                       hoặc bản xem lại lưu từ máy chủ
  ĐỊA_CHỈ              https://…/games/MÃ hoặc https://…/arena/matches/MÃ

  --witness TỆP        lời chứng của bạn, lưu ở trang xem lại của ván
  --commitment CON_DẤU chỉ con dấu bạn thấy trước phiên
  --json               kết quả cho chương trình khác đọc
  --lang vi|en         tiếng nói (vi)
  --no-colour          không tô màu (NO_COLOR cũng vậy)
  --help               trang này

Mọi phép tính đều làm trên máy này. Mã thoát 1 khi không khớp.`,
};

export type VerifyWords = typeof vi;

export const VERIFY_WORDS = { vi, en };
