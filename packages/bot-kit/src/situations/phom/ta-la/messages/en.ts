import type { SituationWords } from '../../../situation.ts';
import type { TaLaSituation } from './vi.ts';

export const en: Readonly<Record<TaLaSituation, SituationWords>> = {
  'ta-la-first-discard': {
    name: 'Opening: discard a card',
    note: 'The leader has ten cards and begins with a discard, not a draw. Keep pairs and neighbours, let high loose cards go.',
  },
  'ta-la-winner-leads': {
    name: 'Leading after a win',
    note: 'The bot won the last game, so it has ten cards and begins. It does not sit in seat 0: never count on a seat number.',
  },
  'ta-la-only-draw': {
    name: 'Only a draw',
    note: 'The last discard makes no phỏm. A card must be taken before one is discarded.',
  },
  'ta-la-draw-or-eat': {
    name: 'Draw or eat',
    note: 'The bot has two 7s and 7♥ was just discarded. Eating makes a phỏm at once and the feeder pays 1.',
    hint: 'Eat: a phỏm and a point.',
  },
  'ta-la-many-eats': {
    name: 'Many ways to eat',
    note: '7♥ goes with the 7s and with the hearts. The cards named only show that it can be eaten; phỏm may be arranged anew later.',
    hint: 'Eat, whichever way.',
  },
  'ta-la-ace-low': {
    name: 'The ace stands below the 2 only',
    note: 'A-2-3 is a phỏm, Q-K-A is none. The ace can be eaten with 2♠ 3♠ only.',
    hint: 'Eat and have a phỏm.',
  },
  'ta-la-three-seats': {
    name: 'Three players',
    note: 'Eleven cards in the stock, lists by seat have three entries. 6♦ goes with 4♦ 5♦.',
    hint: 'Eat and have a phỏm.',
  },
  'ta-la-own-phom': {
    name: 'A phỏm in hand before the laying phase',
    note: 'The bot holds three 7s. It cannot lay them yet, only discard, and discarding one of them is legal too.',
    hint: 'Discard nothing that belongs to a phỏm.',
  },
  'ta-la-eaten-stays': {
    name: 'What was eaten stays',
    note: 'The bot has just eaten 7♥. It may discard neither 7♥ nor a card whose loss breaks its phỏm.',
  },
  'ta-la-no-second-eat': {
    name: 'A second card cannot be eaten',
    note: 'The bot ate 5♦ for 3-4-5. Now 6♦ is offered, but a phỏm may hold only one eaten card, so it must draw.',
  },
  'ta-la-rearrange': {
    name: 'Rearrange and eat again',
    note: 'The bot ate 5♦ for 3-4-5. If 5♦ moves over to the other 5s, 3♦ 4♦ are free for 2♦.',
    hint: 'Eat: the second one brings 2 points.',
  },
  'ta-la-third-eat-danger': {
    name: 'The next player has eaten twice',
    note: 'A third card costs 3, and if they go ù the bot pays for everybody. What do the cards they ate tell?',
  },
  'ta-la-third-eat': {
    name: 'Eating a third card',
    note: 'Two cards were eaten from the same player. The third brings 3, and with an ù that player pays for all.',
    hint: 'Eat it.',
  },
  'ta-la-u': {
    name: 'Ù is possible',
    note: 'After the draw only one card lies outside phỏm. Ù can be declared right now; after a discard it is too late.',
    hint: 'Declare ù.',
  },
  'ta-la-u-tron': {
    name: 'Ù tròn: no card outside',
    note: 'All ten cards lie in phỏm: everybody pays 10 instead of 5.',
    hint: 'Declare ù.',
  },
  'ta-la-u-by-eating': {
    name: 'Eating makes ù',
    note: 'The bot waits for K♣ or 10♣, and K♣ was just discarded. After eating, one card lies outside phỏm.',
    hint: 'Eat, then declare ù.',
  },
  'ta-la-u-after-three-eats': {
    name: 'Three cards eaten, ù paid by one',
    note: 'Three cards came from one player and only Q♦ lies outside. With ù that player pays for everybody.',
    hint: 'Declare ù.',
  },
  'ta-la-leader-u': {
    name: 'Ù at the start',
    note: 'The leader was dealt three phỏm and one loose card. Ù may be declared before the first discard.',
    hint: 'Declare ù.',
  },

  'ta-la-lay': {
    name: 'The laying phase',
    note: 'After the draw the stock holds fewer cards than there are players: lay down, then discard. No phỏm laid means móm.',
    hint: 'Lay the phỏm down.',
  },
  'ta-la-arrangements': {
    name: 'Several arrangements',
    note: 'Four 7s, or three 7s and 7-8-9 of hearts? The second leaves far fewer points.',
    hint: 'Leave 7♥ to the hearts: lay the other three 7s and 7♥ 8♥ 9♥.',
  },
  'ta-la-long-run': {
    name: 'A run of six',
    note: 'A run of six can be laid as one phỏm or as two. There are a great many legal ways.',
    hint: 'Do not discard before laying down.',
  },
  'ta-la-second-step': {
    name: 'Lay the second phỏm',
    note: 'The bot has laid one phỏm in this turn and still holds another. It may lay and send again before it discards.',
    hint: 'Lay the other phỏm too.',
  },
  'ta-la-lay-eaten': {
    name: 'A phỏm with an eaten card must be laid',
    note: 'A phỏm with an eaten card is always laid. Nothing can be discarded before.',
  },
  'ta-la-send': {
    name: 'Sending a card',
    note: 'After laying a phỏm of its own, the bot may send loose cards onto any phỏm on the table.',
    hint: 'Send 7♥ to the three 7s and be rid of its points.',
  },
  'ta-la-send-choice': {
    name: 'Where to send?',
    note: '7♥ fits the other player’s 7s and the bot’s own hearts. The bot still holds 8♥.',
    hint: 'Send it to the own run, then 8♥ fits as well.',
  },
  'ta-la-lay-before-send': {
    name: 'Lay first, then send',
    note: '7♥ fits the other player’s phỏm, but the bot has laid none of its own yet.',
    hint: 'Lay down first.',
  },
  'ta-la-mom': {
    name: 'No phỏm at all (móm)',
    note: 'The laying phase and no phỏm: móm either way. Do not feed the next player for another 4.',
  },
  'ta-la-chot': {
    name: 'Eating a chốt card',
    note: 'Fewer cards in the stock than players make this a chốt: 4 points. Without it the bot may well be móm.',
    hint: 'Eat it.',
  },
  'ta-la-safe-discard': {
    name: 'A dangerous last discard',
    note: 'A careless discard now is eaten for 4. Two 4s, 3♦ and 5♦ lie on the table, so nobody can eat 4♦.',
    hint: 'Discard 4♦, the card that cannot be eaten.',
  },
  'ta-la-tai': {
    name: 'Tái: another turn',
    note: 'Somebody ate, so the bot has another turn in the laying phase, and it drew a card that makes one more phỏm.',
    hint: 'Lay it down before discarding.',
  },
  'ta-la-last-discard': {
    name: 'The last discard of the game',
    note: 'The stock is empty: this discard ends the game and nobody can eat it. Only what stays in hand counts.',
    hint: 'Discard the card with the most points.',
  },
  'ta-la-u-or-lay': {
    name: 'Ù or lay down?',
    note: 'All ten cards lie in phỏm. Laying them wins first place only; with ù everybody pays 10.',
    hint: 'Declare ù before laying anything.',
  },
};
