import type { Primer, PrimerWords } from '../../course.ts';
import { en } from './en.ts';

export const vi: PrimerWords = {
  first: 'sáu loại bộ, rồi cái gì chặt được heo.',
  time: '3 phút',
  order: '3 4 5 6 7 8 9 10 J Q K A 2, heo lớn nhất; cùng hạng thì ♠ < ♣ < ♦ < ♥.',
  glossary: [
    { term: 'Heo', meaning: 'lá 2, lớn nhất' },
    { term: 'Rác', meaning: 'một lá lẻ' },
    { term: 'Sám', meaning: 'ba lá cùng hạng' },
    { term: 'Sảnh', meaning: 'từ ba hạng liền nhau, không có heo' },
    { term: 'Đôi thông', meaning: 'từ ba đôi liền nhau' },
    { term: 'Hàng', meaning: 'tứ quý hay đôi thông, thứ để chặt' },
    { term: 'Chặt', meaning: 'lấy hàng đè heo hay đè hàng khác; người bị chặt trả điểm' },
    { term: 'Chặt chồng', meaning: 'chặt lên cái vừa chặt; người bị chặt cuối trả hết' },
    { term: 'Cầm cái', meaning: 'được mở vòng, muốn đánh bộ gì cũng được' },
    { term: 'Tới', meaning: 'hết bài trước, thắng ván' },
    { term: 'Tới trắng', meaning: 'chia xong là thắng, khỏi đánh' },
    { term: 'Cóng', meaning: 'cả ván chưa đánh được lá nào' },
    { term: 'Thúi', meaning: 'hết ván còn ôm heo hay hàng' },
    { term: 'Đền bài', meaning: 'có bài mà không đỡ, để cả làng cóng: trả thay hết' },
  ],
};

export const TIENLEN_PRIMER: Primer = { game: 'tienlen', words: { vi, en } };
