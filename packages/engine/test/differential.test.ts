import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { NaiveGame, rememberingPlays } from './naive/game.ts';
import { type RandomGame, randomGame } from './random-games.ts';
import { EngineTable } from './rulebook/laws.ts';

/** What both readings must agree on before every move. */
const standing = ({ turn, hands, passed, table, mustInclude }: NaiveGame | EngineTable) => ({
  turn,
  hands,
  passed,
  table: table === null ? null : { seat: table.seat, cards: [...table.cards].sort() },
  mustInclude,
});

const sorted = (payments: NaiveGame['payments']): string[] => payments.map((payment) => JSON.stringify(payment)).sort();

/** What happened in the games compared; a comparison is worth something only where it happened often. */
const newTally = () => ({ cuts: 0, stacked: 0, cong: 0, denBai: 0, thui: 0, toiTrang: 0, lateCuts: 0, out: 0 });
type Tally = ReturnType<typeof newTally>;

const tally = (seen: Tally, events: EngineTable['events']): void => {
  for (const event of events) {
    if (event.type === 'cut') seen.cuts += 1;
    if (event.type === 'cut' && event.debt > event.amount) seen.stacked += 1;
    if (event.type === 'out') seen.out += 1;
    if (event.type === 'pay' && event.for in seen) seen[event.for as 'cong' | 'denBai' | 'thui' | 'toiTrang'] += 1;
  }
};

/** Plays one game under both readings and compares everything there is to see. */
const compare = ({ setup, choose }: RandomGame, seen: Tally): void => {
  const engine = new EngineTable(setup);
  const naive = new NaiveGame({ ...setup, plays: rememberingPlays() });
  while (naive.turn !== null) {
    expectSame(standing(engine), standing(naive));
    const legal = naive.legal();
    expectSame(engine.legal(), legal);
    const action = legal[choose(legal.length, naive.table !== null, naive.turn, naive.passed[naive.turn])];
    if (action.type === 'play' && naive.passed[naive.turn]) seen.lateCuts += 1;
    naive.act(action);
    engine.act(action);
  }
  expect(engine.turn).toBeNull();
  expect(engine.hands).toEqual(naive.hands);
  expect(engine.result).toEqual(naive.result);
  expect(engine.previous).toEqual(naive.previous);
  expect(engine.instantWinners).toEqual(naive.instantWinners);
  expect(sorted(engine.payments)).toEqual(sorted(naive.payments));
  tally(seen, engine.events);
};

/** Three or more players of Miền Nam, with the rule that lets passed players cut. */
const asksThePassed = ({ setup: { ruleSet, seats, options } }: RandomGame): boolean =>
  ruleSet === 'mien-nam' &&
  seats > 2 &&
  options.passIsFinal &&
  (options as { fourPairsAfterPass?: boolean }).fourPairsAfterPass === true;

describe('the engine and the naive reading of the rules', () => {
  test('TL-5, TL-9, MN-20, TH-8 are the same game, move by move and point by point', () => {
    const seen = newTally();
    fc.assert(
      fc.property(randomGame(), (game) => compare(game, seen)),
      { numRuns: examples(100, 700), seed: 20261115 },
    );
    for (const what of ['cuts', 'cong', 'denBai', 'thui', 'toiTrang', 'out'] as const) {
      expect(seen[what], what).toBeGreaterThan(examples(1, 10));
    }
  });

  test.each([
    { rule: 'MN-7', what: 'lateCuts', dealing: 'pairRun', playing: 'sly' },
    { rule: 'MN-9', what: 'stacked', dealing: 'arsenal', playing: 'warlike' },
  ] as const)('$rule agree where there are $what', ({ what, dealing, playing }) => {
    const seen = newTally();
    const games = randomGame(fc.constant(dealing), fc.constant(playing));
    fc.assert(
      fc.property(games.filter(asksThePassed), (game) => compare(game, seen)),
      { numRuns: examples(40, 200), seed: 20261116 },
    );
    expect(seen[what]).toBeGreaterThan(examples(2, 10));
  });
});
