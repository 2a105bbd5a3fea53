import type { MessageCode } from '@sanh-rong/protocol';
import type { startEn } from './en.ts';

export const vi: Readonly<Record<MessageCode, string>> = {
  BAD_MESSAGE: 'Không hiểu được tin này.',
  SLOW_DOWN: 'Gửi nhanh quá: chờ một chút.',
  NO_TABLE: 'Không có bàn này.',
  TOO_MANY_TABLES: 'Bạn đã mở nhiều bàn: chờ một lát rồi hãy mở tiếp.',
  SEATED_ELSEWHERE: 'Bạn đang chơi dở, hoặc có người đợi bạn ở bàn khác: hãy về bàn đó, hoặc rời bàn đó trước.',
  TOO_MANY_FOLLOWED: 'Bạn đang theo quá nhiều bàn: hãy rời bớt một bàn.',
  TOO_MANY_BOTS: 'Một kết nối chơi cho tối đa 10 bot từ xa: hãy mở thêm kết nối khác.',
  SERVER_ERROR: 'Máy chủ gặp lỗi. Chưa có gì thay đổi; hãy thử lại.',
  SERVER_STOPPING: 'Máy chủ đang khởi động lại: ghế của bạn vẫn giữ, lát nữa sẽ vào lại ngay.',
};

export const startVi: Readonly<Record<keyof typeof startEn, string>> = {
  open: 'Sảnh Rồng đã mở: {url}',
  more: 'Dừng bằng Ctrl-C. API và tài liệu: {url}/api · bàn trong cửa sổ lệnh: npm run play',
  stopping: 'Đang đóng: ghi nốt những gì đang dở và báo mọi người quay lại…',
  badConfig: 'Các biến này không dùng như vậy được: {names}. Xem docs/operations.md để biết mỗi biến nhận gì.',
  badUser:
    'Không chuyển sang người dùng RUN_AS={user} được ({code}). Hãy khởi động bằng root, với một người dùng có thật và không phải root.',
  portTaken: 'Cổng {port} đang có chương trình khác dùng. Chọn cổng khác: PORT=3001 npm start',
  operationsPortTaken: 'Cổng {port} đang có chương trình khác dùng. Chọn cổng khác cho OPERATIONS_PORT.',
  folderTaken:
    'Một máy chủ khác (tiến trình {pid}) đang dùng {folder}. Hãy dừng nó, hoặc chọn thư mục khác bằng DATA_DIR.',
  badFolder: 'Không dùng được thư mục {folder} để giữ dữ liệu ({code}). Hãy chọn thư mục khác bằng DATA_DIR.',
  foreignFolder:
    'Thư mục {folder} là của tài khoản khác trên máy (số {owner}), tài khoản đó đọc được mọi thứ bên trong, còn máy chủ này chạy bằng root. Hãy chạy bằng tài khoản đó, hoặc giao thư mục cho root bằng chown -R.',
  noDatabase: 'Không nối được cơ sở dữ liệu ({code}). Hãy kiểm tra DATABASE_URL.',
  noRedis: 'Không nối được Redis ({code}). Hãy kiểm tra REDIS_URL, hoặc bỏ đi nếu chỉ có một máy chủ.',
  failed: 'Máy chủ không khởi động được ({code}).',
  moveWhereTo: 'Hãy cho biết nơi đến bằng DATABASE_URL.',
  moveFromNothing: 'Trong {folder} không có dữ liệu: hãy xem lại DATA_DIR.',
  moveStopFirst: 'Hãy dừng máy chủ trước (tiến trình {pid}).',
  moveNotEmpty: '{table} đã có dữ liệu: hãy dùng cơ sở dữ liệu mới.',
  moveOtherSchema: '{table} không giống nhau ở hai cơ sở dữ liệu: chưa chuyển gì cả.',
};
