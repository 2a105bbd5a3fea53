import type { PrimerWords } from '../../course.ts';

export const en: PrimerWords = {
  first: 'the six combinations, then what cuts a 2.',
  time: '3 minutes',
  order: '3 4 5 6 7 8 9 10 J Q K A 2, the 2 highest; within a rank ♠ < ♣ < ♦ < ♥.',
  glossary: [
    { term: 'Heo (pig)', meaning: 'a 2, the highest rank' },
    { term: 'Rác', meaning: 'a single card' },
    { term: 'Sám', meaning: 'three of one rank' },
    { term: 'Sảnh', meaning: 'a straight: three or more ranks in a row, no 2' },
    { term: 'Đôi thông', meaning: 'three or more pairs in a row' },
    { term: 'Hàng', meaning: 'four of a kind or consecutive pairs: what cuts' },
    { term: 'Chặt (cut)', meaning: 'a hàng on a 2 or on another hàng; whoever is cut pays' },
    { term: 'Chặt chồng', meaning: 'a cut upon a cut; the last one cut pays for all' },
    { term: 'Cầm cái (lead)', meaning: 'to open a round with any combination' },
    { term: 'Tới', meaning: 'to be out of cards first and win' },
    { term: 'Tới trắng', meaning: 'to win at the deal, without playing' },
    { term: 'Cóng', meaning: 'to have played no card in the whole game' },
    { term: 'Thúi', meaning: 'to be left with 2s or hàng at the end' },
    { term: 'Đền bài', meaning: 'to have held back while everybody went cóng: pays for all' },
  ],
};
