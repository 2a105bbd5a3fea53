import type { Difference } from '../../elsewhere.tsx';
import type { vi } from './vi.ts';

export const en: typeof vi = {
  titles: {
    goal: 'How to win',
    kinds: 'Six combinations',
    try: 'Try it',
    round: 'One round',
    cut: 'What cuts what',
    score: 'Points',
    special: 'Wins at the deal',
    elsewhere: 'What other tables play otherwise',
  },
  elsewhere: {
    'mien-nam': [
      {
        rule: 'MN-4',
        here: 'A longer straight beats a shorter one.',
        there: 'Many tables want equal lengths; whoever creates a table can choose that.',
      },
      {
        rule: 'MN-6',
        here: 'A four of a kind does not cut a pair of 2s, only 4 consecutive pairs do.',
        there: 'Some tables let a four cut two 2s as well.',
      },
      {
        rule: 'MN-7',
        here: '4 consecutive pairs cut even after a pass.',
        there: 'Elsewhere a pass is a pass; whoever creates a table can turn it off.',
      },
      {
        rule: 'MN-11',
        here: 'The game ends with the first empty hand, and the last play may be a 2.',
        there: 'Others play on for the next places, or fine an ending with a 2.',
      },
      {
        rule: 'MN-15',
        here: 'Only the last-placed pays for 2s left over, to the one just above.',
        there: 'Elsewhere everybody pays the winner for them.',
      },
      {
        rule: 'MN-17',
        here: 'The first game and later games have different wins at the deal.',
        there: 'The dragon straight and six pairs count from the second game on.',
      },
    ],
    thirteen: [
      {
        rule: 'TH-2',
        here: 'Straights and consecutive pairs need equal lengths.',
        there: 'In Southern rules the longer one beats the shorter.',
      },
      {
        rule: 'TH-4',
        here: 'A four of a kind beats up to three 2s; fours and consecutive pairs never meet.',
        there: 'In Southern rules nothing cuts three 2s.',
      },
      {
        rule: 'TH-8',
        here: 'Play goes on until one player is left.',
        there: 'In Southern rules the first empty hand ends the game.',
      },
    ],
  } as Readonly<Record<string, readonly Difference[]>>,
  goal: {
    'mien-nam': 'Be the first without cards. Everybody else pays one point for each card still held.',
    thirteen: 'First out of cards is first, then second, third, until one is left. Each place is worth points.',
  },
  ranks: 'From low to high. The 2, called heo (pig), is the highest.',
  suits: 'Of one rank the suit decides: spades, clubs, diamonds, hearts. Hearts is the highest.',

  kinds: {
    single: { name: 'Single', text: 'One card. This 2 of hearts is the highest card of the deck.' },
    pair: { name: 'Pair', text: 'Two cards of one rank. Their highest card is compared.' },
    triple: { name: 'Triple', text: 'Three cards of one rank.' },
    straight: { name: 'Straight', text: 'Three or more ranks in a row, any suits. Never with a 2.' },
    fourOfAKind: { name: 'Four of a kind', text: 'All four of a rank. It is a hàng: it cuts a 2.' },
    consecutivePairs: { name: 'Consecutive pairs', text: 'Three or more pairs in a row, no 2s. A hàng as well.' },
  },

  tryIntro: 'Pick a few cards, see what they make, then see what the other hand has against it.',
  pickFirst: 'Tap a card to begin',
  nothing: 'No combination yet',
  faults: {
    twoRanks: 'Two different ranks. A pair has one.',
    heoInRun: 'A 2 is in no straight and in no consecutive pairs. It goes alone, in a pair or as three.',
    gap: (missing) => `The ${missing} is missing: ranks must follow one another.`,
    fewPairs: 'Only two pairs. Consecutive pairs need at least three in a row.',
    uneven: 'Not the same number of each rank: a straight has one of each, consecutive pairs two.',
    shortRun: 'A straight needs at least three cards.',
  },
  beatenBy: (what, count) => (count === 1 ? `One play there beats ${what}:` : `${count} plays there beat ${what}:`),
  nothingBeats: (what) => `Nothing there beats ${what}.`,
  andMore: (count) => `… and ${count} more.`,
  cut: 'Cut!',

  roundIntro:
    'The leader opens with any combination; who follows plays the same kind, higher. A pass lasts until the round ends.',

  cutIntro: {
    'mien-nam': '2s are the highest, but they fear a hàng. On the left what lies on the mat, on top what you hold.',
    thirteen: 'A hàng is called a bomb here and only hits 2s. On the left what lies on the mat, on top what you hold.',
  },
  cutNote: {
    'mien-nam': '4 or more consecutive pairs cut even after you have passed.',
    thirteen: 'Fours and consecutive pairs never beat one another.',
  },
  onMat: 'On the mat',
  hang: {
    oneTwo: 'One 2',
    twoTwos: 'Pair of 2s',
    threeTwos: 'Three 2s',
    threePairs: '3 pairs in a row',
    four: 'Four of a kind',
    fourPairs: '4 pairs in a row',
    fivePairs: '5 pairs in a row',
  },
  cuts: { always: 'Cuts', higher: 'If higher', never: 'No' },

  scoreIntro: {
    'mien-nam': 'The points of a table always add up to 0: losers pay the winner. Each example is a short game.',
    thirteen: 'With four players +3, +1, −1, −3. Here is a short game:',
  },
  bills: {
    cards: { name: 'Cards left', text: 'An ordinary game: 1 point for each card left.' },
    cut: { name: 'Cutting a 2', text: 'A black 2 costs 1, a red one 2. A pair of 2s costs twice that, a hàng 4.' },
    thui: { name: 'Thúi', text: 'Last and still holding 2s or hàng: pays more, to the player just above.' },
    cong: { name: 'Cóng', text: 'Not one card played in the whole game: 13 times the number of players on top.' },
    toiTrang: { name: 'Tới trắng', text: 'Won at the deal: each pays 13 times the number of players, and for thúi.' },
    places: { name: 'Places', text: 'You come second. When the last to play is out, the next one leads.' },
  },

  specialIntro: {
    'mien-nam': 'Whoever is dealt one of these need not play. The first game and the later ones differ.',
    thirteen: 'Whoever is dealt one of these is first at once; a table may switch each of them off.',
  },
  specialGames: {
    initial: 'The first game, and one after a win at the deal',
    later: 'All other games',
    every: 'Every game',
  },
};
