import { GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { describe, expect, test } from 'vitest';
import { PAUSES } from './practising.ts';
import { Bench, type BotFunction, eager, FOREVER, strikesOf } from './test/bench.ts';

const playedGame = async (think: BotFunction, seed = 'x'): Promise<Bench> => {
  const bench = new Bench(think, { seed, series: [{ seed, scores: [0, 0, 0, 0], points: null, tries: [] }] });
  bench.practice.play();
  await bench.playOut();
  return bench;
};

describe('a bot at a table', () => {
  test('sits where people sit, its hand open to whoever practises and no other', async () => {
    const bench = new Bench(eager);
    await bench.settle();
    const { seats, game, you } = bench.view;
    expect(seats.map(({ kind }) => kind)).toEqual(['bot', 'player', 'player', 'player']);
    expect(seats[0]).toMatchObject({ name: 'Bot Bờm', version: 3, owner: { name: 'Nam' } });
    expect(game?.hands.map((hand) => hand?.length ?? null)).toEqual([13, null, null, null]);
    expect(you).toBeNull();
    expect(bench.now).toMatchObject({ mode: 'paused', moves: [], broken: false });
  });

  test.each(GAMES.map(({ id, ruleSets }) => [id, ruleSets[0].id, ruleSets[0].seats.usual] as const))(
    'plays %s to the end, and what it saw and did is kept move by move',
    async (game, ruleSet, seats) => {
      const level = playersFor(game)[0].id;
      const bench = new Bench(eager, { arrangement: { game, ruleSet, seats, level } });
      bench.practice.play();
      await bench.playOut();
      const { moves, series, broken } = bench.now;
      expect(broken).toBe(false);
      const own = bench.view.game?.history.filter(({ seat }) => seat === 0).map(({ action }) => action);
      expect(moves.map(({ done }) => done)).toEqual(own);
      expect(moves.every(({ fault, snapshot }) => fault === null && snapshot !== null)).toBe(true);
      expect(series).toMatchObject([{ points: bench.view.game?.result?.points }]);
      expect(bench.bot.forgotten).toEqual([1]);
    },
  );

  test('the same deal and the same code are the same game; another deal is another', async () => {
    // Dice are part of the deal.
    const dicey: BotFunction = (state, { dice }) => {
      const moves = state.validMoves as readonly { cards: unknown }[];
      if (moves.length === 0 || dice.length % 5 === 0) return { action: 'pass' };
      return { action: 'play', cards: moves[dice.length % moves.length].cards };
    };
    const [one, other, else_] = await Promise.all([playedGame(dicey), playedGame(dicey), playedGame(dicey, 'y')]);
    expect(one.history.length).toBeGreaterThan(10);
    expect(other.history).toEqual(one.history);
    expect(other.bot.calls).toEqual(one.bot.calls);
    expect(else_.history).not.toEqual(one.history);
    const before = one.history;
    one.practice.again();
    await one.playOut();
    expect(one.history).toEqual(before);
    expect(one.now.series[0].tries).toHaveLength(2);
    // It remembers nothing of the first time.
    expect(new Set(one.bot.calls.map(({ memory }) => memory)).size).toBe(2);
  });

  test('step makes one move; to the bot goes on until it has moved', async () => {
    const bench = new Bench(eager, { seed: 'x' });
    for (const moves of [1, 2, 3, 4, 5]) {
      bench.practice.step();
      await bench.playOut();
      expect([bench.history.length, bench.now.mode]).toEqual([moves, 'paused']);
    }
    const known = bench.now.moves.length;
    bench.practice.toBot();
    await bench.playOut();
    expect(bench.now.moves).toHaveLength(known + 1);
    expect(bench.view.game?.history.at(-1)?.seat).toBe(0);
  });

  test('plays at its speed, stops when told, and takes a new speed at once', async () => {
    const bench = new Bench(eager, { speed: 'slow' });
    bench.practice.play();
    await bench.wait();
    await bench.wait();
    expect(bench.pauses.at(-1)).toBe(PAUSES.slow);
    bench.practice.setSpeed('fast');
    expect(bench.pauses.at(-1)).toBe(PAUSES.fast);
    const moves = bench.history.length;
    bench.practice.pause();
    expect(bench.isWaiting).toBe(false);
    await bench.wait();
    expect(bench.history).toHaveLength(moves);
  });

  test('BT-2 the clock plays for what goes wrong; the third time a built-in player takes over', async () => {
    let calls = 0;
    const wrong: BotFunction = (state) => {
      calls += 1;
      if (calls === 1) throw new Error('no');
      if (calls === 2) return { action: 'play', cards: [] };
      if (calls === 3) return 'pass';
      return eager(state, undefined as never);
    };
    const bench = await playedGame(wrong);
    // It is disqualified, and play pauses to show it.
    expect(bench.now).toMatchObject({ mode: 'paused', series: [{ points: null }] });
    bench.practice.play();
    await bench.playOut();
    expect(bench.now.series[0].points).not.toBeNull();
    expect(bench.now.moves).toHaveLength(3);
    expect(bench.now.moves.map(({ fault }) => fault?.kind)).toEqual(['exception', expect.any(String), 'invalid']);
    expect(bench.now.moves.every(({ done }) => done !== null)).toBe(true);
    expect(strikesOf(bench.view)).toEqual({ strikes: 3, out: true });
    // A new game is a new session.
    bench.practice.next();
    await bench.settle();
    expect(strikesOf(bench.view)).toEqual({ strikes: 0, out: false });
  });

  test('whoever wants it goes on: what was wrong is forgiven, and nothing counts any more', async () => {
    const bench = new Bench(() => 'nonsense', { seed: 'x' });
    for (let i = 0; i < 3; i++) {
      bench.practice.toBot();
      await bench.playOut();
    }
    expect(strikesOf(bench.view).out).toBe(true);
    const { history } = bench;
    bench.practice.setLenient(true);
    await bench.settle();
    expect(strikesOf(bench.view)).toEqual({ strikes: 0, out: false });
    expect(bench.history).toEqual(history);
    bench.practice.play();
    await bench.playOut();
    expect(bench.now.moves.length).toBeGreaterThan(3);
    expect(strikesOf(bench.view)).toEqual({ strikes: 0, out: false });
    expect(bench.now.series[0]?.points ?? bench.view.game?.result).not.toBeNull();
  });

  test('a new deal does not wait for a bot that still thinks', async () => {
    const bench = new Bench(() => FOREVER);
    bench.practice.toBot();
    await bench.settle();
    for (let i = 0; i < 4 && !bench.now.thinking; i++) await bench.wait();
    bench.practice.next();
    await bench.settle();
    expect(bench.bots).toHaveLength(2);
    expect(bench.bots[0].isStopped).toBe(true);
    expect(bench.now).toMatchObject({ thinking: false, moves: [], seed: 'seed 2', broken: false });
    expect(bench.history).toEqual([]);
  });

  test('several games in a row are added up, and can be played again with other code', async () => {
    const bench = new Bench(eager);
    bench.practice.playAll(['new', 'new', 'new']);
    await bench.playOut();
    const { series } = bench.now;
    expect(series.map(({ tries }) => tries.length)).toEqual([1, 1, 1]);
    expect(series.every(({ points }) => points !== null)).toBe(true);
    bench.practice.playAll(series.map(({ seed }) => ({ seed })));
    await bench.playOut();
    expect(bench.now.series.map(({ points }) => points)).toEqual(series.map(({ points }) => points));
    expect(bench.now.series.map(({ scores }) => scores)).toEqual(series.map(({ scores }) => scores));
    expect(bench.now.series.map(({ tries }) => tries.length)).toEqual(series.map(() => 2));
  });

  test('another table begins a new series', async () => {
    const bench = await playedGame(eager);
    bench.practice.arrange({ seats: 2 });
    await bench.settle();
    expect(bench.view.seats).toHaveLength(2);
    expect(bench.now.series).toMatchObject([{ points: null, scores: [0, 0] }]);
    bench.practice.arrange({ level: 'no such level' });
    await bench.settle();
    expect(bench.now.broken).toBe(true);
  });

  test('nothing happens any more after it was closed', async () => {
    const bench = new Bench(eager);
    bench.practice.play();
    await bench.wait();
    bench.practice.close();
    expect([bench.isWaiting, bench.bot.isStopped]).toEqual([false, true]);
    const { history } = bench;
    bench.practice.step();
    await bench.wait();
    expect(bench.history).toEqual(history);
  });
});
