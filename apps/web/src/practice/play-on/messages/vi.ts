import { en } from './en.ts';

export const vi = {
  /** Nút ở trang xem lại. */
  playOn: 'Chơi tiếp',
  from: (move: number): string => (move === 0 ? 'Chơi lại từ lúc chia' : `Chơi tiếp sau nước ${move}`),
  fromChanged: (move: number): string => `Chơi tiếp, đổi nước ${move}`,
  fromPuzzle: 'Chơi tiếp từ thế bài',
  cards: 'Bài của ai vẫn như lúc ấy, máy đánh thay những người kia.',
  /** Trò mà bài úp thì giữ kín mãi. */
  cardsDrawn:
    'Bài của bạn và bài đã lật vẫn như lúc ấy. Bài đã úp thì không ai được biết, nên được chia lại. Máy đánh thay những người kia.',
  unranked: 'Ván này không tính điểm, không vào lịch sử.',
  seat: 'Chỗ ngồi',
  level: 'Đối thủ',
  /** Dòng dưới tên bàn. */
  counts: 'Ván thử, không tính điểm',
  countsDrawn: 'Ván thử, bài úp được chia lại',
  realGame: (points: string): string => `Ván thật: ${points}`,
  thisTime: (points: string): string => `Lần này: ${points}`,
  again: 'Thử lại',
  back: 'Về ván thật',
  backToPuzzles: 'Về thế bài',
  leaveToPuzzles: 'Bạn về lại trang thế bài.',
  leave: 'Bạn về lại ván thật. Từ đó lúc nào cũng chơi tiếp lại được.',
  nothingLeft: 'Không chơi tiếp từ lúc này được: không còn gì để đánh, hoặc bài của người còn chơi không lật ra.',
  noTableTitle: 'Chưa chơi tiếp ván nào',
  noTableText: 'Mở một ván đã chơi, tới nước nào muốn thử thì bấm “Chơi tiếp”.',
  games: 'Các ván đã chơi',
};

export const PLAY_ON_WORDS = { vi, en };
