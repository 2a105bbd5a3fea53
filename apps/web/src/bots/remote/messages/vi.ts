import { en } from './en.ts';

/** Trang của một bot từ xa của mình. */
export const vi = {
  allBots: 'Bot của bạn',
  lead: 'Chương trình của bạn chơi cho bot này qua mạng, trong đấu trường. Máy chủ hỏi từng nước, chương trình trả lời.',
  connect: 'Kết nối',
  connectText:
    'Chạy lệnh này trên máy của bạn, với câu lệnh của chương trình mình sau exec:. Nó đọc câu hỏi và viết câu trả lời, mỗi dòng một đối tượng JSON. Cứ để đó: bot được gọi vào trận chừng nào còn kết nối.',
  token:
    'Lần đầu thì chạy sanhrong login với một mã API của bạn. Không dùng lệnh này cũng được: ngôn ngữ nào có Socket.IO đều tự nối được.',
  tokenWay: 'Tạo mã API ở trang Bot của tôi',
  rules:
    'Mỗi tin có 1 giây cho mỗi nước và 1 giây cho đường truyền, nhiều nhất 10 giây. Cả trận có 20 giây, thêm 0,1 giây sau mỗi nước. Trả lời trễ, thiếu hay sai luật là một lỗi; ba lỗi trong một trận là bị loại. Mất mạng giữa trận thì được chờ 15 giây.',
  versions: 'Phiên bản',
  versionsText: 'Chương trình đã đổi? Báo một phiên bản mới: điểm hạng được giữ lại, khoảng chưa chắc rộng ra.',
  note: 'Có gì mới',
  noteNote: 'Một dòng, chỉ để nhớ. Thí dụ: “nhìn trước hai nước”.',
  announce: 'Báo phiên bản mới',
  announcing: 'Đang báo…',
  announced: (version: number) => `Đã có v${version}. Đưa nó vào bảng xếp hạng từ trang của bảng.`,
  noNote: 'không ghi chú',
  edit: 'Đổi tên, mô tả',
  delete: 'Xoá',
};

/** The words of the page of a remote bot. */
export const REMOTE_WORDS = { vi, en } as const;
