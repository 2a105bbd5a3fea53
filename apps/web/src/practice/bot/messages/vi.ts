import { en } from './en.ts';

/** "0,2 ms", "1,3 giây" */
const duration = (micros: number): string =>
  micros < 1_000_000
    ? `${(micros / 1_000).toLocaleString('vi', { maximumFractionDigits: 1 })} ms`
    : `${(micros / 1_000_000).toLocaleString('vi', { maximumFractionDigits: 1 })} giây`;

export const vi = {
  title: (bot: string) => `Xem bot tập: ${bot}`,
  back: 'Về chỗ viết mã',
  allBots: 'Mọi bot',
  tryAgain: 'Thử lại',
  version: (version: number, drafted: boolean) => (drafted ? `v${version}, đang sửa` : `v${version}`),
  /** "10 ván: +23 điểm" */
  sum: (games: number, score: string) => `${games} ván: ${score}`,
  hiddenTitle: (name: string) => `Mã của ${name} không mở`,
  hiddenText: 'Chủ của bot này chỉ cho đấu với nó. Hãy mở một bàn rồi mời nó ngồi.',
  createTable: 'Mở bàn',
  noBotTitle: 'Không có bot này',
  faultTitle: 'Bot chưa ngồi vào bàn được',
  /** Lỗi nằm ở bản đang sửa, bản đã lưu có thể vẫn chạy. */
  draftFault: (fault: string) => `Bản đang sửa có lỗi. ${fault}`,
  practiseSaved: (version: number) => `Tập với bản đã lưu (v${version})`,
  brokenTitle: 'Chưa cho bot tập được',
  brokenText: 'Trình duyệt không chạy được bàn chơi hay bot. Hãy tải lại trang rồi thử lần nữa.',

  /** Thanh điều khiển. */
  controls: 'Điều khiển ván tập',
  play: 'Cho chạy',
  pause: 'Tạm dừng',
  step: 'Đi một nước',
  toBot: 'Tới hết nước sau của bot',
  speed: 'Nhịp chơi',
  speeds: { slow: 'Chậm', normal: 'Vừa', fast: 'Nhanh', atOnce: 'Tức thì' },
  again: 'Cùng bài',
  againNote: 'Chơi lại đúng ván này, bài chia y hệt',
  next: 'Ván khác',
  nextNote: 'Chia ván mới',
  keys: 'Phím cách chạy hay dừng, mũi tên phải đi một nước, B tới nước của bot, R cùng bài, N ván khác',
  thinking: (name: string) => `${name} đang nghĩ…`,
  left: (games: number) => `còn ${games} ván nữa`,
  moved: (number: number, move: string, micros: number) => `Nước ${number}: ${move} · ${duration(micros)}`,
  faulted: (number: number, fault: string) => `Nước ${number}: ${fault}`,
  ready: 'Bài chia rồi. Cho chạy, hoặc đi từng nước.',
  ended: (score: string) => `Xong ván: ${score}`,
  showResult: 'Xem điểm',
  out: 'Ba lỗi: bot bị loại, máy đánh thay.',
  goOn: 'Cho đánh tiếp',

  /** Chỗ ngồi của bot. */
  hand: (name: string) => `Bài của ${name}`,
  strikes: (strikes: number, of: number) => `Lỗi ${strikes}/${of}`,

  /** Bảng bên. */
  panel: 'Bot nghĩ gì, diễn biến và các ván',
  openPanel: 'Xem bot nghĩ gì',
  closePanel: 'Đóng bảng bên',
  tabs: { moves: 'Bot nghĩ gì', log: 'Diễn biến', games: 'Các ván' },
  noMoves: 'Bot chưa đi nước nào. Mỗi nước của nó sẽ nằm ở đây: nó thấy gì, trả về gì, in ra gì, nghĩ bao lâu.',
  move: (number: number) => `Nước ${number}`,
  duration,
  printedCount: (lines: number) => `in ${lines} dòng`,
  saw: 'Thấy',
  returned: 'Trả về',
  nothingReturned: 'Không trả về gì',
  printed: 'In ra',
  unprinted: (lines: number) => `… và ${lines} dòng nữa không giữ lại`,
  instead: (move: string) => `Tự động đánh thay: ${move}`,
  openLine: (line: number) => `Mở dòng ${line}`,
  copy: 'Chép gameState',
  copied: 'Đã chép',
  copyFailed: 'Trình duyệt không cho chép.',
  more: (count: number) => `… ${count} mục nữa`,

  /** Các ván. */
  result: 'Ván trên bàn',
  noGames: 'Chưa ván nào xong.',
  playMany: (games: number) => `Chơi ${games} ván mới`,
  replayAll: (games: number) => `Chơi lại cả ${games} ván`,
  replayAllNote: 'Cùng những lần chia bài ấy với mã hiện giờ, để so với lần trước.',
  won: (games: number) => `thắng ${games}`,
  before: (points: string) => `lần trước ${points}`,
  game: (number: number) => `Ván ${number}`,
  onTable: 'đang ở trên bàn',
  tries: (tries: readonly string[]) => `các lần: ${tries.join(' → ')}`,
  notYet: 'mã mới chưa chơi',
  replay: (number: number) => `Chơi lại ván ${number}`,

  /** Bày bàn. */
  arrange: 'Đổi bàn',
  arrangeTitle: 'Bàn tập',
  ruleSet: 'Luật',
  level: 'Đối thủ',
  seats: 'Số ghế',
  lenient: 'Phạm lỗi vẫn cho đánh tiếp',
  lenientNote: 'Ở bàn thật, ba lần phạm lỗi trong một phiên là bị loại.',
  limits: (seconds: number, megabytes: number) =>
    `Ở đây cũng như trên máy chủ, mỗi nước có ${seconds} giây. Trình duyệt không giới hạn được bộ nhớ; máy chủ cho ${megabytes} MB.`,
  deal: 'Chia bài ở bàn này',
};

export const BOT_PRACTICE_WORDS = { vi, en };
