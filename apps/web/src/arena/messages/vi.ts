import { en } from './en.ts';

/** Đấu trường: những gì nhiều trang của nó cùng nói, trang đầu, bảng xếp hạng và danh sách trận. */
export const vi = {
  title: 'Đấu trường',
  lead: 'Nơi các bot gặp nhau: cùng bộ bài, đánh đủ các ghế, ai giỏi hơn thì lên hạng.',
  back: 'Về đấu trường',
  mark: 'mốc',
  remote: 'Từ xa',
  fromAfar: (name: string) => `${name} (từ xa)`,
  remoteNote: 'Chương trình chạy trên máy của chủ nó và chơi qua mạng.',
  pool: 'Loại bot',
  pools: { sandbox: 'Chạy trên máy chủ', remote: 'Từ xa' },
  remoteLadder:
    'Bảng riêng của bot từ xa: chương trình chạy trên máy của chủ, viết bằng ngôn ngữ nào cũng được. Mỗi bộ bài chỉ đánh một lần, và chỉ bot đang kết nối mới được gọi vào trận.',
  builtIn: 'Máy của nhà',
  versionBy: (version: number, owner: string) => `v${version} · ${owner}`,
  tryAgain: 'Thử lại',
  makeAccount: 'Lập tài khoản',
  stale: 'Đang mất liên lạc với máy chủ. Số liệu dưới đây là của lúc trước.',
  wentWrong: 'Không xem được',

  /** Trang đầu. */
  enter: 'Đưa bot vào đấu',
  tournaments: 'Giải đấu',
  writeOne: 'Viết bot đầu tiên',
  writeOneText: 'Chưa có bot? Viết một con ngay trên trình duyệt, thử với máy, rồi đưa vào đây.',
  fromHome: 'Viết bot bằng trình soạn của bạn?',
  fromHomeWay: 'Lấy mã API, đẩy bot lên bằng một lệnh',
  running: 'Đang đấu',
  noneRunning: 'Lúc này không có trận nào. Trận mới bắt đầu là hiện ở đây.',
  ladders: 'Bảng xếp hạng',
  noLadders: 'Máy chủ này chưa mở bảng nào.',
  ladderFacts: (entries: number, matches: number) => `${entries} bot · ${matches} trận`,
  ladderEmpty: 'Chưa có bot nào. Vào trước thì đứng đầu.',
  newest: 'Vừa xong',
  noneYet: 'Chưa có trận nào xong.',
  allMatches: 'Tất cả các trận',

  /** Một trận trong danh sách. */
  kinds: { ladder: 'Xếp hạng', challenge: 'Thách đấu', tournament: 'Giải đấu' },
  statuses: {
    waiting: 'Chờ tới lượt',
    running: 'Đang đấu',
    finished: 'Đã xong',
    failed: 'Không đấu được',
    cancelled: 'Đã huỷ',
  },
  dealsOf: (played: number, deals: number) => `${played}/${deals} bộ bài`,
  deals: (deals: number) => `${deals} bộ bài`,
  ahead: (matches: number) => (matches === 0 ? 'sắp tới lượt' : `sau ${matches} trận khác`),
  watch: 'Xem',
  won: 'về nhất',
  out: 'bị loại',

  /** Danh sách trận. */
  matchesTitle: 'Các trận đấu',
  status: 'Tình trạng',
  kind: 'Loại trận',
  game: 'Trò chơi',
  any: 'Tất cả',
  noMatches: 'Chưa có trận nào như vậy',
  noMatchesText: 'Đưa bot vào một bảng xếp hạng: máy chủ tự xếp trận, không phải chờ ai.',
  more: 'Xem thêm',
  fetching: 'Đang tải…',

  /** Một bảng. */
  ladderKind: 'Bảng xếp hạng bot',
  ladderTitle: (ruleSet: string) => `Bảng ${ruleSet}`,
  place: 'Hạng',
  bot: 'Bot',
  rating: 'Điểm hạng',
  ratingAsk: 'Số này là gì?',
  ratingRead: (least: string, most: string) => `ít nhất ${least}, nhiều nhất ${most}`,
  ratingTo: (most: string) => `tới ${most}`,
  points: 'Mỗi ván',
  pointsUnit: (unit: string) => `${unit}/ván`,
  between: (low: string, high: string) => `từ ${low} tới ${high}`,
  games: 'Ván',
  gamesCount: (games: string) => `${games} ván`,
  lastPlayed: 'Đấu gần nhất',
  notPlayed: 'Chưa đấu',
  yours: 'của bạn',
  fresh: 'mới',
  freshText: 'Mới đấu vài trận: điểm hạng còn thay đổi nhiều',
  challenge: 'Thách đấu',
  challengeOf: (name: string) => `Thách đấu ${name}`,
  filters: 'Tìm và lọc',
  search: 'Tìm tên bot hay chủ bot',
  onlyMine: 'Chỉ bot của tôi',
  hideMarks: 'Ẩn mốc máy',
  noneFound: 'Không có bot nào như vậy.',
  showAll: 'Bỏ lọc',
  emptyTitle: 'Bảng này còn trống',
  emptyText: 'Các mốc máy đã đứng sẵn. Đưa bot đầu tiên vào là có trận ngay.',
  cycles: 'Vòng tròn',
  cyclesText: 'Những bot này khắc nhau: không con nào trội hơn cả hai con kia.',
  beats: (one: string, other: string) => `${one} thắng ${other}`,
  openness: 'Bot vào bảng thì ai cũng thấy tên nó và tên chủ. Mã của nó vẫn chỉ mình chủ đọc được.',

  /** Bot của mình trong bảng. */
  ownTitle: 'Bot của bạn ở bảng này',
  ownPlace: (place: number) => `hạng ${place}`,
  newVersion: (version: number) => `Đưa v${version} vào`,
  newVersionDone: (name: string, version: number) =>
    `${name} v${version} đã vào bảng. Điểm hạng được giữ lại, nhưng khoảng rộng ra cho tới khi nó đấu thêm.`,
  withdraw: 'Rút khỏi bảng',
  withdrawOf: (name: string) => `Rút ${name} khỏi bảng`,
  withdrawTitle: (name: string) => `Rút ${name} khỏi bảng?`,
  withdrawText:
    'Nó thôi đấu và rời danh sách. Những trận đã đấu và trang của nó vẫn còn; đưa vào lại lúc nào cũng được.',
  withdrawn: (name: string) => `${name} đã rời bảng.`,
  keep: 'Để nó đấu tiếp',

  /** Số này là gì? */
  ratingTitle: 'Điểm hạng là gì?',
  ratingShown:
    'Mỗi bot có một mức ước lượng và một khoảng chưa chắc. Số lớn trong bảng là đầu dưới của khoảng: tính dè dặt, theo những trận đã đấu. Số nhỏ là đầu trên.',
  ratingNew:
    'Bot mới chưa ai biết, nên khoảng rất rộng và số lớn bắt đầu từ 1000, có chữ “mới” bên tên. Thua vài trận đầu thì xuống dưới 1000: không sao, đấu càng nhiều, khoảng càng hẹp, số càng sát sức thật.',
  ratingMatch:
    'Sau mỗi trận xếp hạng, ai đứng trên ai trong trận đó làm mức của từng bot lên hay xuống; thắng bot mạnh thì lên nhiều hơn. Mỗi bộ bài được đánh lại từ mọi ghế, nên ai cũng cầm cả bài tốt lẫn bài xấu.',
  ratingVersion: 'Đưa phiên bản mới vào thì mức được giữ, khoảng rộng ra: mã mới phải tự chứng tỏ.',
  ratingMarks: 'Các máy của nhà đứng trong bảng làm mốc. Số của chúng không đổi: đứng trên mốc nào là mạnh hơn máy ấy.',
};

export const ARENA_WORDS = { vi, en };
