import type { en } from './en.ts';

export const vi: Record<keyof typeof en, string> = {
  BAD_JSON: 'Nội dung gửi lên không phải JSON.',
  BAD_REQUEST: 'Không hiểu được: hãy xem lại "{field}".',
  WRONG_TYPE: 'Hãy gửi nội dung dạng application/json.',
  NO_LENGTH: 'Hãy cho biết độ dài nội dung (Content-Length).',
  TOO_LARGE: 'Nội dung dài hơn {max} byte.',
  NO_PATH: 'Địa chỉ này không có gì.',
  BAD_METHOD: 'Địa chỉ này không nhận phương thức đó.',
  BAD_ORIGIN: 'Yêu cầu đến từ trang khác nên không được thực hiện.',
  SIGN_IN_FIRST: 'Hãy đăng nhập trước; vào làm khách cũng được.',
  TOKEN_EXPIRED: 'Mã API này đã hết hạn: mỗi mã dùng được một năm. Hãy tạo mã mới ở /bots#tokens.',
  SLOW_DOWN: 'Gửi nhanh quá: chờ một chút.',
  SERVER_ERROR: 'Máy chủ gặp lỗi. Hãy thử lại.',
};
