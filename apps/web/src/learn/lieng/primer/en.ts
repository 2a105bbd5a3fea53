import type { PrimerWords } from '../../course.ts';

export const en: PrimerWords = {
  first: 'the four kinds of hand; then fold, call, raise.',
  time: '3 minutes',
  order: '2 3 4 … K A, the ace highest; suits ♠ < ♣ < ♥ < ♦, diamonds highest.',
  glossary: [
    { term: 'Sáp', meaning: 'three of one rank, the highest' },
    { term: 'Liêng', meaning: 'three ranks in a row' },
    { term: 'Đĩ', meaning: 'three of J, Q, K that are neither sáp nor liêng' },
    { term: 'Nút (points)', meaning: 'the sum of the three cards, last digit only' },
    { term: 'Ante', meaning: 'what everybody puts in first' },
    { term: 'Pot', meaning: 'the chips put in, for whoever wins' },
    { term: 'Bỏ (fold)', meaning: 'to give up this game' },
    { term: 'Theo (call)', meaning: 'to match the raise' },
    { term: 'Qua (check)', meaning: 'nobody has raised: put in nothing and go on' },
    { term: 'Tố (raise)', meaning: 'to raise what everybody must put in' },
    { term: 'Tố tất (all in)', meaning: 'to put in all your chips' },
    { term: 'Side pot', meaning: 'the part an all-in player has no share in' },
  ],
};
