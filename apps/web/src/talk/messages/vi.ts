import { en } from './en.ts';

export const vi = {
  title: 'Trò chuyện',
  log: 'Lời trò chuyện',
  nothingYet: 'Chưa ai nói gì. Chào cả nhà một câu đi!',
  off: 'Chủ bàn đã tắt trò chuyện ở bàn này.',
  atHome: 'Đánh với máy thì không có ai để trò chuyện.',
  write: 'Viết gì đó…',
  message: 'Tin nhắn',
  send: 'Gửi',
  phrases: 'Câu nói nhanh',
  morePhrases: 'Hiện mọi câu nói nhanh',
  fewerPhrases: 'Thu gọn câu nói nhanh',
  left: (count: number) => (count < 0 ? `Dài quá ${-count} ký tự` : `Còn ${count} ký tự`),
  newer: 'Tin mới',
  noAnswer: 'Chưa gửi được vì mất kết nối. Có mạng lại rồi hãy gửi lần nữa.',
  you: 'Bạn',
  about: (name: string) => `${name}: chặn lời hoặc báo cáo`,
  mutedLine: 'Bạn đã chặn lời người này.',
  mute: 'Chặn lời',
  muteNote: 'Bạn sẽ không thấy người này nói gì nữa, ở mọi bàn. Người ấy không biết.',
  unmute: 'Nghe lại',
  unmuteNamed: (name: string) => `Nghe lại ${name}`,
  muting: (count: number) => `Đang chặn lời ${count} người`,
  mutedTitle: 'Những người bạn chặn lời',
  report: 'Báo cáo tin này',
  reportNote: 'Người quản lý máy chủ sẽ xem. Lý do là gì?',
  reasons: { spam: 'Nói nhảm, quảng cáo', abuse: 'Xúc phạm', cheating: 'Gian lận', other: 'Lý do khác' },
  reported: 'Đã báo cáo. Cảm ơn bạn!',
  unread: (count: number) => `${count} tin chưa đọc`,
};

export const TALK_WORDS = { vi, en };
