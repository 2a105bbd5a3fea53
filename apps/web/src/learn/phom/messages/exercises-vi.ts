import type { ExerciseText } from '../../exercise.ts';

export const vi = {
  mixedSuits: {
    question: '5 6 7 này có phải phỏm không?',
    why: 'Dây phải cùng chất; 6 cơ lạc chất.',
    options: { yes: 'Phải', no: 'Không' },
  },
  four: {
    question: 'Bốn lá 8 có phải phỏm không?',
    why: 'Ba hay bốn lá cùng số đều là phỏm.',
    options: { yes: 'Phải', no: 'Không' },
  },
  aceLow: {
    question: 'A 2 3 bích có phải phỏm không?',
    why: 'Tá lả: át đứng dưới 2.',
    options: { yes: 'Phải', no: 'Không' },
  },
  aceLowBasic: {
    question: 'A 2 3 bích có phải phỏm không?',
    why: 'Luật gọn: át chỉ đứng trên già.',
    options: { yes: 'Phải', no: 'Không' },
  },
  aceHigh: {
    question: 'Q K A cơ có phải phỏm không?',
    why: 'Tá lả: át chỉ đứng dưới 2, không nối sau già.',
    options: { yes: 'Phải', no: 'Không' },
  },
  aceHighBasic: {
    question: 'Q K A cơ có phải phỏm không?',
    why: 'Luật gọn: át đứng trên già.',
    options: { yes: 'Phải', no: 'Không' },
  },
  find: { question: 'Tìm phỏm trong bài.', why: '4 5 6 bích liền nhau, cùng chất.' },
  eat: { question: 'Ăn 6 chuồn với lá nào?', why: '4 5 6 chuồn thành dây, ba lá 6 cũng được.' },
  priceOfEating: { question: 'Bạn ăn 7 rô, lần đầu trong ván. Được mấy điểm?', why: 'Lần đầu 1, lần hai 2, lần ba 3.' },
  left: { question: 'Hạ phỏm rồi còn mấy điểm?', why: 'Ba lá 7 là phỏm; còn 2 với già: 2 + 13.' },
  shared: {
    question: '7 cơ dùng được cho cả hai phỏm. Xếp khéo thì còn ít nhất mấy điểm?',
    why: 'Giữ ba lá 7 thì còn 5 + 6 + 13 = 24; giữ dây 5 6 7 thì còn 7 + 7 + 13 = 27.',
  },
  send: {
    question: 'Bạn vừa hạ một phỏm. Gửi 7 cơ vào phỏm của nhà kia được không?',
    why: 'Thành bốn lá 7, vẫn là phỏm.',
  },
  u: { question: 'Mười lá này báo ù được không?', why: 'Ba phỏm, chỉ dư con già.' },
  notU: { question: 'Mười lá này báo ù được không?', why: 'Mới hai phỏm, dư tới bốn lá.' },
  mom: { question: 'Ba người chơi, bạn không hạ được phỏm nào. Được mấy điểm?', why: 'Móm trả 4.' },
  emptied: {
    question: 'Nhà kia hết bài, bạn còn đầm với hai lá 3. Được mấy điểm?',
    why: '12 + 3 + 3 = 18, trả hết cho người thắng.',
  },
} satisfies Readonly<Record<string, ExerciseText>>;
