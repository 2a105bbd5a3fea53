import type { LiengReason } from './en.ts';

export const vi: Record<LiengReason, string> = {
  handOfThree: 'Mỗi ghế còn chip được chia đúng ba lá.',
  chiplessHand: 'Ghế {seat} đã hết chip nên không được chia bài.',
  badChips: 'Chip là một số nguyên từ 0 cho mỗi ghế, tổng cộng tối đa {max}.',
  badDealer: 'Nhà cái phải là một ghế từ 0 đến {last}.',
  twoStacks: 'Cần ít nhất hai ghế còn chip.',
  rebuyNotOffered: 'Bàn này không cho mua thêm chip theo yêu cầu.',
  rebuyWithChips: 'Ghế {seat} vẫn còn chip nên chưa được mua thêm.',
  badAmount: 'Tố phải nêu tổng mức cược bằng một số nguyên.',
  callNeedsChips: 'Bạn không đủ chip để theo {bet}: hãy tố tất hoặc bỏ.',
  raiseTooSmall: 'Phải tố lên ít nhất {min}.',
  raiseAboveChips: 'Bạn chỉ tố được tối đa {max}.',
  raisingClosed: 'Chưa ai tố đủ mức từ lượt trước của bạn nên bạn không được tố thêm: hãy theo hoặc bỏ.',
  allInClosed: 'Lúc này bạn không được tố tất để nâng cược: hãy theo hoặc bỏ.',
  notAtThisTable: 'Người chơi này không ngồi ở bàn.',
  roundRunning: 'Ván bài vẫn đang diễn ra.',
};
