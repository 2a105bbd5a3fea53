import type { SituationWords } from '../../situation.ts';
import type { LiengSituation } from './vi.ts';

export const en: Readonly<Record<LiengSituation, SituationWords>> = {
  'lieng-first-to-act': {
    name: 'First to act',
    note: 'Nobody has raised, so a call costs nothing (a check). The bet to match is 0 and a raise starts at 10.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-dealer-last': {
    name: 'Last to act, everybody checked',
    note: 'The bot deals and acts last. Three players checked: another check goes to the showdown, a raise asks them all.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-nothing-for-free': {
    name: '0 points and nobody has raised',
    note: '4 + 6 + K is 20, which counts 0. A very poor hand, but staying costs no chips.',
    hint: 'A check will do: do not fold, and do not go all in.',
  },
  'lieng-raise-after-check': {
    name: 'A raise after a check',
    note: 'The bot had checked, seat 2 raised to 80 and it is asked again. This time staying costs 80.',
  },
  'lieng-reraised': {
    name: 'Raised again',
    note: 'The bot raised to 50, the next seat to 200, two folded. It has three picture cards and owes another 150.',
    hint: 'Three pictures beat every hand that counts points: do not fold.',
  },
  'lieng-two-left': {
    name: 'Only two left',
    note: 'Two have folded. If the bot folds too, the raiser takes the pot without showing a card.',
  },
  'lieng-heads-up': {
    name: 'Two players',
    note: 'One opponent only, and 8 points are rather good. Lists by seat have two entries.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-heads-up-all-in': {
    name: 'The opponent is all in, the bot has three aces',
    note: 'Three aces are the best hand there is. Both stacks are equal, so a call takes every chip too.',
    hint: 'Call: nothing beats it.',
  },
  'lieng-many-callers': {
    name: 'Many callers',
    note: 'Five players have put in 30 and the pot is 210. The more stay in, the better a hand it takes.',
  },
  'lieng-good-price': {
    name: 'Put in 10 to win 560',
    note: 'The bot has put in 100 and owes 10, while the pot holds 560. Even a poor hand is worth it.',
    hint: 'The price is low: do not fold.',
  },
  'lieng-full-table': {
    name: 'Seventeen players',
    note: 'A full table: 51 cards are dealt and lists by seat have seventeen entries.',
    hint: 'Do not fold when checking is free.',
  },

  'lieng-sap-aces': {
    name: 'Three aces (sáp)',
    note: 'The best hand of all. How do most of the others stay in?',
    hint: 'Never fold a sáp.',
  },
  'lieng-sap-twos': {
    name: 'Three 2s (sáp)',
    note: 'The lowest sáp still beats every liêng. It counts 6 points, but points do not matter here.',
    hint: 'Never fold a sáp.',
  },
  'lieng-lieng-highest': {
    name: 'The highest liêng, Q-K-A',
    note: 'The highest liêng; only a sáp beats it, or Q-K-A with an ace of a higher suit.',
    hint: 'The highest liêng: do not fold.',
  },
  'lieng-lieng-lowest': {
    name: 'The lowest liêng, A-2-3',
    note: 'In A-2-3 the 3 is the high card: the lowest liêng, but it still beats pictures and points.',
    hint: 'It is a liêng all the same: do not fold.',
  },
  'lieng-jack-queen-king': {
    name: 'J-Q-K is a liêng',
    note: 'All three are pictures, but in a row they count as liêng.',
    hint: 'A liêng: do not fold.',
  },
  'lieng-king-ace-two': {
    name: 'K-A-2 is no liêng',
    note: 'The ace does not join king and 2. This hand counts 3 points.',
    hint: '3 points only: do not go all in.',
  },
  'lieng-pictures': {
    name: 'Three pictures (đĩ)',
    note: 'All J, Q or K, neither in a row nor of one rank: it beats every hand that counts points, even 9.',
    hint: 'Do not fold.',
  },
  'lieng-nine-points': {
    name: 'Nine points',
    note: 'The best a hand of points can be; it loses to pictures, liêng and sáp only.',
    hint: 'At 50, do not fold nine points.',
  },
  'lieng-suit-breaks-tie': {
    name: 'Equal points, the high card’s suit decides',
    note: '9 points with the ace of diamonds on top. Diamonds beat hearts, clubs, spades: the bot wins every tie.',
    hint: 'No hand of points is better: do not fold.',
  },
  'lieng-best-suit': {
    name: 'A table that compares best suits',
    note: 'At this table equal points are decided by the best suit held. 2♦ is low, but it is a diamond.',
  },
  'lieng-middling': {
    name: 'Six points',
    note: 'A middling hand before a moderate raise. Look at who raised and how many are still in.',
  },
  'lieng-nothing-at-a-price': {
    name: '0 points and 300 to pay',
    note: 'The lowest hand and a high price. It wins only if everybody folds.',
    hint: 'Fold.',
  },
  'lieng-one-point-all-in': {
    name: '1 point before an all-in',
    note: 'A call puts all 990 chips on 1 point.',
    hint: 'Fold.',
  },

  'lieng-short-call': {
    name: 'Too few chips to call',
    note: 'The bet is 200 and the bot has 50: no call, only fold or all in. All in, it plays for what the others match.',
  },
  'lieng-exact-call': {
    name: 'Just enough chips to call',
    note: 'A call takes exactly the 100 chips left. There is nothing to raise with.',
  },
  'lieng-too-few-to-raise': {
    name: 'Enough to call, too few to raise',
    note: 'A raise must go to 110 and the bot has 105. All in is allowed, but it reopens the raising for nobody.',
    hint: 'With three pictures, do not fold.',
  },
  'lieng-last-chip': {
    name: 'One chip left',
    note: 'The bot has 1 chip and the pot holds 80. After a fold it could not even pay the next ante.',
    hint: 'Go all in: one chip more, and four times what was paid may come back.',
  },
  'lieng-raising-closed': {
    name: 'Raising is closed',
    note: 'The bot raised to 100 and the next seat went all in for 105, less than a full raise. Only call or fold.',
    hint: '5 chips for the whole pot: call.',
  },
  'lieng-raising-closed-short': {
    name: 'Raising closed, too few chips to call',
    note: 'It owes 5 and has 3. All in is then only a short call, and legal.',
    hint: 'Go all in: 3 chips for the whole pot.',
  },
  'lieng-min-raise': {
    name: 'The smallest raise',
    note: 'At 30 a raise must go to 40 at least and 990 at most. The amount is the total bet, not what is added.',
    hint: 'A liêng in hand: do not fold.',
  },
  'lieng-large-min-raise': {
    name: 'A table with large raises',
    note: 'The ante is 20 here and every raise adds 100 at least. A bot that counts on 10 goes wrong.',
    hint: 'A sáp in hand: do not fold.',
  },
  'lieng-no-ante': {
    name: 'A table without an ante',
    note: 'The pot is empty and raises start at 1 chip. Beware of dividing by a pot of 0.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-side-pot': {
    name: 'A side pot',
    note: 'Seat 1 is all in for 40 and seat 2 raised to 100. What is above 40 is between the bot and seat 2.',
  },
  'lieng-two-side-pots': {
    name: 'Two side pots',
    note: 'Two are all in with different stacks and one raised to 200. The bot may win one pot and lose another.',
    hint: 'A liêng in hand: do not fold.',
  },
  'lieng-all-in-by-ante': {
    name: 'All in by the ante',
    note: 'Seat 2 had 5 chips, so the ante put it all in. It can win no more than 5 from each.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-sits-out': {
    name: 'A seat sits out',
    note: 'Seat 1 has no chips and was dealt no cards. Do not count it among the opponents.',
    hint: 'Do not fold when checking is free.',
  },
  'lieng-big-stack': {
    name: 'The biggest stack',
    note: 'The two opponents have 50 and 70 chips left. What nobody can call of a larger raise comes back.',
    hint: 'A sáp in hand: do not fold.',
  },
};
