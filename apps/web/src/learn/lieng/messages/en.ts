import type { Difference } from '../../elsewhere.tsx';
import type { vi } from './vi.ts';

const percent = (share: number): string => (share < 1 ? 'fewer than 1' : String(Math.round(share)));

export const en: typeof vi = {
  titles: {
    goal: 'How to win',
    kinds: 'Four kinds of hand',
    try: 'Try it',
    ties: 'Hands of one kind',
    words: 'What to say',
    bets: 'A round of betting',
    elsewhere: 'What other tables play otherwise',
  },
  elsewhere: {
    lieng: [
      {
        rule: 'LG-3',
        here: 'Suits from high to low: diamonds, hearts, clubs, spades.',
        there: 'Unlike Tiến Lên: here diamonds are highest, not hearts.',
      },
      {
        rule: 'LG-2',
        here: 'J Q K is a liêng; A 2 3 is the lowest one; K A 2 is none.',
        there: 'Some tables rank A 2 3 high.',
      },
      {
        rule: 'LG-4',
        here: 'Between equal points the suit of the high card comes first, then its rank.',
        there: 'Others look at the rank first; a table can choose how suits are compared.',
      },
      { rule: 'LG-5', here: 'There is one betting round.', there: 'Others bet in several.' },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: 'Three cards each, an ante from everybody, then one round of betting. The best hand among those still in takes the pot; if everybody else folds, whoever is left takes it without showing. Chips are for play only.',
  kindsIntro: 'From the highest down:',
  kinds: {
    sap: { name: 'Sáp.', text: 'Three of one rank.' },
    lieng: { name: 'Liêng.', text: 'Three ranks in a row, any suits. A 2 3 is the lowest, Q K A the highest.' },
    di: { name: 'Đĩ.', text: 'Three cards of J, Q, K.' },
    points: { name: 'Points.', text: 'Add the three cards, keep the last digit. A is 1; 10, J, Q, K are 10.' },
  },
  tryIntro: 'Choose three of these nine: see what they are and what beats them.',
  pickMore: (count) => (count === 1 ? 'Choose 1 more card' : `Choose ${count} more cards`),
  beats: (hand) => `Beats the other hand (${hand}).`,
  losesTo: (hand) => `Loses to the other hand (${hand}).`,
  unbeatable: 'No hand at all beats this.',
  odds: (share) => `Of 100 other hands ${percent(share)} would beat you:`,
  fromOn: (hand) => `from this ${hand} on`,
  ties: 'Suits from low to high: spades, clubs, hearts, diamonds. With equal points (or two đĩ) the suit of the highest card decides, then its rank. Liêng and sáp look at the rank first.',
  bets: [
    { term: 'Check (qua)', meaning: 'nobody has raised: put in nothing and stay in' },
    { term: 'Call (theo)', meaning: 'put in as much as the raise' },
    { term: 'Raise (tố)', meaning: 'say the new total, at least an ante above the old one' },
    { term: 'All in (tố tất)', meaning: 'put in all your chips' },
    { term: 'Fold (bỏ)', meaning: 'give up; what you put in stays in the pot' },
  ],
  games: {
    betting: { name: 'Raised and shown', text: 'You hold a liêng and keep quiet; Bờm has a đĩ and raises.' },
    bluff: { name: 'A bluff', text: 'You have all of 1 point. But who knows?' },
    allIn: {
      name: 'All in, side pot',
      text: 'You have only 60 chips: you win at most 60 from each. What lies above is a side pot of the other two.',
    },
  },
};
