import { en } from './en.ts';

export const vi = {
  one: 'Bot là một tệp JavaScript có hàm này. Hàm được gọi mỗi khi tới lượt bot, nhận gameState và trả về một nước.',
  sample: 'Hàm mà bot phải có',
  state: 'gameState có gì',
  moves: 'Trả về gì',
  types: 'Các kiểu khác',
  optional: 'có khi không có',
  limits: 'Giới hạn',
  limitTexts: (seconds: number, megabytes: number, kilobytes: number) => [
    `Mỗi nước nghĩ tối đa ${seconds} giây, dùng tối đa ${megabytes} MB bộ nhớ (chỉ máy chủ giữ được mức này); mã dài tối đa ${kilobytes} KB.`,
    'Quá giờ, báo lỗi, trả về sai hay đánh sai luật: coi như bỏ lượt và tính một lỗi. Ba lỗi trong một phiên là bị loại.',
    'Có toàn bộ JavaScript, Math, JSON và console. Không có mạng, tệp, trang web, hẹn giờ, import, eval; không async.',
    'Biến ở ngoài hàm sống trong một ván: bot nhớ được chuyện trong ván, sang ván mới là quên.',
    'Math.random gieo theo ván, nên cùng thế bài thì cùng kết quả.',
  ],
  keys: 'Phím tắt',
  keyTexts: (command: string, freeTab: string) => [
    [`${command}Enter`, 'Thử bot'],
    [`${command}S`, 'Lưu'],
    ['Ctrl+Space', 'Gợi ý'],
    ['F1', 'Mọi lệnh của trình soạn'],
    [freeTab, 'Rồi Tab để ra khỏi ô mã; bấm lần nữa thì Tab lại thụt vào'],
  ],
  examplesNote: 'Bot mẫu đọc được, chép được. Chèn vào thì mã đang viết bị thay; hoàn tác được như mọi thứ gõ vào.',
  exampleOf: (name: string) => `Mã của ${name}`,
  replace: 'Thay toàn bộ mã',
  frame: 'Khung trống',
  loading: 'Đang mở tài liệu…',
  failed: 'Không mở được tài liệu. Hãy thử lại khi có mạng.',
};

export const DOCS_WORDS = { vi, en };
