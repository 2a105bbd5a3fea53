import { en } from './en.ts';

export const vi = {
  name: 'Sảnh Rồng',
  line: 'Trải chiếu, chia bài: rủ bạn bè hay thử tay với máy.',
  chooseGame: 'Chọn trò',
  play: 'Vào chơi',
  playNow: 'Chơi với máy',
  playNowNote: 'Khỏi tài khoản, khỏi mạng.',
  /** Dưới nút Tìm người chơi. */
  hall: (looking: number, playing: number) => {
    if (looking + playing === 0) return 'Có bài ngay: máy giữ ghế, người tới thì nhường.';
    return [looking > 0 ? `${looking} người đang tìm` : '', playing > 0 ? `${playing} người đang chơi` : '']
      .filter((part) => part !== '')
      .join(' · ');
  },
  noServer: 'Chưa nối được máy chủ',
  later: 'Bạn vừa rời giữa ván: trong vài phút tới, người khác được xếp chỗ trước.',
  noServerNote: 'Có mạng là tìm được. Giờ cứ chơi với máy.',
  dealing: 'Đang chia bài…',
  playFailed: 'Chưa mở được bàn chơi. Hãy tải lại trang rồi thử lần nữa.',
  options: 'Chọn đối thủ và luật',
  friends: 'Chơi với bạn bè',
  create: 'Tạo bàn',
  createNote: 'Gửi đường dẫn là bạn bè vào được.',
  join: 'Vào bàn',
  joinLabel: 'Mã bàn hoặc đường dẫn',
  joinExample: 'Ví dụ: K7M2XQ9RT',
  joinNothing: 'Nhập mã bàn, hoặc dán đường dẫn bạn bè gửi.',
  joinWrong: 'Mã bàn gồm chữ và số. Hãy xem lại mã hoặc đường dẫn.',
  joinNoTable: (code: string) => `Không có bàn ${code}. Có thể bàn đã dọn, hoặc mã sai một chữ.`,
  joining: 'Đang tìm bàn…',
  backTitle: 'Bàn của bạn còn đó',
  back: 'Về bàn',
  practiceTitle: 'Bàn tập chơi dở',
  /** "Bàn tập còn dở, ván 3/16." */
  practiceWaits: (where: string) => `Bàn tập còn dở, ${where}.`,
  practiceNew: 'Chơi bàn mới',
  practiceBack: 'Chơi tiếp với máy',
  practiceBackTo: 'Chơi tiếp',
  tables: 'Bàn đang mở',
  noTables: 'Chưa ai mở bàn công khai. Bạn mở trước đi, rồi sẽ có người vào.',
  openTable: 'Mở bàn công khai',
  tablesOffline: 'Không hỏi được máy chủ có bàn nào. Chơi với máy vẫn được.',
  tryAgain: 'Thử lại',
  tableOf: (host: string) => `Bàn của ${host}`,
  tableNamed: (code: string) => `Bàn ${code}`,
  freeSeats: (free: number) => `còn ${free} ghế`,
  gameOf: (played: number, games: number) => `ván ${played}/${games}`,
  sit: 'Vào ngồi',
  watch: 'Xem',
  players: (count: number) => `${count} máy`,
  bots: (count: number) => `${count} bot`,
  myGames: 'Ván gần đây của bạn',
  recentGames: 'Ván vừa xong',
  allGames: 'Tất cả ván đã chơi',
  allMyGames: 'Tất cả ván của bạn',
  noGames: 'Chưa có ván nào xong. Ván đầu tiên có thể là của bạn.',
  installText: 'Để Sảnh Rồng ra màn hình chính: một chạm là chơi, không có mạng cũng được.',
  install: 'Cài lên máy',
  notNow: 'Thôi',
  leaders: 'Bảng xếp hạng',
  leadersNote: 'Ai hay nhất mùa này, người với người.',
  seeLeaders: 'Xem bảng xếp hạng',
  puzzles: 'Thế bài',
  puzzlesNote: 'Nhìn bài, chọn nước hay nhất, xem vì sao. Nước sai của bạn cũng nằm ở đó.',
  seePuzzles: 'Giải thế bài',
  learn: 'Cách chơi',
  learnNote: 'Luật từng trò, thử ngay trên bài thật.',
};

export type HomeWords = typeof vi;
export const HOME_WORDS = { vi, en };
