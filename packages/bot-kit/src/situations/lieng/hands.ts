import type { LiengSituation } from './messages/vi.ts';
import type { LiengSketch } from './sketch.ts';

/** What the bot holds, each time facing a raise to 50 by the seat before it. */
const facingARaise = { dealer: 2, played: 'to:50', seat: 0 } as const;

const AT_A_PRICE = ['bo', 'theo', 'to:60-990', 'to-tat'];

const OTHERS = ['+3', '+3', '+3'];

const holding = (kind: string, points: number) => ({
  only: AT_A_PRICE,
  view: { rankings: [{ kind, points }, null, null, null] },
});

export const HANDS: readonly LiengSketch<LiengSituation>[] = [
  {
    id: 'lieng-sap-aces',
    rules: ['LG-2', 'LG-4'],
    hands: ['As Ac Ad', ...OTHERS],
    ...facingARaise,
    special: holding('sap', 3),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-sap-twos',
    rules: ['LG-2', 'LG-4'],
    hands: ['2s 2c 2h', ...OTHERS],
    ...facingARaise,
    special: holding('sap', 6),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-lieng-highest',
    rules: ['LG-2', 'LG-3'],
    hands: ['Qd Kh As', ...OTHERS],
    ...facingARaise,
    special: holding('lieng', 1),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-lieng-lowest',
    rules: ['LG-2', 'LG-3'],
    hands: ['Ac 2d 3h', ...OTHERS],
    ...facingARaise,
    special: holding('lieng', 6),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-jack-queen-king',
    rules: ['LG-2'],
    hands: ['Jc Qd Kh', ...OTHERS],
    ...facingARaise,
    special: holding('lieng', 0),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-king-ace-two',
    rules: ['LG-2'],
    hands: ['Kc Ad 2h', ...OTHERS],
    ...facingARaise,
    special: holding('points', 3),
    advice: { bad: ['to-tat'] },
  },
  {
    id: 'lieng-pictures',
    rules: ['LG-2'],
    hands: ['Js Jd Kc', ...OTHERS],
    ...facingARaise,
    special: holding('di', 0),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-nine-points',
    rules: ['LG-2'],
    hands: ['5c 6d 8h', ...OTHERS],
    ...facingARaise,
    special: holding('points', 9),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-suit-breaks-tie',
    rules: ['LG-3', 'LG-4'],
    hands: ['3h 5s Ad', ...OTHERS],
    ...facingARaise,
    special: holding('points', 9),
    advice: { bad: ['bo'] },
  },
  {
    id: 'lieng-best-suit',
    rules: ['LG-4'],
    hands: ['2d 7s Kc', ...OTHERS],
    options: { tieBreak: 'bestSuit' },
    ...facingARaise,
    special: { only: AT_A_PRICE, view: { options: { tieBreak: 'bestSuit' } } },
  },
  {
    id: 'lieng-middling',
    rules: ['LG-2'],
    hands: ['2c 4d 10s', ...OTHERS],
    ...facingARaise,
    special: holding('points', 6),
  },
  {
    id: 'lieng-nothing-at-a-price',
    rules: ['LG-2', 'LG-5'],
    hands: ['4c 6d Kh', ...OTHERS],
    dealer: 2,
    played: 'to:300',
    seat: 0,
    special: {
      only: ['bo', 'theo', 'to:310-990', 'to-tat'],
      view: { bet: 300, rankings: [{ kind: 'points', points: 0 }, null, null, null] },
    },
    advice: { good: ['bo'] },
  },
  {
    id: 'lieng-one-point-all-in',
    rules: ['LG-2', 'LG-5'],
    hands: ['2s 9d 10h', ...OTHERS],
    dealer: 2,
    played: 'to-tat',
    seat: 0,
    special: {
      only: ['bo', 'theo', 'to-tat'],
      view: { bet: 990, rankings: [{ kind: 'points', points: 1 }, null, null, null] },
    },
    advice: { good: ['bo'] },
  },
];
