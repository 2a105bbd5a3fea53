import { en } from './en.ts';

/** Đưa bot vào bảng, và thách đấu. */
export const vi = {
  title: 'Đưa bot vào đấu',
  bot: 'Bot nào',
  ruleSet: 'Bảng nào',
  version: 'Phiên bản',
  newest: (version: number) => `v${version}, mới nhất`,
  older: (version: number) => `v${version}`,
  unsound: 'Phiên bản này của bot chưa chạy được. Sửa mã trong xưởng rồi quay lại.',
  toWorkshop: 'Mở xưởng',
  noBot: 'Bạn chưa có bot nào chơi trò này.',
  write: 'Viết bot',
  openness:
    'Ai cũng sẽ thấy tên bot và tên bạn, kể cả khi bot đang để riêng; bot trong bảng thì ai cũng thách đấu được. Mã thì vẫn chỉ mình bạn đọc được.',
  rules:
    'Mỗi nước có 1 giây, cả trận có 20 giây cộng thêm 0,1 giây mỗi nước. Ba lỗi trong một trận là bị loại khỏi trận đó.',
  go: 'Đưa vào bảng',
  going: 'Đang đưa vào…',
  doneTitle: (name: string) => `${name} đã vào bảng`,
  doneRemote: 'Để chương trình của nó kết nối: trận đầu tiên bắt đầu ngay khi nó có mặt.',
  doneText: 'Nó sắp đấu trận đầu tiên, không phải chờ ai. Trang của nó cho thấy nó đấu với ai và lên xuống ra sao.',
  toEntry: 'Xem trang của nó',
  close: 'Đóng',

  /** Thách đấu. */
  challengeTitle: 'Thách đấu',
  yourBot: 'Bot của bạn',
  opponents: 'Đối thủ',
  remove: (name: string) => `Bỏ ${name}`,
  add: 'Thêm đối thủ',
  addNone: 'Chọn…',
  levels: 'Máy của nhà',
  bots: 'Bot trong bảng',
  yourself: 'Bot không tự đấu với chính nó được.',
  full: (seats: number) => `Bàn này có ${seats} ghế, đủ người rồi.`,
  fill: 'Ít người hơn ghế thì mỗi bên ngồi nhiều ghế.',
  deals: 'Số bộ bài',
  size: (games: number) => `${games} ván: mỗi bộ bài đánh từ mọi ghế. Nhiều bộ bài thì chắc ai giỏi hơn.`,
  unrated: 'Trận thách đấu không tính điểm hạng.',
  challengeGo: 'Đấu ngay',
  challengeGoing: 'Đang xếp trận…',
};

export const ENTER_WORDS = { vi, en };
