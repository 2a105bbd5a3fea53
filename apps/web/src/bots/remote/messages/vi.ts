/** Trang của một bot từ xa của mình. */
export const vi = {
  allBots: 'Bot của bạn',
  lead: 'Chương trình của bạn chơi cho bot này qua mạng, trong đấu trường. Máy chủ hỏi từng nước, chương trình trả lời.',
  connect: 'Kết nối',
  connectText:
    'Cách dễ nhất: một chương trình bất kỳ đọc câu hỏi và viết câu trả lời, mỗi dòng một JSON. Chạy lệnh này trên máy của bạn và để đó; bot được gọi vào trận khi nó đang chạy.',
  token: 'Lệnh cần một token của tài khoản. Tạo ở trang của bạn, rồi chạy sanhrong login một lần.',
  sockets: 'Muốn tự viết phần mạng thì nối thẳng bằng Socket.IO: gửi arena_attach, rồi trả lời từng arena_ask.',
  rules:
    'Mỗi tin có 1 giây cho mỗi nước và 1 giây cho đường truyền, nhiều nhất 10 giây. Trả lời trễ, thiếu hay sai luật là một lỗi; ba lỗi trong một trận là bị loại. Mất mạng giữa trận thì được chờ 15 giây.',
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
