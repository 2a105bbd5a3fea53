import { en } from './en.ts';

export const vi = {
  name: 'Sảnh Rồng',
  skip: 'Tới nội dung chính',
  menu: 'Trang chính',
  home: 'Trang chủ',
  create: 'Tạo bàn',
  bots: 'Bot',
  arena: 'Đấu trường',
  learn: 'Cách chơi',
  practice: 'Chơi với máy',
  me: 'Tôi',
  settings: 'Cài đặt',
  toLight: 'Nền sáng',
  toDark: 'Nền tối',
  /** Named in the other language, for a visitor who reads only that. */
  otherLanguage: 'English',
  /** What the window is called. */
  titles: {
    create: 'Tạo bàn',
    practice: 'Chơi với máy',
    learn: 'Cách chơi',
    games: 'Ván đã chơi',
    replay: 'Xem lại ván',
    daily: 'Ván của ngày',
    leaders: 'Bảng xếp hạng',
    me: 'Tôi',
    person: 'Người chơi',
    bots: 'Bot của bạn',
    bot: 'Xưởng bot',
    arena: 'Đấu trường',
    ladder: 'Bảng xếp hạng bot',
    matches: 'Các trận đấu',
    match: 'Trận đấu',
    live: 'Xem trận trực tiếp',
    arenaGame: 'Xem lại ván đấu',
    entry: 'Bot trong bảng',
    tournaments: 'Các giải đấu',
    newTournament: 'Mở giải đấu',
    tournament: 'Giải đấu',
    invited: 'Lời mời',
    settings: 'Cài đặt',
    lost: 'Không có trang này',
    table: 'Bàn chơi',
  },
};

export const SHELL_WORDS = { vi, en };
