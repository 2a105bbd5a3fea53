import type { Difference } from '../../elsewhere.tsx';
import { en } from './en.ts';
import { en as exercisesEn } from './exercises-en.ts';
import { vi as exercisesVi } from './exercises-vi.ts';

const percent = (share: number): string => (share < 1 ? 'chưa tới 1' : String(Math.round(share)));

export const vi = {
  titles: {
    goal: 'Thắng thế nào',
    kinds: 'Bốn loại bài',
    try: 'Thử xem',
    ties: 'Bài ngang nhau',
    words: 'Bốn lời tố',
    bets: 'Một ván tố',
    elsewhere: 'Khác bàn khác chỗ nào',
  },
  elsewhere: {
    lieng: [
      {
        rule: 'LG-3',
        here: 'Chất lớn nhỏ: rô, cơ, chuồn, bích.',
        there: 'Khác Tiến Lên: ở đây rô lớn nhất, không phải cơ.',
      },
      {
        rule: 'LG-2',
        here: 'J Q K là liêng; A 2 3 là liêng nhỏ nhất; K A 2 không phải liêng.',
        there: 'Có nơi A 2 3 là liêng lớn.',
      },
      {
        rule: 'LG-4',
        here: 'Bằng điểm thì so chất của lá cao trước, rồi mới so hạng.',
        there: 'Có nơi so hạng trước; tạo bàn thì đổi được cách so chất.',
      },
      { rule: 'LG-5', here: 'Chỉ một vòng tố.', there: 'Có nơi tố nhiều vòng.' },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: 'Mỗi người ba lá, góp chip cửa, rồi một vòng tố. Bài cao nhất trong số người còn theo ăn gà, là chỗ chip mọi người đã góp; nếu ai cũng bỏ thì người còn lại ăn, khỏi lật bài. Chip chỉ để chơi.',
  kindsIntro: 'Từ cao xuống thấp:',
  kinds: {
    sap: { name: 'Sáp.', text: 'Ba lá cùng số.' },
    lieng: { name: 'Liêng.', text: 'Ba số liền nhau, chất nào cũng được. A 2 3 nhỏ nhất, Q K A lớn nhất.' },
    di: { name: 'Đĩ (ảnh).', text: 'Ba lá toàn J, Q, K.' },
    points: { name: 'Nút.', text: 'Cộng ba lá, chỉ lấy hàng đơn vị. A là 1; 10, J, Q, K là 10.' },
  },
  tryIntro: 'Chọn ba lá trong chín lá này, xem ra bài gì và thua cái gì.',
  pickMore: (count: number): string => `Chọn thêm ${count} lá`,
  beats: (hand: string): string => `Thắng nhà bên (${hand}).`,
  losesTo: (hand: string): string => `Thua nhà bên (${hand}).`,
  unbeatable: 'Không tay bài nào thắng nổi.',
  odds: (share: number): string => `Trong 100 tay bài khác có ${percent(share)} tay thắng bạn:`,
  fromOn: (hand: string): string => `từ ${hand} này trở lên`,
  ties: 'Chất từ nhỏ tới lớn: bích, chuồn, cơ, rô. Cùng nút (hay cùng đĩ) thì so chất của lá cao nhất, rồi mới tới số. Liêng và sáp thì so số trước.',
  bets: [
    { term: 'Qua', meaning: 'chưa ai tố: không góp gì, vẫn còn trong ván' },
    { term: 'Theo', meaning: 'góp cho bằng người tố' },
    { term: 'Tố', meaning: 'nâng lên; nói tổng mức, hơn mức cũ ít nhất bằng chip cửa' },
    { term: 'Tố tất', meaning: 'góp hết chip đang có' },
    { term: 'Bỏ', meaning: 'úp bài; chip đã góp để lại trong gà' },
  ] as readonly { readonly term: string; readonly meaning: string }[],
  games: {
    betting: { name: 'Tố rồi lật bài', text: 'Bạn cầm liêng mà làm thinh, Bờm có đĩ nên tố.' },
    bluff: { name: 'Tố gan', text: 'Bạn có đúng 1 nút. Nhưng ai biết?' },
    allIn: {
      name: 'Tố tất, gà phụ',
      text: 'Bạn chỉ còn 60 chip: thắng mỗi nhà nhiều nhất 60. Phần trên đó là gà phụ của hai nhà kia.',
    },
  },
};

export const LIENG_LESSON_WORDS = { vi, en };
export const LIENG_EXERCISE_WORDS = { vi: exercisesVi, en: exercisesEn };
