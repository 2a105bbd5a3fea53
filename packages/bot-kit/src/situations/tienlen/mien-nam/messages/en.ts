import type { SituationWords } from '../../../situation.ts';
import type { MienNamSituation } from './vi.ts';

export const en: Readonly<Record<MienNamSituation, SituationWords>> = {
  'mn-opening': {
    name: 'Opening with 3♠',
    note: 'The first game, and the bot holds 3♠: the first play must include it. Here 3♠ goes with nothing else, so there is one move.',
  },
  'mn-no-answer': {
    name: 'Nothing to answer with',
    note: 'The ace of hearts lies on the table and the hand is all lower: only a pass is left. validMoves holds no play now.',
  },
  'mn-single': {
    name: 'Answer a single card',
    note: '7♠ lies on the table. It is often best to beat it by just enough and keep the high cards.',
  },
  'mn-pair': {
    name: 'Answer a pair',
    note: 'A pair of 7s asks for a pair. A single 2 is high, but it does not beat a pair.',
  },
  'mn-triple': {
    name: 'Answer a triple',
    note: 'Three 6s are beaten by a higher triple only. The hand has two, one of them too low.',
  },
  'mn-straight': {
    name: 'Answer a straight',
    note: '4-5-6 is beaten by a higher straight of the same length, or by any longer one. Which leaves the best hand?',
  },
  'mn-heo': {
    name: 'A 2 on the table',
    note: 'There is nothing to cut with; only a higher 2 beats it. A 2 beaten by a 2 is no cut, so nobody pays.',
  },
  'mn-lead': {
    name: 'Leading after a win',
    note: 'Not an initial game: the bot leads with anything, though it holds 3♠. Which play rids it of low loose cards?',
  },
  'mn-new-round': {
    name: 'Round won, lead again',
    note: 'All three passed on the bot’s 9♥. A new round begins: any combination will do, but no pass.',
  },
  'mn-last-card': {
    name: 'The last card',
    note: 'One card is left, and it beats what lies on the table.',
    hint: 'Play it and win.',
  },

  'mn-opening-choices': {
    name: 'Opening: many plays with 3♠',
    note: 'The first play must include 3♠, but need not be a single: a pair, a triple or a straight with 3♠ will do.',
  },
  'mn-opening-three-seats': {
    name: 'Three players, nobody has 3♠',
    note: 'With three players 13 cards lie aside, 3♠ among them this time. The lowest card dealt leads and must be played.',
  },
  'mn-opening-two-seats': {
    name: 'Two players, 4♣ is the lowest',
    note: 'Half the deck lies aside, every 3 in it. The first play must include 4♣, alone or in a straight.',
  },
  'mn-after-toi-trang': {
    name: 'The game after a tới trắng',
    note: 'The last game was won at the deal, so this is an initial game again: 3♠ leads and must be in the first play.',
  },
  'mn-lead-straight-or-pair': {
    name: 'Leading: long straight or keep the pair?',
    note: 'Five in a row use up a 7; four in a row keep the pair of 7s. Count how many plays are left either way.',
  },
  'mn-many-moves': {
    name: 'Hundreds of moves',
    note: 'Many pairs and straights make validMoves very long. Does the bot still think in time?',
  },
  'mn-hidden-counts': {
    name: 'Hidden card counts',
    note: 'Seats 1 and 3 hide how many cards they hold: playerCardCounts says null there. Comparing with null goes wrong easily.',
  },
  'mn-next-has-one-lead': {
    name: 'The next player has one card',
    note: 'The bot leads, and whoever comes next holds one card. Any single may be beaten and lose the game.',
    hint: 'Lead the pair: one card cannot beat it.',
  },
  'mn-next-has-one-singles': {
    name: 'The next player has one card, only singles to lead',
    note: 'Nothing but loose cards in hand, and the next player wins with any card that beats what is led.',
    hint: 'Lead the highest card, the hardest one to beat.',
  },
  'mn-thui-hang': {
    name: 'Four of a kind about to be left over',
    note: 'The next player has one card, so the game may end at any moment. Coming last with a four of a kind in hand costs 4.',
    hint: 'Lead no single now: nobody beats all four with one card, and they are gone from the hand.',
  },

  'mn-suit-decides': {
    name: 'Equal ranks, the suit decides',
    note: '9♦ lies on the table. 9♥ beats it, 9♠ does not: spades are lowest, hearts highest.',
  },
  'mn-pair-suit-decides': {
    name: 'Two pairs of one rank',
    note: '8s against 8s: the pair with the higher suit wins. The one with 8♥ beats the one with 8♦.',
  },
  'mn-straight-suit-decides': {
    name: 'Straights with equal high cards',
    note: 'Both straights end in a 6, so the suit of the 6 decides. With 6♥ it beats the table, with 6♠ it does not.',
  },
  'mn-straight-longer': {
    name: 'A longer straight',
    note: 'In Miền Nam a longer straight beats a shorter one, however low: 3-4-5-6 beats 10-J-Q.',
  },
  'mn-straight-no-heo': {
    name: 'No 2 in a straight',
    note: 'The highest straight ends with the ace. K-A-2 is none; only Q-K-A beats the table.',
  },
  'mn-break-triple': {
    name: 'Break a triple for a pair',
    note: 'Beating the 6s takes two of the three 9s and leaves a loose card. Is it worth it?',
  },
  'mn-break-four': {
    name: 'Break a four of a kind',
    note: 'Only a jack beats 10♠, but the four jacks together can cut a 2 later. All four cannot cut this single.',
  },
  'mn-strong-but-pass': {
    name: 'Strong cards, and still a pass',
    note: 'Two 2s, an ace and kings, but no triple to beat three 4s. There is only the pass.',
  },
  'mn-stay-in-round': {
    name: 'Stay in the round to cut',
    note: 'The bot holds four 7s. They cut only while it is in the round: after a pass now, it must watch any 2 go by.',
  },
  'mn-pair-of-heos': {
    name: 'Playing a pair of 2s',
    note: 'Only the 2s beat a pair of aces. Only four consecutive pairs cut them, but then they cost double.',
  },
  'mn-last-to-answer': {
    name: 'Last to answer',
    note: 'Two players have passed. If the bot passes too, whoever played 5♥ leads again.',
  },
  'mn-two-seats': {
    name: 'Two players',
    note: 'There is one opponent: a pass hands them the lead at once.',
  },
  'mn-three-seats': {
    name: 'Three players',
    note: 'Lists by seat have three entries. A bot that counts on four seats fails here.',
  },
  'mn-pass-not-final': {
    name: 'Asked again after a pass',
    note: 'At this table a pass does not last: somebody has played since, so the bot may play although it had passed.',
  },
  'mn-next-has-one-answer': {
    name: 'Answering before a player with one card',
    note: 'The player after the bot holds a single card. A low answer lets them go out.',
    hint: 'Answer with the highest card.',
  },

  'mn-cut-with-three-pairs': {
    name: 'Three consecutive pairs cut a 2',
    note: 'The 2 of hearts is on the table, the bot is in the round and holds three consecutive pairs: 2 points and the lead.',
    hint: 'Cut it.',
  },
  'mn-cut-with-four': {
    name: 'Four of a kind cuts a 2',
    note: 'The 2 of spades is on the table and the bot holds four 9s. A black 2 costs its owner 1 point.',
    hint: 'Cut it.',
  },
  'mn-cut-two-heos': {
    name: 'Cut two 2s in a row',
    note: 'A black 2 was beaten by a red one: a cut now counts both, 3 points.',
    hint: 'Cut now; both count.',
  },
  'mn-stacked-cut': {
    name: 'Stacked cut (chặt chồng)',
    note: 'Three consecutive pairs have just cut 2♥. The bot’s four of a kind cuts them: the last to be cut owes all 6 points.',
    hint: 'Cut again: the whole debt comes to the bot.',
  },
  'mn-four-on-three-pairs': {
    name: 'Four of a kind against consecutive pairs',
    note: 'Three consecutive pairs were led. A four of a kind cuts them, and every such combination costs 4.',
    hint: 'Cut it.',
  },
  'mn-higher-three-pairs': {
    name: 'Higher consecutive pairs',
    note: 'Both sides have 5-6-7 in pairs: the suit of the highest 7 decides. The side with 7♥ is higher, and that is a cut too.',
    hint: 'Cut it.',
  },
  'mn-four-pairs-on-three': {
    name: 'Four consecutive pairs against three',
    note: 'Longer consecutive pairs cut shorter ones, however low. Three lower ones do not.',
    hint: 'Cut it.',
  },
  'mn-three-pairs-on-four': {
    name: 'Three consecutive pairs against four of a kind',
    note: 'Three consecutive pairs never cut a four of a kind, even when they are higher: only a pass is left.',
  },
  'mn-four-pairs-on-four': {
    name: 'Four consecutive pairs against four of a kind',
    note: 'Even four kings lose to four consecutive pairs from 3 to 6. The cut brings 4 points.',
    hint: 'Cut it.',
  },
  'mn-higher-four': {
    name: 'A higher four of a kind',
    note: 'Four 5s are on the table and the bot holds four 9s. Beaten by a higher one of its kind, it is cut as well.',
    hint: 'Cut it.',
  },
  'mn-cut-pair-of-heos': {
    name: 'Cut a pair of 2s',
    note: 'Neither four of a kind nor three consecutive pairs cut a pair of 2s; four do. It costs twice the sum of both.',
    hint: 'Cut with the four consecutive pairs.',
  },
  'mn-three-heos': {
    name: 'Three 2s',
    note: 'Nothing cuts three 2s, neither four of a kind nor four consecutive pairs. There is only the pass.',
  },
  'mn-late-cut': {
    name: 'Four consecutive pairs after passing',
    note: 'The bot had passed, then a 2 was played. Four consecutive pairs may cut all the same: cut, or pass again.',
    hint: 'Cut it.',
  },

  'mn-finish-straight': {
    name: 'All cards in one play',
    note: 'The whole hand is one straight and the bot leads.',
    hint: 'Play the whole straight and win.',
  },
  'mn-finish-pair': {
    name: 'The last pair',
    note: 'The two cards left are a pair, and it beats the pair on the table.',
    hint: 'Play the pair and win.',
  },
  'mn-finish-heo': {
    name: 'Finishing with a 2',
    note: 'The last card is a 2 and it beats the ace. These rules allow finishing with a 2.',
    hint: 'Play it and win.',
  },
  'mn-finish-with-cut': {
    name: 'Cut a 2 and win',
    note: 'The last four cards are a four of a kind and a 2 is on the table: points for the cut, and no cards left.',
    hint: 'Cut and win.',
  },
  'mn-thui-heo': {
    name: 'A 2 about to be left over (thúi heo)',
    note: 'Whoever just played has one card left. If they lead again the game is over, and the bot comes last with a 2 in hand.',
    hint: 'Play the 2 now; there may be no other chance.',
  },
  'mn-cong-danger': {
    name: 'About to be cóng',
    note: 'The bot has not played a card and somebody is down to two. Cóng costs 13 times the number of players on top.',
    hint: 'Play any card and be safe.',
  },
  'mn-den-bai-danger': {
    name: 'About to pay for all (đền bài)',
    note: 'None of the three has played a card, the fourth has one left. The last to pass while able to play pays for everybody.',
    hint: 'Who can answer here must answer.',
  },
};
