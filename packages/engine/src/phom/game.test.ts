import { describe, expect, test } from 'vitest';
import { basic, taLa } from '../../test/naive-phom/scripted.ts';
import type { DealRequest } from '../game.ts';
import { phom } from './game.ts';
import { pointsOfCards } from './hand.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import type { PhomState } from './types.ts';

const dealt = (request: DealRequest): PhomState => {
  const ruling = phom.deal(request);
  if (!ruling.ok) throw new Error(ruling.error.reason);
  return ruling.value.state;
};

const whyNot = (request: DealRequest): string => {
  const ruling = phom.deal(request);
  return ruling.ok ? 'dealt' : `${ruling.error.code} ${ruling.error.reason}`;
};

describe('PH-1 the deal', () => {
  test('PH-1 9 cards each, the leader of ta-la 10; seat 0 leads the first game, the last winner later ones', () => {
    const counts = (request: DealRequest) => phom.view(dealt(request), 'watcher').counts;
    expect(counts({ seats: 4, seed: 'a' })).toEqual([10, 9, 9, 9]);
    expect(counts({ seats: 3, seed: 'a', previous: { winner: 2 } })).toEqual([9, 9, 10]);
    expect(counts({ ruleSet: 'basic', seats: 2, seed: 'a' })).toEqual([9, 9]);
    expect(phom.turn(dealt({ ruleSet: 'basic', seats: 2, seed: 'a', previous: { winner: 1 } }))).toBe(1);
    expect(phom.turn(dealt({ seats: 2, seed: 'a' }))).toBe(0);
  });

  test('PH-1, PH-11, PH-21 no card is dealt twice; one seed, one deal', () => {
    for (const ruleSet of ['ta-la', 'basic']) {
      for (const seats of [2, 3, 4]) {
        const state = dealt({ ruleSet, seats, seed: 'cards' });
        const { hands, unseen } = phom.view(state, 'open');
        const all = [...hands.flatMap((hand) => hand ?? []), ...(unseen?.stock ?? []), ...(unseen?.setAside ?? [])];
        expect(new Set(all).size).toBe(52);
        expect(unseen?.stock).toHaveLength(ruleSet === 'basic' ? 52 - 9 * seats : 4 * seats - 1);
        expect(dealt({ ruleSet, seats, seed: 'cards' })).toEqual(state);
      }
    }
  });

  test('PH-1 what cannot be dealt is refused', () => {
    const hands = [['3s'], ['4s']];
    expect(whyNot({ seats: 5, seed: 'a' })).toBe('BAD_DEAL badSeats');
    expect(whyNot({ seats: 2, seed: 'a', options: { speed: 3 } })).toBe('BAD_DEAL unknownOption');
    expect(whyNot({ seats: 2, seed: 'a', previous: { winner: 2 } })).toBe('BAD_DEAL badPrevious');
    expect(whyNot({ seats: 2, seed: 'a', previous: { winner: 0, more: 1 } })).toBe('BAD_DEAL badPrevious');
    expect(whyNot({ seats: 2, given: { hands, stock: ['5s'] } })).toBe('BAD_DEAL badStock');
    const stock = ['5s', '6s', '7s', '8s', '9s', '10s', '3s'];
    expect(whyNot({ seats: 2, given: { hands, stock } })).toBe('BAD_DEAL badStock');
    expect(whyNot({ seats: 2, given: { hands, stock: [...stock.slice(0, 6), '5s'] } })).toBe('BAD_DEAL badStock');
    expect(whyNot({ seats: 2, given: { hands, stock: [...stock.slice(0, 6), 7] } })).toBe('BAD_DEAL badStock');
    expect(whyNot({ seats: 2, given: { hands, stock: 'none' } })).toBe('BAD_DEAL badStock');
    expect(whyNot({ seats: 2, given: { hands, chips: [1, 2] } })).toBe('BAD_DEAL unknownField');
    expect(whyNot({ seats: 2, given: { hands, leader: 2 } })).toBe('BAD_DEAL badLeader');
    const whole = phom.view(dealt({ ruleSet: 'basic', seats: 2, seed: 'a' }), 'open');
    const many = (whole.unseen?.stock ?? []).slice(0, 17);
    expect(whyNot({ seats: 2, given: { hands: [many, ['3s']] } })).toMatch('BAD_DEAL');
    const everything = [...(whole.unseen?.stock ?? []), ...(whole.hands[0] ?? [])];
    const rest = { hands: [everything, whole.hands[1]] };
    expect(whyNot({ ruleSet: 'basic', seats: 2, given: rest })).toBe('BAD_DEAL stockTooSmall');
  });

  test('PH-1 a given deal without a stock draws the cards nobody has, weakest first', () => {
    const state = dealt({ seats: 2, given: { hands: [['3s', 'Kd'], ['4s']], leader: 1 } });
    expect(phom.view(state, 'open').unseen?.stock).toEqual(['3c', '3d', '3h', '4c', '4d', '4h', '5s']);
    expect([phom.turn(state), state.setup.deal]).toEqual([
      1,
      {
        hands: [['3s', 'Kd'], ['4s']],
        leader: 1,
        stock: ['3c', '3d', '3h', '4c', '4d', '4h', '5s'],
      },
    ]);
  });
});

describe('one seed, one game, forever', () => {
  test('PH-1 the deal of a seed', () => {
    const { hands, unseen } = phom.view(dealt({ seats: 4, seed: 'pinned' }), 'open');
    expect(hands.map((hand) => hand?.join(' '))).toEqual([
      'Ad 2d 4c 4h 5s 7s 7c 9c 10c Qd',
      '2c 3s 5h 7h 8s 8c 9h Jc Jd',
      'As Ac 2h 3c 4s 4d 6s 10s Kc',
      '2s 3d 5c 6h 9s Jh Qs Qc Kd',
    ]);
    expect(unseen?.stock.join(' ')).toBe('Ks Kh 7d Ah 8d 9d 6d 8h 10d 5d 10h 3h Qh Js 6c');
  });

  test.each([
    ['ta-la', 2, 850, 4581, 442],
    ['ta-la', 3, 1325, 7042, 792],
    ['ta-la', 4, 1746, 9201, 1166],
    ['basic', 2, 3434, 18487, 1504],
    ['basic', 3, 2530, 13787, 2974],
    ['basic', 4, 1622, 8974, 5084],
  ])('50 games of %s with %i seats: %i actions out of %i offered, %i units', (ruleSet, seats, ...counts) => {
    let [actions, offered, units] = [0, 0, 0];
    for (let i = 0; i < 50; i++) {
      let state = dealt({ ruleSet, seats, seed: `pinned ${i}` });
      while (phom.turn(state) !== null) {
        const legal = phom.legal(state);
        const step = phom.apply(state, legal[(actions * 7919) % legal.length]);
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
        actions += 1;
        offered += legal.length;
      }
      units += phom.result(state)?.points.reduce((sum, own) => sum + Math.abs(own), 0) ?? 0;
    }
    expect([actions, offered, units]).toEqual(counts);
  });
});

test('PH-2 points: A 1, 2–10 face, J 11, Q 12, K 13', () => {
  expect(pointsOfCards(['As', '2s', '9h', '10d', 'Jc', 'Qc', 'Kh'])).toBe(1 + 2 + 9 + 10 + 11 + 12 + 13);
  expect(phom.view(basic(['A♠ K♥', '2♦ 3♦']).state, 0).left).toEqual([14, null]);
});

describe('PH-3 what is shown', () => {
  test('PH-3 basic: the eaten card lies open, the rest of its phỏm is hidden from the others until the end', () => {
    const game = basic(['7♥ 2♦', '7♠ 7♣ K♦', '3♥ 4♥'], { stock: '3♦' }).play('0 draw', '0 discard 7♥', '1 eat 7♠ 7♣');
    expect(phom.view(game.state, 1).melds[1]).toEqual([{ cards: ['7s', '7c', '7h'], size: 3, eaten: '7h' }]);
    for (const viewer of [0, 2, 'watcher'] as const) {
      const view = phom.view(game.state, viewer);
      expect(view.melds[1]).toEqual([{ cards: null, size: 3, eaten: '7h' }]);
      expect(view.history[2]).toEqual({ seat: 1, action: { type: 'eat', cards: [] } });
      expect(view.hands[1]).toBeNull();
    }
    game.play('1 discard K♦');
    expect(phom.view(game.state, 'watcher').melds[1]).toEqual([{ cards: ['7s', '7c', '7h'], size: 3, eaten: '7h' }]);
    expect(phom.view(game.state, 'watcher').history[2]).toEqual({
      seat: 1,
      action: { type: 'eat', cards: ['7s', '7c'] },
    });
  });

  test('PH-3 ta-la: eaten cards are shown, the hand’s cards are not; of a draw the others see that it happened', () => {
    const game = taLa(['7♥ K♠', '7♠ 7♣ 3♦ 9♦', '4♥ Q♥'], { stock: '2♠' }).play('0 discard 7♥', '1 eat 7♠ 7♣');
    game.play('1 discard 3♦', '2 draw');
    const watcher = phom.view(game.state, 'watcher');
    expect(watcher.eaten).toEqual([[], ['7h'], []]);
    expect(watcher.hands).toEqual([null, null, null]);
    expect(watcher.legal).toEqual([]);
    expect(watcher.unseen).toBeNull();
    const draw = game.events.find(({ type }) => type === 'draw');
    const eat = game.events.find(({ type }) => type === 'eat');
    const deal = game.events[0];
    if (draw === undefined || eat === undefined) throw new Error('no draw, no eat');
    expect(phom.seen(draw, 2)).toEqual({ type: 'draw', seat: 2, card: '2s', stock: 10 });
    expect(phom.seen(draw, 1)).toEqual({ type: 'draw', seat: 2, card: null, stock: 10 });
    expect(phom.seen(eat, 0)).toMatchObject({ seat: 1, from: 0, card: '7h', cards: [] });
    expect(phom.seen(eat, 1)).toMatchObject({ cards: ['7s', '7c'] });
    expect(phom.seen(deal, 2)).toMatchObject({ hands: [null, null, ['4h', 'Qh']], stock: 11 });
    expect(phom.seen(deal, 'watcher')).toMatchObject({ hands: [null, null, null] });
  });
});

describe('PH-4 when time runs out', () => {
  test('PH-4 draw, then discard the most points, of equal ones the higher suit', () => {
    const game = basic(['K♠ 2♦', '5♠ 6♠'], { stock: 'K♦' });
    expect(game.wait(2)).toEqual(['draw', 'discard:Kd']);
    expect(game.wait(1)).toEqual(['draw']);
  });

  test('PH-4 in the laying phase lay what leaves the fewest points, send nothing, discard', () => {
    const hands = ['K♠ 7♠ 7♣ 7♦ 7♥ 8♥ 9♥ Q♣', '5♠ 9♣'];
    const game = taLa(hands, { stock: 'J♠ J♦ J♣ 2♠ 2♣ 4♦' }).play('0 discard K♠').throwBack(5);
    expect(game.wait(3)).toEqual(['draw', 'lay:7s.7c.7d/7h.8h.9h', 'discard:Qc']);
    expect(game.wait(2)).toEqual(['draw', 'discard:9c']);
    expect(game.turn).toBeNull();
  });

  test('PH-4 never a card that an eaten one needs', () => {
    const game = taLa(['K♥ 9♦', 'K♠ K♣ 3♦ 4♥', '4♠ Q♥']).play('0 discard K♥', '1 eat K♠ K♣');
    expect(game.wait(1)).toEqual(['discard:4h']);
  });

  test('PH-4 a hand that its eaten cards need to the last card can only go ù', () => {
    const game = taLa(['K♥ 9♦', 'K♠ K♣', '4♠ Q♥']).play('0 discard K♥', '1 eat K♠ K♣');
    expect(game.legal()).toEqual(['u']);
    expect(game.wait(1)).toEqual(['u']);
  });
});

describe('actions', () => {
  test('PH-13 phases are explicit, and what belongs to another phase is refused with its rule', () => {
    const game = basic(['7♥ 2♦ 5♣', '7♠ 7♣ 9♣ 9♥'], { stock: '3♦' });
    expect(game.phase).toBe('take');
    game.play('0 draw');
    expect(game.phase).toBe('discard');
    expect(game.refused('eat 2♦ 5♣')).toBe('PH-11 alreadyTook');
    game.play('0 discard 7♥', '1 eat 7♠ 7♣');
    expect(game.phase).toBe('discard');
    game.play('1 discard 9♣');
    expect(game.phase).toBe('take');
  });

  test('anything at all may be tried as an action', () => {
    const { state } = taLa(['7♥ K♠', '7♠ 7♣', '4♥ Q♥']);
    const tries: unknown[] = [
      null,
      7,
      'draw',
      [],
      {},
      { type: 'pass' },
      { type: 'toString' },
      { type: 'eat' },
      { type: 'eat', cards: ['7s', '7s'] },
      { type: 'eat', cards: [] },
      { type: 'lay', melds: [] },
      { type: 'lay', melds: ['7s'] },
      { type: 'lay', melds: [[]] },
      { type: 'discard' },
      { type: 'discard', card: '11s' },
      { type: 'send', card: '7h', seat: -1, meld: 0 },
      { type: 'send', card: '7h', seat: 0, meld: 1.5 },
      { type: 'send', card: {}, seat: 0, meld: 0 },
    ];
    const before = JSON.stringify(state);
    for (const action of tries) {
      const ruling = phom.apply(state, action as never);
      expect(ruling.ok ? action : ruling.error.code).toBe('BAD_ACTION');
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  test('words that are no actions', () => {
    const words = ['', 'pass', 'draw:', 'draw:3s', 'u:1', 'eat', 'eat:', 'eat:3s/4s', 'eat:3x', 'lay', 'lay:3s.4s/'];
    const more = ['send:3s', 'send:3s:1', 'send:3s:1:x', 'send:3s:1:0:0', 'send:x:1:0', 'discard', 'discard:3s.4s'];
    for (const word of [...words, ...more]) expect([word, phom.readAction(word)]).toEqual([word, null]);
  });

  test('the languages say the same things', () => {
    expect(Object.keys(vi)).toEqual(Object.keys(en));
    const details = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(details(vi[key])).toEqual(details(en[key]));
  });
});
