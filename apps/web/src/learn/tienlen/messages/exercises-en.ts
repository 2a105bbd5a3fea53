import type { vi } from './exercises-vi.ts';

export const en: typeof vi = {
  sameRank: { question: 'Beat this 9 of diamonds.', why: 'Of the 9s, hearts is above diamonds and clubs below.' },
  pair: {
    question: 'Beat these 8s with the 8 of hearts.',
    why: 'Your 8s end at diamonds, below hearts. It takes the jacks.',
  },
  heoInStraight: {
    question: 'May these four be played as a straight?',
    why: 'A 2 is never in a straight. Q K A is one.',
  },
  longerStraight: {
    question: 'Does your four-card straight beat this one of three?',
    why: 'Southern rules: the longer straight wins, however low.',
  },
  longerStraightThirteen: {
    question: 'Does your four-card straight beat this one of three?',
    why: 'In Thirteen it must have the same length.',
  },
  heoByThreePairs: {
    question: 'The 2 of hearts lies there. Do your three pairs in a row cut it?',
    why: 'Three consecutive pairs cut a single 2, this one too.',
  },
  twoHeosByFour: {
    question: 'A pair of 2s lies there. Do four 9s cut it?',
    why: 'A four cuts one 2 only. Two of them take 4 consecutive pairs.',
  },
  twoHeosByFourThirteen: {
    question: 'A pair of 2s lies there. Do four 9s cut it?',
    why: 'In Thirteen a four beats one, two or three 2s.',
  },
  cutTwo: { question: 'The 2 of diamonds! Pick the cards that cut it.', why: '6-7-8 are three consecutive pairs.' },
  fourOnPairs: { question: 'Do four 4s cut these three pairs?', why: 'Any four cuts three consecutive pairs.' },
  fourOnPairsThirteen: {
    question: 'Do four 4s beat these three pairs?',
    why: 'In Thirteen fours and consecutive pairs never meet.',
  },
  threeHeos: { question: 'Three 2s lie there. Do four pairs in a row cut them?', why: 'Nothing cuts three 2s.' },
  lateCut: {
    question: 'You have passed, then somebody plays the 2 of hearts. May these four pairs still cut it?',
    why: 'Four consecutive pairs cut even after a pass.',
  },
  cong: {
    question: 'Four players. You never played a card and hold these five. How many points?',
    why: 'Cóng: 13 × 4 players = 52, and 5 for the cards left.',
  },
  second: {
    question: 'Four players, you are out second. How many points?',
    why: 'First +3, second +1, third −1, last −3.',
  },
};
