import type { Difference } from '../../elsewhere.tsx';
import type { vi } from './vi.ts';

export const en: typeof vi = {
  titles: {
    goal: 'How to win',
    melds: 'What a phỏm is',
    try: 'Try it',
    eat: 'Draw or eat',
    lay: 'Lay and send',
    u: 'Ù',
    score: 'Points',
    elsewhere: 'What other tables play otherwise',
  },
  elsewhere: {
    'ta-la': [
      {
        rule: 'PH-20',
        here: 'An ace stands only below 2: A 2 3 is a meld, Q K A is not.',
        there: 'Some tables let it stand at both ends.',
      },
      {
        rule: 'PH-24',
        here: 'One card left over is still ù; none is a full ù and pays double.',
        there: 'Elsewhere all cards must be in melds.',
      },
      {
        rule: 'PH-22',
        here: 'You may add cards to melds on the table, your own too, once you have laid one.',
        there: 'Some let a player without melds do it as well.',
      },
      {
        rule: 'PH-23',
        here: 'Eating late (chốt) costs the feeder 4.',
        there: 'Others count it differently, or not at all.',
      },
      { rule: 'PH-27', here: 'Melds kept in the hand still count: K K K is 39.', there: 'Remember to lay them.' },
    ],
    basic: [
      {
        rule: 'PH-11',
        here: 'Only a meld made by eating leaves the hand. One you were dealt still counts: K K K is 39.',
        there: 'In Tá lả all melds are laid down in the end.',
      },
      {
        rule: 'PH-10',
        here: 'An ace stands only above K: Q K A is a meld, A 2 3 is not.',
        there: 'In Tá lả it is the other way round.',
      },
      {
        rule: 'PH-12',
        here: 'An empty hand wins at once; when the stock is empty, the fewest points win.',
        there: 'There is no ù, no móm, and nothing is added to melds.',
      },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: {
    'ta-la':
      'Make phỏm (melds) until no loose card is left. The fewest points at the end win; all in phỏm is ù and wins at once.',
    basic:
      'Make phỏm (melds) until your hand is empty, which wins at once. When the stock is gone, the fewest points win.',
  },
  cardPoints: ['1', '5', '10', '11', '12', '13'],
  pointsNote: 'Cards outside phỏm count like this. Cards in a phỏm do not count.',

  meldIntro: 'Tap each and see whether it is a phỏm.',
  examples: {
    set: 'Three 9s',
    run: 'A run',
    mixed: 'Mixed suits',
    gap: 'A gap',
    aceLow: 'A 2 3',
    aceHigh: 'Q K A',
  },
  isPhom: 'A phỏm!',
  noPhom: 'Not a phỏm',
  almost: 'Almost a phỏm',
  why: { set: 'Three or four cards of one rank.', run: 'Three or more in a row, all of one suit.' },

  tryIntro: 'Find the phỏm in these nine cards. Pick two to see what they wait for.',
  pickFirst: 'Tap a card to begin',
  pickMore: 'Which card goes with it?',
  saves: (points) => `Laying it down saves ${points} points.`,
  waitsFor: 'One of these would make it a phỏm (or a longer one):',
  compare: 'Compare hands',
  atBest: (name, melds, points) => `${name}: ${melds} phỏm, ${points} points left`,
  youWin: 'You have fewer points: you win.',
  theyWin: 'They have fewer points: they win.',
  even: 'The same points.',

  eatIntro: {
    'ta-la': 'Your turn: eat the card just discarded if it makes a phỏm, or draw. Then discard one.',
    basic: 'Your turn: draw, or eat the card just discarded; that phỏm leaves your hand at once. Then discard one.',
  },
  eatNote: {
    'ta-la':
      'Being eaten from costs 1, then 2, then 3; 4 when the stock is nearly gone (chốt). An eaten card must stay in a phỏm.',
    basic: 'If eating empties your hand you need not discard: you win at once.',
  },
  layIntro:
    'When the stock holds fewer cards than there are players, it is time to lay: put phỏm on the table, send single cards onto those there, discard.',
  sendNote: 'You may send once you have laid at least one phỏm. Anybody’s phỏm will do.',
  uIntro:
    'If right after taking a card at most one lies outside your phỏm, declare ù: the game ends and everybody pays.',
  uKinds: {
    u: 'Ù: one card outside, each pays 5',
    uTron: 'Ù tròn: no card outside, each pays 10',
    uKhan: 'Ù khan: dealt cards of which no two go together, each pays 5',
  },
  bills: {
    places: { name: 'Nobody goes ù', text: 'Second pays 1, third 2, fourth 3; móm (no phỏm at all) pays 4.' },
    u: { name: 'Somebody goes ù', text: 'You go ù: each pays 5.' },
    emptied: { name: 'An empty hand', text: 'You are out of cards: each pays the points of the cards left.' },
  },
};
