import type { MessageCode } from '@sanh-rong/protocol';

export const vi: Readonly<Record<MessageCode, string>> = {
  BAD_MESSAGE: 'Không hiểu được tin này.',
  SLOW_DOWN: 'Gửi nhanh quá: chờ một chút.',
  NO_TABLE: 'Không có bàn này.',
  STALE: 'Ván đã đi tiếp: hãy xem lại rồi hãy đánh.',
  SERVER_ERROR: 'Máy chủ gặp lỗi. Chưa có gì thay đổi; hãy thử lại.',
};
