import type { vi } from './exercises-vi.ts';

const KINDS = { sap: 'Sáp', lieng: 'Liêng', di: 'Đĩ', points: 'Points' };
const HANDS = { first: 'The first hand', second: 'The second hand' };

export const en: typeof vi = {
  aceTwoThree: { question: 'What is this?', why: 'A 2 3 is a liêng, the lowest.', options: KINDS },
  kingAceTwo: { question: 'What is this?', why: 'K A 2 does not wrap round: just 3 points.', options: KINDS },
  courts: { question: 'What is this?', why: 'All of J, Q, K, not in a row and not three alike: đĩ.', options: KINDS },
  sum: { question: 'How many points?', why: '7 + 8 + 10 = 25, keep the 5.' },
  liengOrDi: { question: 'Which hand wins?', why: 'J Q K is a liêng, above đĩ.', options: HANDS },
  samePoints: {
    question: '8 points each. Which wins?',
    why: 'Both are king high; diamonds is above spades.',
    options: HANDS,
  },
  suitFirst: {
    question: '8 points each, one with the ace of spades, one with the queen of diamonds. Which wins?',
    why: 'The suit of the highest card comes first: diamonds above spades, though an ace is above a queen.',
    options: HANDS,
  },
  smallRaise: {
    question: 'The ante is 10, somebody raised to 30. May you raise to 35?',
    why: 'At least 10 more: from 40 on.',
  },
  shortCall: {
    question: 'Somebody raised to 50, you have 20 chips left. May you call?',
    why: 'Not enough to call. But you may go all in with 20.',
  },
  sidePot: {
    question: 'You are all in for 60 with three 6s, the other two go on to 200. You win: how much profit?',
    why: 'Each pays you at most 60: 120. The rest is between the other two.',
  },
};
