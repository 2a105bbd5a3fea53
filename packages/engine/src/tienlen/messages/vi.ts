import type { en } from './en.ts';

export const vi: Record<keyof typeof en, string> = {
  notACombination: 'Những lá này không tạo thành bộ nào.',
  fourTwosNeverPlayed: 'Tứ quý heo không bao giờ được đánh ra.',
  leaderCannotPass: 'Bạn đang cầm cái: phải đánh, không được bỏ lượt.',
  mustInclude: 'Nước đầu tiên phải có lá {card}.',
  otherType: 'Phải đánh cùng loại bộ, hoặc bỏ lượt.',
  otherLength: 'Phải đánh bộ cùng độ dài, hoặc bỏ lượt.',
  tooShort: 'Bộ này ngắn hơn bài trên bàn: phải dài bằng hoặc dài hơn, không thì bỏ lượt.',
  tooLow: 'Bộ này không chặn được bài trên bàn.',
  cannotCut: 'Bộ này không chặt được bài trên bàn.',
  alreadyPassed: 'Bạn đã bỏ lượt: chỉ còn được chặt bằng bốn đôi thông trở lên.',
};
