import type { SituationWords } from '../../../situation.ts';
import type { BasicSituation } from './vi.ts';

export const en: Readonly<Record<BasicSituation, SituationWords>> = {
  'basic-first-draw': {
    name: 'Basic: the first turn must draw',
    note: 'Nobody has discarded yet, so the first turn draws, and then discards.',
  },
  'basic-first-discard': {
    name: 'Basic: the first discard',
    note: 'Ten cards after the draw, one must go. Keep the 3s and 5♥ 6♥, let loose cards with many points go.',
  },
  'basic-draw-or-eat': {
    name: 'Basic: draw or eat',
    note: 'Eating 7♥ with the two 7s takes all three out of the hand at once; they count no more.',
    hint: 'Eat and have fewer cards.',
  },
  'basic-only-draw': {
    name: 'Basic: only a draw',
    note: 'The last discard goes with nothing in hand.',
  },
  'basic-many-eats': {
    name: 'Basic: many ways to eat',
    note: 'Exactly the cards named leave the hand: the 7s or the hearts? What leaves counts no more.',
    hint: 'Any way of eating is better than drawing.',
  },
  'basic-ace-high': {
    name: 'Basic: the ace stands above the king',
    note: 'Here Q-K-A is a phỏm and A-2-3 is none, the other way round than in Tá lả.',
    hint: 'Eat it with Q♠ K♠.',
  },
  'basic-longer-phom': {
    name: 'Basic: eat with all three 7s',
    note: '7♥ goes with two or with three 7s. A 7 that stays behind is a loose card of 7 points.',
    hint: 'Eat with all three, then discard 2♣ and win.',
  },
  'basic-after-eating': {
    name: 'Basic: the discard after eating',
    note: 'The phỏm has left the hand, so there are seven cards to choose from.',
  },
  'basic-hidden-phom': {
    name: 'Basic: somebody’s hidden phỏm',
    note: 'The previous player ate 7♥: only that card lies face up until the end. The bot knows the phỏm has three cards.',
  },
  'basic-win-by-eating': {
    name: 'Basic: eating empties the hand',
    note: 'The last two cards make a phỏm with the discard. An empty hand wins at once, without a discard.',
    hint: 'Eat and win.',
  },
  'basic-win-by-discard': {
    name: 'Basic: the last card wins',
    note: 'One card is left after eating. Discarding it empties the hand.',
  },
  'basic-one-short': {
    name: 'Basic: the next player has one card',
    note: 'The game may end in the next turn, and then every point in hand is paid.',
    hint: 'Discard the card with the most points.',
  },
  'basic-last-card': {
    name: 'Basic: the deck is empty',
    note: 'The last card was just drawn. After this turn the hands are counted.',
    hint: 'Discard the card with the most points.',
  },
  'basic-no-u': {
    name: 'Basic: no ù, no laying down',
    note: 'The hand is all but ù, but these rules know only draw, eat and discard. A bot written for Tá lả may go wrong here.',
  },
};
