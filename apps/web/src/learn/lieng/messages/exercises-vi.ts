import type { ExerciseText } from '../../exercise.ts';

const KINDS = { sap: 'Sáp', lieng: 'Liêng', di: 'Đĩ (ảnh)', points: 'Nút' };
const HANDS = { first: 'Tay thứ nhất', second: 'Tay thứ hai' };

export const vi = {
  aceTwoThree: { question: 'Đây là bài gì?', why: 'A 2 3 là liêng, liêng nhỏ nhất.', options: KINDS },
  kingAceTwo: { question: 'Đây là bài gì?', why: 'K A 2 không nối vòng được: chỉ là 3 nút.', options: KINDS },
  courts: { question: 'Đây là bài gì?', why: 'Toàn J, Q, K mà không liền, không ba lá giống: đĩ.', options: KINDS },
  sum: { question: 'Ba lá này mấy nút?', why: '7 + 8 + 10 = 25, lấy 5.' },
  liengOrDi: { question: 'Tay nào thắng?', why: 'J Q K là liêng, hơn đĩ.', options: HANDS },
  samePoints: {
    question: 'Cùng 8 nút. Tay nào thắng?',
    why: 'Lá cao nhất đều là già; già rô hơn già bích.',
    options: HANDS,
  },
  suitFirst: {
    question: 'Cùng 8 nút, một bên át bích, một bên đầm rô. Tay nào thắng?',
    why: 'So chất của lá cao nhất trước: rô hơn bích, dù át to hơn đầm.',
    options: HANDS,
  },
  smallRaise: {
    question: 'Chip cửa 10, có người tố 30. Bạn tố lên 35 được không?',
    why: 'Phải hơn ít nhất 10: từ 40 trở lên.',
  },
  shortCall: {
    question: 'Có người tố 50, bạn chỉ còn 20 chip. Theo được không?',
    why: 'Không đủ để theo. Nhưng tố tất 20 thì được.',
  },
  sidePot: {
    question: 'Bạn góp hết 60 chip với sáp 6, hai nhà kia tố tới 200. Bạn thắng: lời mấy chip?',
    why: 'Mỗi nhà trả bạn nhiều nhất 60: lời 120. Phần còn lại hai nhà kia chia thắng thua với nhau.',
  },
} satisfies Readonly<Record<string, ExerciseText>>;
