import { type BaseAction, type CardId, type DealRequest, findGame, Random } from '@sanh-rong/engine';
import { NO_SEARCH, playersFor } from '@sanh-rong/players';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import type { AnyGameReasons } from './reason.ts';
import { reasonOf, reasonsOf } from './reasons.ts';
import { findPresentation } from './registry.ts';
import { TIENLEN_REASONS } from './tienlen/reasons.ts';
import { avoidedBy } from './why-hint.ts';

const gameOf = (id: string) => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

const hands = (text: string): CardId[][] => text.split('/').map((hand) => hand.trim().split(' ') as CardId[]);

interface Case {
  readonly game: string;
  readonly request: DealRequest;
  /** What was done before, as words of a record. */
  readonly before: string;
}

const reasonIn = ({ game: id, request, before }: Case, played: string, better: string): string | null => {
  const game = gameOf(id);
  const dealt = game.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const actionOf = (word: string): BaseAction => {
    const action = game.readAction(word);
    const step = action === null ? null : game.apply(state, action);
    if (action === null || step?.ok !== true)
      throw new Error(`${word}: ${step?.ok === false ? step.error.reason : '?'}`);
    return action;
  };
  for (const word of before.split(' ').filter((each) => each !== '')) {
    const step = game.apply(state, actionOf(word));
    if (step.ok) state = step.value.state;
  }
  const view = game.view(state, game.turn(state) ?? 0);
  return reasonOf(id, view, actionOf(played), actionOf(better))?.id ?? null;
};

const tienlen = (text: string, before = '', ruleSet = 'mien-nam'): Case => {
  const all = hands(text);
  return { game: 'tienlen', before, request: { ruleSet, seats: all.length, given: { hands: all, leader: 0 } } };
};

const MANY = '3d 4d 5d 6d 8h';

test.each([
  [
    'a 2 on the table and four of a kind in hand',
    tienlen(`2s 9s 9c 4h/5s 5c 5d 5h 3d 8h`, '2s'),
    'pass',
    '5s.5c.5d.5h',
    'missesCut',
  ],
  ['a single to a hand of one card', tienlen('4s 9c 9d/Ks/3s 5s 7s 8s'), '4s', '9c.9d', 'feeds'],
  ['the lowest single to a hand of one card', tienlen('4s 9c Qd/Ks/3s 5s 7s 8s'), '4s', 'Qd', 'leadsLow'],
  ['no card played and a hand of one card', tienlen('3s 4s/9s 9c 10d Jd Qd 3h', '3s'), 'pass', '9s', 'risksCong'],
  ['a 2 held while somebody is nearly out', tienlen('3s 7s 7c 8d/2s 9s 4d', '3s'), '9s', '2s', 'risksThui'],
  ['one of four of a kind', tienlen(`5s 5c 5h 5d 9s/3s 4d 6d 8h`), '5s', '9s', 'breaksHang'],
  ['the lowest of a straight', tienlen(`3s 4c 5h 9h 9c/${MANY}`), '3s', '9c.9h', 'breaksStraight'],
  ['one of a triple', tienlen(`7s 7c 7d 9h/${MANY}`), '7s', '9h', 'breaksTriple'],
  ['one of a pair', tienlen(`7s 7c 9h Jd/${MANY}`), '7s', '9h', 'breaksPair'],
  ['four of a kind led', tienlen('5s 5c 5h 5d 9s/3s 4d 6d 8h'), '5s.5c.5d.5h', '9s', 'spendsHang'],
  ['a 2 on a low single', tienlen(`3s ${MANY}/2h 9s 4s`, '3s'), '2h', '9s', 'spendsTwo'],
  ['a pass to a hand of three', tienlen('5s 9s 9d Ks/8s Jd Qd 4c', '5s', 'thirteen'), 'pass', '8s', 'leavesLead'],
  ['a pass where an answer costs nothing', tienlen(`5s ${MANY}/8s Jd Qd 4c`, '5s', 'thirteen'), 'pass', '8s', 'letsGo'],
  ['a king on a 5', tienlen(`5s ${MANY}/8s Kd 4c 4s`, '5s', 'thirteen'), 'Kd', '8s', 'spendsHigh'],
  ['a single led and a straight kept', tienlen(`3s 4c 5h 9h/${MANY}`), '9h', '3s.4c.5h', 'leadsShort'],
  ['two singles that differ in nothing that has a word', tienlen(`4c 9h Jd/${MANY} 10s`), '9h', 'Jd', null],
] as const)('of Tiến Lên: %s', (_, where, played, better, reason) => {
  expect(reasonIn(where, played, better)).toBe(reason);
});

const phom = (text: string, before = '', ruleSet = 'ta-la'): Case => {
  const all = hands(text);
  const stock = hands('2s 5d 10d 10c As 3d 4c')[0];
  return { game: 'phom', before, request: { ruleSet, seats: all.length, given: { hands: all, leader: 0, stock } } };
};

test.each([
  ['a card of a phỏm', phom('5s 6s 7s Ks Qd 9c/Jc 2c 2d 2h 7h'), 'discard:6s', 'discard:Ks', 'breaksPhom'],
  [
    'a draw where a card could be eaten',
    phom('5s 8s 9c Ks Qd/6s 7s Jc 2d 9h', 'discard:5s'),
    'draw',
    'eat:6s.7s',
    'missesEat',
  ],
  [
    'what can be eaten, instead of what cannot',
    phom('Kd Kh Qh 5s 9c/Kc 2c 7d 3h', 'discard:Kd draw discard:Kc draw'),
    'discard:9c',
    'discard:Kh',
    'feeds',
  ],
] as const)('of Phỏm: %s', (_, where, played, better, reason) => {
  expect(reasonIn(where, played, better)).toBe(reason);
});

const lieng = (text: string, before = ''): Case => {
  const all = hands(text);
  return { game: 'lieng', before, request: { ruleSet: 'lieng', seats: all.length, given: { hands: all, dealer: 0 } } };
};

/** Seat 1 speaks first. */
const STRONG = lieng('2c 5d 9h/Ks Kc Kd/3s 4c 8h');
const WEAK = lieng('Js Jc Kd/2s 3c 5d/3s 4c 8h');

test.each([
  ['a fold that costs nothing not to make', WEAK, 'bo', 'theo', 'foldsFree'],
  ['a raise with nothing', WEAK, 'to:100', 'theo', 'raisesWeak'],
  ['everything for nothing', { ...WEAK, before: 'theo theo to:200' }, 'theo', 'bo', 'overpays'],
  ['three of a kind that only stays in', STRONG, 'theo', 'to:100', 'missesRaise'],
  [
    'a strong hand that stays in against bets that say more',
    { ...STRONG, before: 'theo theo to:200' },
    'theo',
    'bo',
    'ignoresBets',
  ],
  ['everything where a raise would do', STRONG, 'to-tat', 'to:100', 'risksAll'],
  ['a fold of three of a kind', { ...STRONG, before: 'theo theo to:60' }, 'bo', 'theo', 'foldsCheap'],
] as const)('of Liêng: %s', (_, where, played, better, reason) => {
  expect(reasonIn(where, played, better)).toBe(reason);
});

const RULE_SETS = [
  ['tienlen', 'mien-nam'],
  ['tienlen', 'thirteen'],
  ['phom', 'ta-la'],
  ['phom', 'basic'],
  ['lieng', 'lieng'],
] as const;

describe('a reason', () => {
  it.each(RULE_SETS)('of %s %s is true of one of two moves alone, and is said in both languages', (id, ruleSet) => {
    const game = gameOf(id);
    const [random] = playersFor(id);
    const said = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, pick) => {
        const dealt = game.deal({ ruleSet, seats: 4, seed: String(seed) });
        if (!dealt.ok) throw new Error(dealt.error.reason);
        let { state } = dealt.value;
        const dice = new Random(`${pick}`);
        for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
          const view = game.view(state, turn);
          // How raising stands in the list is no move.
          const moves = view.legal.filter((action) => !('min' in action));
          const [one, other] = [dice.pick(moves), dice.pick(moves)];
          const reason = reasonOf(id, view, one, other);
          if (reason !== null) {
            said.add(reason.id);
            expect(reasonOf(id, view, other, one)?.id).not.toBe(reason.id);
            expect(Object.values(reason.words).map((words) => words.length > 0)).toEqual([true, true]);
          }
          if (game.writeAction(one) === game.writeAction(other)) expect(reason).toBeNull();
          const step = game.apply(state, random.choose(view, view.legal, dice, NO_SEARCH));
          if (!step.ok) throw new Error(step.error.reason);
          state = step.value.state;
        }
      }),
      { numRuns: examples(6, 60) },
    );
    expect(said.size).toBeGreaterThan(1);
  });
});

describe('why a hint is one', () => {
  it('is what would be wrong with the likeliest other move', () => {
    const game = gameOf('tienlen');
    const dealt = game.deal({
      ruleSet: 'mien-nam',
      seats: 3,
      given: { hands: hands('4s 9c 9d/Ks/3s 5s 7s 8s'), leader: 0 },
    });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    const view = game.view(dealt.value.state, 0);
    const [single, pair] = [game.readAction('4s'), game.readAction('9c.9d')];
    if (single === null || pair === null) throw new Error('unreadable');
    expect(avoidedBy(TIENLEN_REASONS as AnyGameReasons, view, pair, view.legal)).toMatchObject({
      instead: single,
      words: { vi: 'ra lá lẻ khi có nhà chỉ còn một lá' },
    });
    expect(avoidedBy(TIENLEN_REASONS as AnyGameReasons, view, single, [pair])).toBeNull();
    expect(avoidedBy(TIENLEN_REASONS as AnyGameReasons, view, pair, [])).toBeNull();
  });

  it.each(RULE_SETS)('of %s %s is the reason that the review has for the other move', (id, ruleSet) => {
    const game = gameOf(id);
    const hintsOf = findPresentation(id)?.hints;
    const reasons = reasonsOf(id);
    if (hintsOf === undefined || reasons === null) throw new Error(id);
    let told = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const dealt = game.deal({ ruleSet, seats: 4, seed: String(seed) });
        if (!dealt.ok) throw new Error(dealt.error.reason);
        let { state } = dealt.value;
        const dice = new Random(String(seed));
        for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
          const view = game.view(state, turn);
          const [hint, ...others] = hintsOf(view);
          const avoided = avoidedBy(reasons, view, hint, [...others, ...view.legal]);
          if (avoided !== null) {
            told += 1;
            expect(reasonOf(id, view, avoided.instead, hint)?.words).toEqual(avoided.words);
            expect(game.apply(state, avoided.instead).ok).toBe(true);
          }
          const step = game.apply(state, playersFor(id)[0].choose(view, view.legal, dice, NO_SEARCH));
          if (!step.ok) throw new Error(step.error.reason);
          state = step.value.state;
        }
      }),
      { numRuns: examples(6, 60) },
    );
    expect(told).toBeGreaterThan(0);
  });
});
