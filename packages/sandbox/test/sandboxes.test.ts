import { BOT_GAMES, type BotCall } from '@sanh-rong/bot-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { Sandboxes } from '../src/index.ts';
import { loaded, told } from './bots.ts';
import { firstCall } from './calls.ts';
import { descendants } from './processes.ts';

const LITTLE = 300;

let sandboxes: Sandboxes;

beforeAll(() => {
  sandboxes = new Sandboxes({ warm: 2, most: 8 });
  void sandboxes.warmUp();
});

afterAll(() => sandboxes.close());

const call = (memory = 1, dice = 'dice'): BotCall => ({ ...firstCall('tienlen', memory), dice });

/** Counts its calls in each game; in the games named it does not come back. */
const counting = (hangsIn: readonly number[] = []): string => `
let asked = 0;
const hangsIn = ${JSON.stringify(hangsIn)};
function getNextMove() {
  asked += 1;
  console.log(asked);
  while (hangsIn.includes(asked));
  return { action: 'pass' };
}`;

describe('a bot in a sandbox', () => {
  test.each(BOT_GAMES.map(({ id }) => id))('sees %s as it is, whatever it did to it before', async (game) => {
    const spoiling = `
function getNextMove(gameState) {
  console.log(JSON.stringify(gameState));
  const spoil = (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) { const part = value[key]; value[key] = 'spoilt'; spoil(part); }
    if (Array.isArray(value)) value.length = 0;
  };
  spoil(gameState);
}`;
    const bot = await loaded(sandboxes, spoiling, { game });
    const [first, second, other] = await bot.decide([firstCall(game), firstCall(game), firstCall(game, 2)]);
    bot.stop();
    expect(first.printed[0].text).toContain(`"game":"${game}"`);
    expect(first.fault).toMatchObject({ kind: 'invalid', problem: 'notAnObject' });
    expect(second.printed).toEqual(first.printed);
    expect(other.printed).toEqual(first.printed);
  });

  test('keeps its variables for one game, until that is forgotten', async () => {
    const bot = await loaded(sandboxes, counting());
    expect((await bot.decide([call(1), call(2), call(1), call(1)])).map(told)).toEqual(['1', '1', '2', '3']);
    bot.forget(1);
    expect((await bot.decide([call(1), call(2)])).map(told)).toEqual(['1', '2']);
    bot.stop();
  });

  test('remembers many games, but not all there ever were', async () => {
    const bot = await loaded(sandboxes, counting());
    const games = Array.from({ length: 300 }, (_, memory) => call(memory));
    await bot.decide(games);
    expect((await bot.decide([call(299), call(0)])).map(told)).toEqual(['2', '1']);
    bot.stop();
  });

  test('the same dice give the same numbers; what it draws while it is loaded changes none of them', async () => {
    const rolling = `
const top = Math.random();
function getNextMove() { console.log(Math.random(), Math.random(), top); return { action: 'pass' } }`;
    const roll = async (calls: readonly BotCall[]): Promise<string[][]> => {
      const bot = await loaded(sandboxes, rolling);
      const answers = await bot.decide(calls);
      bot.stop();
      return answers.map((answer) => told(answer).split(' '));
    };
    const [a, again, b, elsewhere] = await roll([call(1, 'a'), call(1, 'a'), call(1, 'b'), call(2, 'b')]);
    expect(again).toEqual(a);
    expect(b.slice(0, 2)).not.toEqual(a.slice(0, 2));
    expect(elsewhere.slice(0, 2)).toEqual(b.slice(0, 2));
    expect(new Set([...a, ...b]).size).toBe(5);
    expect(await roll([call(5, 'a')])).toEqual([a]);
  });

  test('BT-2 a call that does not come back is lost, and no other', async () => {
    const bot = await loaded(sandboxes, counting([3]), { time: LITTLE });
    const answers = await bot.decide(Array.from({ length: 7 }, () => call()));
    bot.stop();
    // After the third it begins anew, and hangs in its third call again.
    expect(answers.map(told)).toEqual(['1', '2', 'timeout', '1', '2', 'timeout', '1']);
    // What it printed before it hung is all it has to say.
    expect(answers[2].printed).toEqual([{ level: 'log', text: '3' }]);
    expect(answers[2]).toMatchObject({ fault: { kind: 'timeout', milliseconds: LITTLE }, micros: LITTLE * 1_000 });
  });

  test('BT-2 slow calls together may take longer than one', async () => {
    const slow =
      'function getNextMove() { for (const to = Date.now() + 100; Date.now() < to; ); return { action: "pass" } }';
    const bot = await loaded(sandboxes, slow, { time: LITTLE });
    const asked = performance.now();
    const answers = await bot.decide(Array.from({ length: 6 }, () => call()));
    expect(performance.now() - asked).toBeGreaterThan(6 * 90);
    bot.stop();
    expect(answers.map(({ fault }) => fault)).toEqual(new Array(6).fill(null));
  });

  /** Ways to run code of a bot's while its answer is read and written out. */
  const LATE_THOUGHTS: readonly (readonly [string, string])[] = [
    ['a getter beside the move', '({ action: "pass", get why() { spin(); return 1 } })'],
    ['a getter inside a list', '({ action: "pass", why: [{ get deep() { spin(); return 1 } }] })'],
    ['a proxy', '({ action: "pass", why: new Proxy({}, { ownKeys() { spin(); return [] } }) })'],
    [
      'the name of a function',
      '({ action: "pass", why: Object.defineProperty(() => 1, "name", { get() { spin(); return "f" } }) })',
    ],
    ['something that is thrown', '(() => { throw { get why() { spin(); return 1 } } })()'],
  ];

  test.each(LATE_THOUGHTS)('BT-2 time in %s is time of the call', async (_name, returned) => {
    // So much work, and not so much time: what others take of the processor is not charged.
    const spin = 'const spin = () => { for (let i = 0, x = 0; i < 4e7; i++) x = (x * 31 + i) | 0; };';
    const bot = await loaded(sandboxes, `${spin}\nfunction getNextMove() { return ${returned} }`);
    const [{ micros }] = await bot.decide([call()]);
    bot.stop();
    expect(micros).toBeGreaterThan(20_000);
  });

  test('says where in its own code an error came from, while it is loaded and while it plays', async () => {
    const loading = await sandboxes.load({ game: 'tienlen', source: '\n\n  nothing.here;\nfunction getNextMove() {}' });
    expect(loading).toEqual({
      ok: false,
      fault: { kind: 'exception', message: 'ReferenceError: nothing is not defined', place: { line: 3, column: 3 } },
      printed: [],
    });
    const bot = await loaded(
      sandboxes,
      'const deep = (n) => (n === 0 ? null.x : deep(n - 1));\nfunction getNextMove() { [1].map(() => deep(5)) }',
    );
    const [{ fault }] = await bot.decide([call()]);
    bot.stop();
    expect(fault).toMatchObject({ kind: 'exception', place: { line: 1, column: 37 } });
  });

  test('finds no path of this machine in the stack of an error', async () => {
    const bot = await loaded(
      sandboxes,
      `function getNextMove() {
  const { stack } = new Error('here');
  console.log(stack.split('\\n').length > 2, /file:|inside\\.js|packages|dist/.test(stack));
  return { action: 'pass' };
}`,
    );
    expect((await bot.decide([call()])).map(told)).toEqual(['true false']);
    bot.stop();
  });

  test('code that was checked elsewhere is not parsed here again, and runs as any other does', async () => {
    // The check refuses this and the engine does not: so it shows which of them has seen the code.
    const source = 'const here = import.meta;\nfunction getNextMove() { return { action: "pass" } }';
    expect(await sandboxes.load({ game: 'tienlen', source })).toMatchObject({
      ok: false,
      fault: { kind: 'source', code: 'forbidden', message: 'import.meta' },
    });
    const loading = await sandboxes.loadChecked({ game: 'tienlen', source });
    if (!loading.ok) throw new Error(JSON.stringify(loading.fault));
    expect(await loading.bot.decide([call()])).toMatchObject([{ action: { type: 'pass' }, fault: null }]);
    loading.bot.stop();
  });

  test('what is wrong with its code is said before it runs, or by the engine that would run it', async () => {
    const load = async (source: string) => sandboxes.load({ game: 'tienlen', source });
    expect(await load('const a = ;')).toMatchObject({
      ok: false,
      fault: { kind: 'source', code: 'syntax', place: { line: 1, column: 11 } },
    });
    expect(await load('let move;')).toMatchObject({ ok: false, fault: { kind: 'source', code: 'noFunction' } });
    expect(await load('const getNextMove = 1;')).toMatchObject({
      ok: false,
      fault: { kind: 'source', code: 'noFunction' },
    });
    expect(await load('function getNextMove() {}\nconst letters = /\\p{Nothing}/u;')).toMatchObject({
      ok: false,
      fault: {
        kind: 'source',
        code: 'syntax',
        place: { line: 2, column: 17 },
        message: expect.not.stringContaining('blob:'),
      },
    });
  });

  test('what it prints while it is loaded is told with the loading', async () => {
    const loading = await sandboxes.load({ game: 'tienlen', source: `console.warn('up', { a: [1] });\n${counting()}` });
    expect(loading).toMatchObject({ ok: true, printed: [{ level: 'warn', text: 'up {a: [1]}' }] });
    if (loading.ok) loading.bot.stop();
    const hanging = `console.log('here'); for (;;);\n${counting()}`;
    expect(await sandboxes.load({ game: 'tienlen', source: hanging, time: LITTLE })).toEqual({
      ok: false,
      fault: { kind: 'timeout', milliseconds: LITTLE },
      printed: [{ level: 'log', text: 'here' }],
    });
  });

  test('a bot that comes after another one finds nothing of it', async () => {
    const leaving = `
const kept = [];
function getNextMove(gameState) {
  kept.push(gameState);
  for (const place of [globalThis, Object.prototype, console, Math, Array, Symbol]) try { place.left = 'left' } catch {}
  Symbol.for('left').description;
  return { action: 'pass' };
}`;
    const looking = `
function getNextMove() {
  console.log([globalThis, {}, console, Math, Array, Symbol].map((place) => place.left).filter(Boolean).length);
  return { action: 'pass' };
}`;
    for (const source of [leaving, looking]) {
      const bot = await loaded(sandboxes, source);
      const answers = await bot.decide([call(), call()]);
      bot.stop();
      expect(answers.map(({ action }) => action)).toEqual([{ type: 'pass' }, { type: 'pass' }]);
      if (source === looking) expect(answers.map(told)).toEqual(['0', '0']);
    }
  });

  test('a bot that is stopped while it thinks has crashed, and answers no more', async () => {
    const bot = await loaded(sandboxes, counting([1]));
    const thinking = bot.decide([call(), call()]);
    bot.stop();
    expect((await thinking).map(told)).toEqual(['crash', 'crash']);
    expect((await bot.decide([call()])).map(told)).toEqual(['crash']);
  });

  test('more bots than places take turns, and each is asked', async () => {
    const few = new Sandboxes({ warm: 1, most: 2 });
    const bots = await Promise.all([1, 2, 3, 4, 5].map((n) => loaded(few, counting(), { owner: `owner ${n % 2}` })));
    const twice = await Promise.all([...bots, ...bots].map((bot) => bot.decide([call(), call()])));
    expect(twice.flat().map(({ fault }) => fault)).toEqual(new Array(20).fill(null));
    await few.close();
  });

  test('closing ends every process, at work or not, and says so to whoever waits', async () => {
    const before = descendants();
    const closing = new Sandboxes({ warm: 2, most: 2 });
    void closing.warmUp();
    const [busy] = await Promise.all([loaded(closing, counting([1])), loaded(closing, counting())]);
    const thinking = expect(busy.decide([call()])).rejects.toThrow('closed');
    await closing.close();
    await thinking;
    expect(descendants().filter((pid) => !before.includes(pid))).toEqual([]);
    await expect(closing.load({ game: 'tienlen', source: counting() })).rejects.toThrow('closed');
  });

  test('closing while processes come up leaves none, then or later', async () => {
    const before = descendants();
    const closing = new Sandboxes({ warm: 2, most: 3 });
    void closing.warmUp();
    const source = counting();
    const loads = [1, 2, 3].map(() => closing.load({ game: 'tienlen', source }).then(() => 'loaded', String));
    // The starter is there; what it starts is on its way.
    await until('processes on their way', () => descendants().length > before.length + 1);
    await closing.close();
    for (const load of await Promise.all(loads)) expect(load).toContain('closed');
    expect(descendants().filter((pid) => !before.includes(pid))).toEqual([]);
  });
});
