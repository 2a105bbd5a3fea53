import { signed, type Who } from '@sanh-rong/presentation';
import { en, type Messages } from './en.ts';

/** Mọi lời của `sanhrong play` bằng tiếng Việt, trừ lời riêng của từng trò. */

const namesOf = (people: readonly Who[]): string => people.map(({ name }) => name).join(', ');

export const vi: Messages = {
  languageName: 'Tiếng Việt',
  product: 'Sảnh Rồng',
  signed,

  seatNames: { bottom: 'Bạn', right: 'Đông', topRight: 'Đông Bắc', top: 'Bắc', topLeft: 'Tây Bắc', left: 'Tây' },

  gameTitle: (ruleSet: string, game: number, of: number) => `${ruleSet} · Ván ${game}/${of}`,
  thinking: 'đang nghĩ…',
  emptyMat: 'Chiếu trống',
  logTitle: 'Diễn biến',
  yourHand: 'Bài của bạn',
  onTheMat: 'Trên chiếu',

  notYourTurn: (who: Who) => `Chờ ${who.name}. Nhấn phím bất kỳ để khỏi chờ.`,
  wouldPlay: (what: string) => `Enter · ${what}`,
  wouldPlayLater: (what: string) => `Đã chọn: ${what}`,
  notInHand: (card: string) => `Bạn không có lá ${card}.`,
  unknownCard: (text: string) => `“${text}” không phải lá bài. Viết 3s, 10h, Ad, 2c: số rồi tới s ♠, c ♣, d ♦, h ♥.`,
  typing: (text: string) => `Lá: ${text}_ (rồi tới s ♠ c ♣ d ♦ h ♥)`,
  hint: (what: string, number: number, of: number) => `Gợi ý ${number}/${of}: ${what}`,
  way: (what: string, number: number, of: number) => `Cách ${number}/${of}: ${what}`,
  sortedBy: (sort: string) => `Đã xếp bài theo ${sort}.`,

  keys: { play: 'đánh', select: 'chọn', hint: 'gợi ý', sort: 'xếp', clear: 'bỏ chọn', help: 'trợ giúp', quit: 'thoát' },
  quitQuestion: 'Rời bàn? Enter hoặc Y: rời · phím khác: ở lại',
  pageKeys: {
    close: 'phím bất kỳ: quay lại',
    next: 'Enter: ván sau',
    final: 'Enter: kết quả cả phiên',
    leave: 'Enter: rời bàn',
  },
  keyed: (key: string, what: string) => `${key}: ${what}`,
  more: '↑↓ còn nữa',

  tooSmall: (columns: number, rows: number, minColumns: number, minRows: number) =>
    `Cửa sổ này chỉ có ${columns}×${rows}. Bàn cần ${minColumns}×${minRows}: hãy nới rộng ra, hoặc chạy với --plain. Q để rời bàn.`,

  helpTitle: 'Phím',
  helpCards: [
    '← →  đi dọc tay bài (Home, End: về hai đầu)',
    '↑ hoặc dấu cách  chọn một lá, hoặc trả lại',
    '3s 10h Ad  gõ tên lá cũng là chọn',
    'Enter  đánh những lá đã chọn',
    'H  gợi ý: mỗi lần nhấn chọn một nước hay khác',
    'S  xếp bài kiểu khác',
    'C  bỏ chọn hết',
  ],
  helpAmounts: [
    '↑ ↓  tăng, giảm (PgUp, PgDn: nhiều hơn; Home, End: ít nhất, nhiều nhất)',
    '50  gõ số cũng được',
    'Enter  làm điều ghi ở dòng trên hàng phím',
    'Esc  thôi, chưa chọn gì',
    'H  gợi ý: mỗi lần nhấn là một nước hay khác',
  ],
  helpKeys: ['L  English / Tiếng Việt', '?  trang này', 'Q  rời bàn'],

  resultTitle: (game: number, of: number) => `Ván ${game} trên ${of}`,
  entry: (points: number, reason: string) => `${signed(points)}: ${reason}`,
  nothingPaid: 'không trả ai, không ai trả',
  leftInHand: (cards: string) => `[${cards}]`,
  scoreColumns: { name: '', game: 'Ván này', total: 'Tổng', rank: 'Hạng' },
  soFarTitle: (played: number, of: number) => `Đã chơi ${played} trên ${of} ván`,
  leading: (leaders: readonly Who[]) => `${namesOf(leaders)} đang dẫn đầu`,
  finalTitle: (games: number) => `Hết phiên: ${games} ván`,
  ranking: (rank: number, name: string, points: string) => `${rank}. ${name}  ${points}`,
  winners: (winners: readonly Who[]) =>
    winners.length > 1 ? `${namesOf(winners)} cùng thắng!` : `${winners[0].name} thắng cả phiên!`,
  seed: (seed: string) => `Hạt giống: ${seed}`,
  playAgain: (command: string) => `Chơi lại đúng những ván này: ${command}`,

  lineNext: 'Enter: ván sau (thoát: rời bàn)',
  lineEnd: 'Enter: kết quả cả phiên',
  lineWays: (ways: readonly string[]) => `Cách nào? Viết lại kèm số: ${ways.join(' · ')}`,
  lineSort: 'xếp  xếp bài kiểu khác',
  lineHelp: ['gợi ý  những nước hay, hay nhất đứng đầu', 'vi / en  đổi tiếng', 'thoát  rời bàn'],
  lineHints: (plays: readonly string[]) => `Gợi ý: ${plays.join(' · ')}`,
  notUnderstood: (text: string) => `“${text}” không phải tên lá cũng không phải lệnh; gõ “trợ giúp” để xem.`,
  noAmount: (text: string) => `“${text}” không phải số cũng không phải lệnh; gõ “trợ giúp” để xem.`,
  endOfInput: 'Hết dữ liệu vào: bàn đóng. Hẹn gặp lại!',
  left: 'Hẹn gặp lại ở chiếu!',

  words: {
    hint: ['gợi ý', 'gợi', 'g'],
    help: ['trợ giúp', 'giúp'],
    quit: ['thoát', 'nghỉ', 't'],
    sort: ['xếp', 'x'],
  },

  crashed: (what: string) => `Bàn gặp lỗi: ${what}`,

  commands: `sanhrong: đánh bài Việt Nam trong cửa sổ lệnh, và mọi thứ cho người viết bot.

  sanhrong play     chơi với máy (--help xem các tuỳ chọn)
  sanhrong match    cho đấu nhau, tính điểm: bot, máy của nhà, chương trình
  sanhrong compare  bản mới có hơn bản cũ không: đánh tới khi phân định
  sanhrong league   mọi đấu thủ gặp nhau: thứ hạng, bảng đối đầu
  sanhrong new      tạo dự án bot, có sẵn kiểu và bài thử
  sanhrong test     thử bot trong mọi tình huống có tên của trò
  sanhrong watch    xem trận bằng trang xem thật, lúc đang đấu hay về sau
  sanhrong replay   xem lại các ván ngay trong cửa sổ lệnh
  sanhrong review   nước nào nên đi khác, và mất bao nhiêu điểm
  sanhrong verify   tính lại bằng chứng của một ván, hoặc đánh lại cả một trận
  sanhrong login    ghi máy chủ và mã API, cho push, pull, ladder, remote
  sanhrong push     đưa bot lên máy chủ
  sanhrong pull     lấy mã của bot từ máy chủ về
  sanhrong ladder   bảng xếp hạng bot của máy chủ
  sanhrong remote   cho bot từ xa của bạn đấu bằng chương trình trên máy này
  sanhrong engine   điều khiển mọi trò từ ngôn ngữ nào cũng được, bằng dòng JSON
  sanhrong help     trang này

--lang vi | en   ngôn ngữ`,
  version: (version: string) => `sanhrong ${version}`,
  unknownCommand: (command: string) => `Không có lệnh “${command}”.`,
  usage: (
    games: string,
    rules: string,
    players: string,
    levels: readonly string[],
  ) => `Đánh bài Việt Nam trong cửa sổ lệnh, với máy.

  sanhrong play [tuỳ chọn]

  --game TÊN       trò chơi: ${games}
  --rules TÊN      bộ luật: ${rules}
  --players N      số người và máy quanh bàn: ${players}
  --games N        số ván một phiên: 1, 16 hoặc 32 (16)
  --level TÊN      máy đánh hay cỡ nào, yếu trước:
${levels.map((line) => `    ${line}`).join('\n')}
  --seed CHỮ       chia lại đúng những lá bài đó
  --lang vi|en     tiếng nói (vi); tại bàn nhấn L để đổi
  --fast           máy đánh liền, không chờ
  --plain          từng dòng chữ thay vì cả màn hình
  --no-colour      không tô màu (NO_COLOR cũng vậy)
  --help           trang này`,
  engineUsage: `Điều khiển mọi trò từ bất kỳ ngôn ngữ nào: mỗi dòng một đối tượng JSON.

  sanhrong engine

  --lang vi|en     tiếng nói (vi)
  --help           trang này

  echo '{"op":"deal","game":"tienlen","seats":4,"seed":"7"}' | sanhrong engine

Hết đầu vào thì thôi. Mọi câu hỏi: docs/engine-stream.md.`,
};

export const MESSAGES = { vi, en };
