import { tienlen } from '@sanh-rong/engine/tienlen';
import { tienlenPresentation } from '@sanh-rong/presentation/tienlen';
import { handsIn } from '../card-text.ts';
import type { Script } from '../worked-game.ts';

/** Short games for the lessons. Seat 0 is the reader. */

export const TIENLEN = { game: tienlen, presentation: tienlenPresentation };

/** A round answered, passed and won; then the winner leads a single card and is out. */
export const roundOf = (ruleSet: string): Script => ({
  deal: {
    ruleSet,
    given: {
      hands: handsIn('3c 5s 5h 9c 9d Kh', '6c 6d 8s Qd', '4s 7c 7h 10h Jc', '3d 3h 10s Jd'),
      leader: 0,
    },
  },
  moves: ['5s.5h', '6c.6d', '7c.7h', 'pass', '9c.9d', 'pass', 'pass', '3c', '8s', '10h', 'Jd', 'Kh'],
});

const given = (leader: number, ...hands: readonly string[]): Script['deal'] => ({
  ruleSet: 'mien-nam',
  given: { hands: handsIn(...hands), leader },
});

const DRAGON = '3c 4d 5s 6h 7c 8d 9s 10h Jc Qd Ks Ah Ac';
const OTHERS = [
  '3s 3d 3h 4s 4c 4h 5c 5d 5h 6s 6c 6d 7s',
  '7d 7h 8s 8c 8h 9c 9d 9h 10s 10c 10d Js 2h',
  'Jd Jh Qs Qc Qh Kc Kd Kh As Ad 2s 2c 2d',
];

export type BillId = 'cards' | 'cut' | 'cong' | 'thui' | 'toiTrang' | 'places';

interface WorkedBill {
  readonly id: BillId;
  readonly script: Script;
}

/** Never got a card out and has five left. */
export const CONG: Script = {
  deal: given(0, '9s Qd Ah', '10s 4c 5d', 'Jh 6s 7s 3c', '3s 4d 5h 6c 8d'),
  moves: ['9s', '10s', 'Jh', 'pass', 'Qd', 'pass', 'pass', 'Ah'],
};

/** Everybody plays on until one is left; the reader is out second. */
export const PLACES: Script = {
  deal: { ruleSet: 'thirteen', given: { hands: handsIn('10s 4c 4d', 'Jh 5c', '3s 6d 8h', '9s Ah'), leader: 3 } },
  moves: ['9s', '10s', 'Jh', 'pass', 'Ah', 'pass', 'pass', '4c.4d', 'pass', 'pass', '5c'],
};

/** Games whose points are worth reading, by rule set, easiest first. */
export const BILLS: Readonly<Record<string, readonly WorkedBill[]>> = {
  'mien-nam': [
    {
      id: 'cards',
      script: {
        deal: given(0, '5s 9c Ad Ah', '6c Ks 8s', '7c Qd 4d Jh', '8d 10h 3d Jc 8c'),
        moves: ['5s', '6c', '7c', '8d', '9c', 'Ks', 'pass', 'pass', 'Ad', 'pass', 'Ah'],
      },
    },
    {
      id: 'cut',
      script: {
        deal: given(1, '5s 5h 6c 6d 7s 7h Qc', '3d 2h 4c', '8c 10s', 'Jd 10d 9h'),
        moves: ['3d', '8c', 'Jd', 'Qc', '2h', 'pass', 'pass', '5s.5h.6c.6d.7s.7h'],
      },
    },
    {
      id: 'thui',
      script: {
        deal: given(3, '9s Qd Ah', '10s 4c', 'Jh 6s 7s', '8d 3s 4d 5c 2h'),
        moves: ['8d', '9s', '10s', 'Jh', 'pass', 'Qd', 'pass', 'pass', 'Ah'],
      },
    },
    { id: 'cong', script: CONG },
    {
      id: 'toiTrang',
      script: {
        deal: { ...given(0, DRAGON, ...OTHERS), previous: { winner: 0, toiTrang: false, barred: null } },
        moves: [],
      },
    },
  ],
  thirteen: [{ id: 'places', script: PLACES }],
};
