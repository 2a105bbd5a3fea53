import type { Difference } from '../../elsewhere.tsx';
import { en } from './en.ts';
import { en as exercisesEn } from './exercises-en.ts';
import { vi as exercisesVi } from './exercises-vi.ts';

type ByRuleSet = Readonly<Record<string, string>>;

export const vi = {
  titles: {
    goal: 'Thắng thế nào',
    melds: 'Thế nào là phỏm',
    try: 'Thử xem',
    eat: 'Bốc hay ăn',
    lay: 'Hạ và gửi',
    u: 'Ù',
    score: 'Tính điểm',
    elsewhere: 'Khác bàn khác chỗ nào',
  },
  elsewhere: {
    'ta-la': [
      {
        rule: 'PH-20',
        here: 'A chỉ đứng dưới 2: A 2 3 là phỏm, Q K A thì không.',
        there: 'Có nơi A đứng được hai đầu.',
      },
      {
        rule: 'PH-24',
        here: 'Dư một lá vẫn ù được; hết sạch là ù tròn, ăn gấp đôi.',
        there: 'Có nơi phải vừa đủ chín lá mới ù.',
      },
      {
        rule: 'PH-22',
        here: 'Được gửi bài, kể cả vào phỏm của chính mình, nhưng phải hạ ít nhất một phỏm.',
        there: 'Có nơi móm cũng được gửi.',
      },
      { rule: 'PH-23', here: 'Ăn chốt trả 4.', there: 'Có nơi ăn chốt tính khác, hay không tính.' },
      { rule: 'PH-27', here: 'Phỏm giữ trên tay không hạ vẫn tính điểm: K K K là 39.', there: 'Nhớ hạ khi tới lúc.' },
    ],
    basic: [
      {
        rule: 'PH-11',
        here: 'Chỉ phỏm ăn được mới rời tay. Phỏm tự có trên tay vẫn tính điểm: K K K là 39.',
        there: 'Luật Tá lả thì tới lúc hạ, phỏm tự có hạ được hết.',
      },
      { rule: 'PH-10', here: 'A chỉ đứng trên K: Q K A là phỏm, A 2 3 thì không.', there: 'Luật Tá lả thì ngược lại.' },
      {
        rule: 'PH-12',
        here: 'Hết bài là thắng liền; nọc cạn thì ai ít điểm nhất thắng.',
        there: 'Không có ù, không có móm, không gửi bài.',
      },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: {
    'ta-la': 'Ghép phỏm cho hết rác. Cuối ván ai còn ít điểm bài nhất thì nhất; tròn phỏm trước thì ù, thắng liền.',
    basic: 'Ghép phỏm cho hết bài. Hết bài trước thắng liền; nọc cạn thì ai ít điểm bài nhất thắng.',
  } as ByRuleSet,
  cardPoints: ['1', '5', '10', '11', '12', '13'] as readonly string[],
  pointsNote: 'Lá nằm ngoài phỏm tính điểm như trên. Lá trong phỏm không tính.',

  meldIntro: 'Chạm từng cái xem có phải phỏm không.',
  examples: {
    set: 'Ba lá 9',
    run: 'Dây rô',
    mixed: 'Lẫn chất',
    gap: 'Hụt lá',
    aceLow: 'A 2 3',
    aceHigh: 'Q K A',
  },
  isPhom: 'Phỏm!',
  noPhom: 'Không phải phỏm',
  almost: 'Sắp thành phỏm',
  why: { set: 'Ba hoặc bốn lá cùng số.', run: 'Từ ba lá liền nhau, cùng một chất.' },

  tryIntro: 'Tìm phỏm trong chín lá này. Chọn hai lá thì biết đang chờ lá gì.',
  pickFirst: 'Chạm vào một lá để bắt đầu',
  pickMore: 'Lá nào đi với nó?',
  saves: (points: number): string => `Hạ phỏm này là bớt được ${points} điểm.`,
  waitsFor: 'Có thêm một trong những lá này là thành phỏm (hoặc phỏm dài hơn):',
  compare: 'So với nhà bên',
  atBest: (name: string, melds: number, points: number): string => `${name}: ${melds} phỏm, còn ${points} điểm`,
  youWin: 'Bạn ít điểm hơn: bạn nhất.',
  theyWin: 'Nhà bên ít điểm hơn: nhà bên nhất.',
  even: 'Bằng điểm nhau.',

  eatIntro: {
    'ta-la': 'Tới lượt: ăn lá nhà trước vừa đánh nếu thành phỏm, không thì bốc nọc. Rồi đánh ra một lá.',
    basic: 'Tới lượt: bốc nọc, hoặc ăn lá vừa đánh. Ăn thì phỏm rời tay ngay. Rồi đánh ra một lá.',
  } as ByRuleSet,
  eatNote: {
    'ta-la': 'Bị ăn lần đầu trả 1, lần hai 2, lần ba 3; ăn chốt lúc nọc sắp cạn trả 4. Lá đã ăn phải nằm trong phỏm.',
    basic: 'Hết bài khi ăn thì khỏi đánh lá nào nữa: thắng liền.',
  } as ByRuleSet,
  layIntro: 'Nọc còn ít lá hơn số người là tới lúc hạ: bày phỏm ra, gửi lá lẻ vào phỏm trên chiếu, rồi đánh.',
  sendNote: 'Phải hạ ít nhất một phỏm mới được gửi. Gửi vào phỏm của ai cũng được.',
  uIntro: 'Vừa lấy bài xong mà ngoài phỏm dư nhiều nhất một lá thì báo ù: hết ván, nhà nào cũng trả.',
  uKinds: {
    u: 'Ù: dư một lá, mỗi nhà trả 5',
    uTron: 'Ù tròn: không dư lá nào, mỗi nhà trả 10',
    uKhan: 'Ù khan: chia ra không lá nào dính lá nào, mỗi nhà trả 5',
  },
  bills: {
    places: { name: 'Không ai ù', text: 'Nhì trả 1, ba trả 2, tư trả 3; móm (không phỏm nào) trả 4.' },
    u: { name: 'Có người ù', text: 'Bạn ù: mỗi nhà trả 5.' },
    emptied: { name: 'Hết bài', text: 'Bạn hết bài: mỗi nhà trả đúng số điểm bài còn trên tay.' },
  },
};

export const PHOM_LESSON_WORDS = { vi, en };
export const PHOM_EXERCISE_WORDS = { vi: exercisesVi, en: exercisesEn };
