import { en } from './en.ts';

/** Tài liệu hiện ra khi rê chuột lên từng tên trong trình soạn thảo. */
export const vi = {
  console: {
    console: 'In ra bảng điều khiển của bot. Chỉ chủ bot đọc được.',
    log: 'In một dòng.',
    warn: 'In một dòng cảnh báo.',
    error: 'In một dòng báo lỗi.',
  },

  shared: {
    seat: 'Số ghế, từ 0. Ghế i + 1 tới lượt sau ghế i.',
    rank: 'Hạng của lá bài.',
    suit: 'Chất của lá bài: ♠ bích, ♣ chuồn, ♦ rô, ♥ cơ.',
    card: 'Một lá bài. Trong một lần gọi, mỗi lá luôn là cùng một đối tượng, nên so bằng === được.',
    id: 'Tên lá, ví dụ "A♠".',
    cardName: 'Cách gọi tên một lá khi trả lời: chỉ cần rank và suit, các trường khác bỏ qua.',
    getNextMove: 'Hàm bot phải có: được gọi mỗi khi tới lượt bot và phải trả lời ngay bằng một nước đi.',
    myPosition: 'Ghế của bot.',
    currentTurn: 'Ghế đang tới lượt; lúc bot được gọi thì luôn là ghế của bot.',
    gameStarted: 'Luôn là true khi bot được gọi.',
    metadata: 'Chuyện bên lề của ván.',
    nobodyActed: 'true khi chưa ai làm gì trong ván.',
    game: 'Tên trò chơi.',
    ruleSet: 'Bộ luật của bàn.',
    options: 'Các tuỳ chọn của bàn.',
    history: 'Mọi việc công khai đã xảy ra trong ván, cũ trước mới sau. Được tạo khi đọc lần đầu.',
    scores: 'Điểm của phiên trước ván này, theo ghế.',
    player: 'Ghế đã làm việc này.',
  },
};

export type TypingDocs = typeof vi;

export const TYPING_DOCS = { vi, en };
