import type { Primer, PrimerWords } from '../../course.ts';
import { en } from './en.ts';

export const vi: PrimerWords = {
  first: 'thế nào là phỏm, rồi ăn với bốc.',
  time: '4 phút',
  order: 'A 1 điểm, 2 tới 10 theo số, J 11, Q 12, K 13; chất không phân lớn nhỏ.',
  glossary: [
    { term: 'Phỏm', meaning: 'từ ba lá cùng hạng, hoặc liền hạng cùng chất' },
    { term: 'Nọc', meaning: 'chồng bài úp để bốc' },
    { term: 'Ăn', meaning: 'lấy lá nhà trước vừa đánh để ghép phỏm' },
    { term: 'Chốt', meaning: 'ăn lúc nọc sắp cạn, đắt nhất' },
    { term: 'Hạ', meaning: 'bày phỏm ra chiếu' },
    { term: 'Gửi', meaning: 'thêm lá lẻ vào phỏm đã hạ' },
    { term: 'Tái', meaning: 'tới lượt lần nữa trong lúc hạ' },
    { term: 'Ù', meaning: 'ngoài phỏm dư nhiều nhất một lá: thắng liền' },
    { term: 'Ù tròn', meaning: 'ù không dư lá nào, được gấp đôi' },
    { term: 'Ù khan', meaning: 'bài chia ra không lá nào dính lá nào' },
    { term: 'Móm', meaning: 'không hạ được phỏm nào' },
    { term: 'Đền', meaning: 'cho ăn nhiều quá, trả thay cả làng' },
  ],
};

export const PHOM_PRIMER: Primer = { game: 'phom', words: { vi, en } };
