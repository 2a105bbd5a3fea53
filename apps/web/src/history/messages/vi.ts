import { en } from './en.ts';

export const vi = {
  title: 'Ván đã chơi',
  mine: 'Của tôi',
  everybody: 'Công khai',
  whose: 'Ván của ai',
  game: 'Trò chơi',
  anyGame: 'Tất cả',
  review: 'Rút kinh nghiệm',
  more: 'Xem thêm',
  fetching: 'Đang tải…',
  gameNumber: (number: number) => `ván ${number}`,
  practice: 'tập',
  daily: 'Ván của ngày',
  points: (points: string) => `${points} điểm`,
  won: 'về nhất',
  noneMineTitle: 'Bạn chưa chơi ván nào',
  noneMineText: 'Chơi xong ván nào, ván đó nằm ở đây: xem lại từng nước, ai được mấy điểm và vì sao.',
  noneTitle: 'Chưa có ván công khai nào',
  noneText: 'Mở một bàn ai cũng thấy, ván của bàn đó sẽ hiện ở đây.',
  playNow: 'Chơi ngay',
  create: 'Tạo bàn',
  localNote: 'Ván tập chỉ nằm trong trình duyệt này.',
};

export const HISTORY_WORDS = { vi, en };
