import type { Words } from '../../http/messages/index.ts';
import * as en from './en.ts';

export const sentences: typeof en.sentences = {
  NO_BOT: 'Không có bot này.',
  NO_VERSION: 'Bot này không có phiên bản đó.',
  NOT_YOURS: 'Chỉ chủ của bot mới làm được. Nếu mã của bot công khai, hãy tạo một bản sao cho riêng bạn.',
  HIDDEN_CODE: 'Chủ của bot giữ kín mã của nó.',
  BOT_QUOTA:
    'Bạn giữ được tối đa {max} bot và {megabytes} MB mã, tính cả các phiên bản cũ. Hãy xóa những bot không dùng nữa; chỗ của mã đã xóa trống lại sau khoảng một giờ.',
  GUEST_QUOTA:
    'Phần mà người mới dùng chung trong giờ này vừa hết. Hãy thử lại sau {minutes} phút. Khách lập tài khoản thì có phần khác, bot vẫn còn nguyên.',
  BAD_DESCRIPTION: 'Mô tả dài tối đa {max} ký tự, ký tự nào cũng phải nhìn thấy được.',
  BAD_SOURCE: 'Mã của bot là văn bản thuần, dài tối đa {max} byte.',
  UNKNOWN_GAME: 'Bot chơi một trong các trò: {known}.',
  TEST_RUNNING: 'Bạn có một lần thử chưa xong: hãy chờ xong đã.',
  NO_SANDBOX: 'Máy chủ này hiện không chạy được bot. Hãy thử ngay trong trình duyệt.',
  REMOTE_BOT: 'Bot từ xa không có mã ở đây: chương trình của chủ nó chơi qua mạng, và chỉ ở đấu trường.',
  NOT_REMOTE: 'Bot này có mã trên máy chủ, nên không nối chương trình từ xa vào được.',
  BAD_NOTE: 'Ghi chú của phiên bản nằm trên một dòng, dài tối đa {max} ký tự.',
};

export const summaries: Record<keyof typeof en.summaries, string> = {
  listBots: 'Các bot của tôi, bot vừa đổi đứng đầu',
  createBot: 'Tạo một bot; không gửi mã thì bắt đầu từ mẫu của trò chơi. Bot từ xa không có mã: nó chơi qua mạng',
  listOpenBots: 'Bot của người khác mà tôi được mời vào bàn',
  showBot: 'Một bot: của tôi, hoặc được chủ chia sẻ',
  changeBot: 'Đổi tên, mô tả hoặc cách chia sẻ bot của tôi',
  deleteBot: 'Xóa bot của tôi; bàn đang có nó vẫn chơi tiếp',
  copyBot: 'Sao chép một bot của tôi hoặc bot có mã công khai',
  listBotVersions: 'Mã của bot qua từng lần lưu, mới nhất đứng đầu',
  saveBot: 'Lưu mã của bot thành phiên bản mới; mã y như cũ thì không có gì đổi. Bot từ xa gửi ghi chú thay cho mã',
  showBotVersion: 'Một phiên bản của bot cùng mã của nó',
  restoreBotVersion: 'Lấy lại một phiên bản cũ của bot, thành phiên bản mới',
  testBot: 'Thử bot của tôi trong mọi tình huống, trên máy chủ',
  listBotReports: 'Chuyện xảy ra với bot của tôi ở các bàn, kể khi ván đã xong',
};

/** Sentences for refusals by code. */
export const BOT_SENTENCES: Words = { vi: sentences, en: en.sentences };

/** What the routes do, by the id of the route. */
export const BOT_SUMMARIES: Words = { vi: summaries, en: en.summaries };
