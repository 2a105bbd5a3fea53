import type { PrimerWords } from '../../course.ts';

export const en: PrimerWords = {
  first: 'what a phỏm (meld) is, then eating and drawing.',
  time: '4 minutes',
  order: 'A 1 point, 2 to 10 as written, J 11, Q 12, K 13; no suit is higher.',
  glossary: [
    { term: 'Phỏm (meld)', meaning: 'three or more of one rank, or in a row in one suit' },
    { term: 'Nọc (stock)', meaning: 'the face-down pile to draw from' },
    { term: 'Ăn (eat)', meaning: 'to take the discard before you into a meld' },
    { term: 'Chốt', meaning: 'an eat when the stock is nearly gone, the dearest' },
    { term: 'Hạ (lay)', meaning: 'to put melds on the table' },
    { term: 'Gửi (send)', meaning: 'to add a single card to a meld on the table' },
    { term: 'Tái', meaning: 'another turn in the laying phase' },
    { term: 'Ù', meaning: 'at most one card outside melds: wins at once' },
    { term: 'Ù tròn', meaning: 'ù without a single card outside, worth double' },
    { term: 'Ù khan', meaning: 'dealt cards of which no two go together' },
    { term: 'Móm', meaning: 'laid down no meld at all' },
    { term: 'Đền', meaning: 'fed somebody too often and pays for everybody' },
  ],
};
