import type { ExerciseText } from '../../exercise.ts';

export const vi = {
  sameRank: { question: 'Chặn lá 9 rô này.', why: 'Cùng số 9 thì cơ lớn hơn rô, chuồn thì nhỏ hơn.' },
  pair: { question: 'Chặn đôi 8 có 8 cơ.', why: 'Đôi 8 của bạn to nhất là 8 rô, thua 8 cơ. Phải đôi bồi.' },
  heoInStraight: {
    question: 'Đánh bốn lá này thành sảnh được không?',
    why: 'Heo không bao giờ vào sảnh. Q K A thì được.',
  },
  longerStraight: {
    question: 'Sảnh bốn lá của bạn chặn được sảnh ba lá này không?',
    why: 'Luật Miền Nam: sảnh dài chặn sảnh ngắn, lớn nhỏ không kể.',
  },
  longerStraightThirteen: {
    question: 'Sảnh bốn lá của bạn chặn được sảnh ba lá này không?',
    why: 'Kiểu Thirteen phải cùng độ dài.',
  },
  heoByThreePairs: {
    question: 'Trên chiếu là heo cơ. Bạn cầm ba đôi thông: chặt được không?',
    why: '3 đôi thông chặt được một heo, kể cả heo cơ.',
  },
  twoHeosByFour: {
    question: 'Đôi heo trên chiếu. Tứ quý 9 chặt được không?',
    why: 'Tứ quý chỉ chặt một heo. Đôi heo phải 4 đôi thông.',
  },
  twoHeosByFourThirteen: {
    question: 'Đôi heo trên chiếu. Tứ quý 9 chặt được không?',
    why: 'Kiểu Thirteen: tứ quý chặt một, hai, ba heo đều được.',
  },
  cutTwo: { question: 'Heo rô! Chọn lá để chặt.', why: '6-7-8 là ba đôi thông. Heo cháy!' },
  fourOnPairs: {
    question: 'Tứ quý 4 chặt được ba đôi thông này không?',
    why: 'Tứ quý nào cũng chặt được 3 đôi thông.',
  },
  fourOnPairsThirteen: {
    question: 'Tứ quý 4 đánh lên ba đôi thông này được không?',
    why: 'Kiểu Thirteen: tứ quý với đôi thông không đụng nhau.',
  },
  threeHeos: { question: 'Ba heo trên chiếu. 4 đôi thông chặt được không?', why: 'Ba heo thì không gì chặt nổi.' },
  lateCut: {
    question: 'Bạn lỡ bỏ lượt, rồi có người đánh heo cơ. 4 đôi thông này còn chặt được không?',
    why: '4 đôi thông không cần vòng: bỏ lượt rồi vẫn chặt.',
  },
  cong: {
    question: 'Bốn người chơi. Cả ván bạn chưa đánh được lá nào, còn năm lá này. Bạn được mấy điểm?',
    why: 'Cóng: 13 × 4 người = 52, cộng 5 lá còn lại là 57.',
  },
  second: { question: 'Bốn người chơi, bạn hết bài thứ nhì. Được mấy điểm?', why: 'Nhất +3, nhì +1, ba −1, bét −3.' },
} satisfies Readonly<Record<string, ExerciseText>>;
