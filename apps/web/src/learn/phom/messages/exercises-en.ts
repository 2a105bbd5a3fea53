import type { vi } from './exercises-vi.ts';

export const en: typeof vi = {
  mixedSuits: {
    question: 'Is this 5 6 7 a phỏm?',
    why: 'A run has one suit; the 6 of hearts does not belong.',
    options: { yes: 'Yes', no: 'No' },
  },
  four: {
    question: 'Are four 8s a phỏm?',
    why: 'Three or four of one rank are a phỏm.',
    options: { yes: 'Yes', no: 'No' },
  },
  aceLow: {
    question: 'Is A 2 3 of spades a phỏm?',
    why: 'In Tá lả the ace stands below the 2.',
    options: { yes: 'Yes', no: 'No' },
  },
  aceLowBasic: {
    question: 'Is A 2 3 of spades a phỏm?',
    why: 'In the short rules the ace stands above the king only.',
    options: { yes: 'Yes', no: 'No' },
  },
  aceHigh: {
    question: 'Is Q K A of hearts a phỏm?',
    why: 'In Tá lả the ace stands below the 2 only.',
    options: { yes: 'Yes', no: 'No' },
  },
  aceHighBasic: {
    question: 'Is Q K A of hearts a phỏm?',
    why: 'In the short rules the ace stands above the king.',
    options: { yes: 'Yes', no: 'No' },
  },
  find: { question: 'Find the phỏm in this hand.', why: '4 5 6 of spades: in a row, one suit.' },
  eat: {
    question: 'With which cards do you eat the 6 of clubs?',
    why: '4 5 6 of clubs are a run; three 6s will do as well.',
  },
  priceOfEating: {
    question: 'You eat the 7 of diamonds, your first. How many points?',
    why: 'The first 1, the second 2, the third 3.',
  },
  left: {
    question: 'How many points stay once the phỏm is laid?',
    why: 'The 7s are a phỏm; the 2 and the king stay: 2 + 13.',
  },
  shared: {
    question: 'The 7 of hearts fits two phỏm. How few points can be left?',
    why: 'Three 7s leave 5 + 6 + 13 = 24; the run leaves 7 + 7 + 13 = 27.',
  },
  send: {
    question: 'You have just laid a phỏm. May you send the 7 of hearts onto theirs?',
    why: 'It becomes four 7s, still a phỏm.',
  },
  u: { question: 'May you declare ù with these ten?', why: 'Three phỏm, and only the king outside.' },
  notU: { question: 'May you declare ù with these ten?', why: 'Two phỏm only, four cards outside.' },
  mom: { question: 'Three players, you have laid no phỏm. How many points?', why: 'Móm pays 4.' },
  emptied: {
    question: 'The other is out of cards, you hold a queen and two 3s. How many points?',
    why: '12 + 3 + 3 = 18, all to the winner.',
  },
};
