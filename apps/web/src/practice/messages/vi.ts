import { en } from './en.ts';

export const vi = {
  title: 'Chơi với máy',
  playedOn: 'Chơi tiếp',
  intro: 'Chơi ngay trên máy của bạn: không cần tài khoản, không cần mạng, không ai giục.',
  game: 'Trò chơi',
  ruleSet: 'Luật',
  level: 'Đối thủ',
  seats: 'Số người',
  games: 'Độ dài',
  gameCount: (count: number): string => (count === 1 ? '1 ván' : `${count} ván`),
  play: 'Chơi ngay',
  playNew: 'Chơi bàn mới',
  dealing: 'Đang chia bài…',
  goOn: 'Chơi tiếp',
  goOnTitle: 'Bàn đang chơi dở',
  goOnText: (played: number, games: number): string => (games === 1 ? 'Một ván' : `Đã xong ${played}/${games} ván`),
  goOnPoints: (points: string): string => `bạn đang ${points} điểm`,
  replaces: (game: string): string => `Chơi bàn mới thì bỏ bàn ${game} đang dở.`,
  failed: 'Trình duyệt không mở được bàn chơi. Hãy tải lại trang rồi thử lần nữa.',
  brokenTitle: 'Bàn chưa mở được',
  tryAgain: 'Thử lại',
  elsewhereTitle: 'Bàn đang mở ở thẻ khác',
  elsewhereText: 'Mỗi lúc chỉ chơi được bàn này ở một nơi. Ván bài vẫn còn nguyên.',
  playHere: 'Chơi ở đây',
  noTableTitle: 'Chưa có bàn nào',
  noTableText: 'Bàn chơi với máy được giữ trên máy này. Chọn trò rồi chia bài thôi.',
  choose: 'Chọn trò chơi',
  /** What the table at home answers when it is asked for something that is not there. */
  refusals: {
    BAD_MESSAGE: 'Bàn chơi với máy không làm được việc này.',
    NO_TABLE: 'Không có bàn này.',
    NO_PLAYER: 'Chưa tải được máy ở cấp này. Hãy kiểm tra mạng rồi thử lại, hoặc chọn cấp khác.',
  },
  /** The player, before they have a name. */
  you: 'Bạn',
};

export const PRACTICE_WORDS = { vi, en };
