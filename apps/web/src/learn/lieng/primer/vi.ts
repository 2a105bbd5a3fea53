import type { Primer, PrimerWords } from '../../course.ts';
import { en } from './en.ts';

export const vi: PrimerWords = {
  first: 'sáp, liêng, đĩ, nút; rồi bỏ, theo, tố.',
  time: '3 phút',
  order: '2 3 4 … K A, át lớn nhất; chất thì ♠ < ♣ < ♥ < ♦, rô lớn nhất.',
  glossary: [
    { term: 'Sáp', meaning: 'ba lá cùng hạng, cao nhất' },
    { term: 'Liêng', meaning: 'ba hạng liền nhau' },
    { term: 'Đĩ (ảnh)', meaning: 'ba lá toàn J, Q, K mà không sáp, không liêng' },
    { term: 'Nút', meaning: 'tổng ba lá, chỉ lấy số lẻ hàng đơn vị' },
    { term: 'Chip cửa', meaning: 'phần ai cũng góp đầu ván' },
    { term: 'Gà', meaning: 'chỗ chip đã góp, ai thắng thì ăn' },
    { term: 'Bỏ', meaning: 'úp bài, thôi ván này' },
    { term: 'Theo', meaning: 'góp cho bằng người tố' },
    { term: 'Qua', meaning: 'chưa ai tố thì không góp gì, nhường lượt' },
    { term: 'Tố', meaning: 'nâng mức góp lên' },
    { term: 'Tố tất', meaning: 'góp hết chip đang có' },
    { term: 'Gà phụ', meaning: 'phần người tố tất không với tới' },
  ],
};

export const LIENG_PRIMER: Primer = { game: 'lieng', words: { vi, en } };
