import type { SituationWords } from '../../../situation.ts';
import type { ThirteenSituation } from './vi.ts';

export const en: Readonly<Record<ThirteenSituation, SituationWords>> = {
  'th-opening': {
    name: 'Thirteen: opening with 3♠',
    note: 'Here too the first play must include 3♠; the pair of 3s or a straight from 3♠ will do.',
  },
  'th-same-length': {
    name: 'Thirteen: straights of equal length',
    note: 'Unlike Miền Nam a longer straight is no answer. Three in a row are beaten by a higher three in a row only.',
  },
  'th-bomb-on-two': {
    name: 'Thirteen: a bomb on a 2',
    note: 'Three consecutive pairs may be played on a single 2. A bomb earns no points here, only the lead.',
  },
  'th-pairs-too-short': {
    name: 'Thirteen: too few consecutive pairs',
    note: 'A pair of 2s takes four consecutive pairs, and three are too few. A four of a kind beats one, two or three 2s.',
  },
  'th-four-on-three-twos': {
    name: 'Thirteen: four of a kind on three 2s',
    note: 'Nothing cuts three 2s in Miền Nam; in Thirteen any four of a kind beats them.',
  },
  'th-four-and-pairs': {
    name: 'Thirteen: four of a kind never meets pairs',
    note: 'In Thirteen fours and consecutive pairs do not beat each other. Even with four kings the bot must pass.',
  },
  'th-longer-pairs': {
    name: 'Thirteen: consecutive pairs of equal length',
    note: 'Four consecutive pairs do not beat three. Take three higher ones out of them.',
  },
  'th-four-twos': {
    name: 'Thirteen: four 2s',
    note: 'This table has turned off the instant win of four 2s, so they may be played as the highest four of a kind.',
  },
  'th-lead-bomb': {
    name: 'Thirteen: leading with a bomb',
    note: 'A leader may play anything, consecutive pairs too. Get rid of the cards, or keep them for a 2?',
  },
  'th-huong-sai': {
    name: 'Thirteen: the lead passes on (hưởng sái)',
    note: 'Whoever played last has no cards left and nobody beat it. The next seat leads and may not pass.',
  },
  'th-two-left': {
    name: 'Thirteen: only two left',
    note: 'Two players have taken first and second place; the bot and seat 2 play for third. Those who are out have 0 cards.',
  },
  'th-second-place': {
    name: 'Thirteen: second place',
    note: 'Somebody has won, but play goes on. The bot’s last card beats what lies on the table.',
    hint: 'Play it and take second place.',
  },
  'th-eight-seats': {
    name: 'Thirteen: eight players',
    note: 'Eight players with six cards each, the bot in seat 5. Lists by seat have eight entries.',
  },
  'th-five-seats': {
    name: 'Thirteen: five players, 3♠ set aside',
    note: 'Ten cards each and two set aside, 3♠ among them. The lowest card dealt is 3♣, and the first play must include it.',
  },
  'th-instant-winner': {
    name: 'Thirteen: somebody wins at the deal',
    note: 'Seat 1 has a dragon, 3♠ in it, and is out with first place. The lowest card of the others opens the game.',
  },
  'th-next-leader': {
    name: 'Thirteen: the next in turn leads',
    note: 'At this table the winner does not lead: the seat after the last leader does, without any need for 3♠.',
  },
  'th-pass-not-final': {
    name: 'Thirteen: asked again after a pass',
    note: 'At this table a pass does not last: somebody has played since, so the bot may play again.',
  },
};
