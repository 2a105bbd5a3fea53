import type { BotAnswer, BotCall, LoadedBot } from '@sanh-rong/bot-kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { newLoadBot } from '../src/sandbox/browser-bot.ts';
import { Threads } from './threads.ts';

const TIME = 300;

let threads: Threads;

beforeEach(() => {
  threads = new Threads();
});

afterEach(() => threads.close());

const load = (source = 'good') =>
  newLoadBot({
    hire: () => threads.hire(),
    check: async (text) => (text === 'unchecked' ? { kind: 'source', code: 'syntax', message: '', place: null } : null),
    time: TIME,
  })({ game: 'some game', source });

const loaded = async (source?: string): Promise<LoadedBot> => {
  const loading = await load(source);
  if (!loading.ok) throw new Error(loading.fault.kind);
  return loading.bot;
};

const call = (snapshot: string, memory = 1): BotCall => ({ snapshot, memory, dice: 'd' });

/** "pass 1" where a bot has passed for the first time in this game, or what went wrong. */
const told = ({ action, fault }: BotAnswer): string =>
  fault === null ? Object.values(action ?? { nothing: 'nothing' }).join(' ') : fault.kind;

const decide = async (bot: LoadedBot, ...calls: readonly BotCall[]): Promise<string[]> =>
  (await bot.decide(calls)).map(told);

describe('a bot in a worker of the browser', () => {
  test('what is no bot is refused before a worker is hired', async () => {
    expect(await load('unchecked')).toMatchObject({ ok: false, fault: { kind: 'source' } });
    expect(threads.hired).toBe(0);
  });

  test('answers calls in order, remembers within a game and forgets it when told', async () => {
    const bot = await loaded();
    expect(await decide(bot, call('think'), call('think'), call('think', 2))).toEqual(['pass 1', 'pass 2', 'pass 1']);
    bot.forget(1);
    const both = await Promise.all([decide(bot, call('think')), decide(bot, call('think', 2))]);
    expect(both).toEqual([['pass 1'], ['pass 2']]);
    expect(threads.hired).toBe(1);
  });

  test('BT-2 whoever thinks too long is ended from outside; that call is lost and the others go on', async () => {
    const bot = await loaded();
    const answers = await bot.decide([call('think'), call('loop'), call('think'), call('throw'), call('think')]);
    expect(answers.map(told)).toEqual(['pass 1', 'timeout', 'pass 1', 'exception', 'pass 2']);
    expect(answers[1].fault).toEqual({ kind: 'timeout', milliseconds: TIME });
    expect(threads.hired).toBe(2);
    await until('one worker to be left', () => threads.living.size === 1);
  });

  test('BT-2 an answer that came in spite of the time it took is too late as well', async () => {
    const bot = await loaded();
    expect(await decide(bot, call('slow'), call('think'))).toEqual(['timeout', 'pass 1']);
    expect(threads.hired).toBe(1);
  });

  test('a worker that dies is replaced', async () => {
    const bot = await loaded();
    expect(await decide(bot, call('die'), call('think'), call('nothing'), call('think'))).toEqual([
      'crash',
      'pass 1',
      'crash',
      'pass 2',
    ]);
  });

  test('reports under another key or number, or that are none, are not heard', async () => {
    expect(await decide(await loaded(), call('think'), call('forge'))).toEqual(['pass 1', 'pass 2']);
  });

  test('code that cannot be loaded says why, whatever it does, and leaves no worker behind', async () => {
    expect(await load('bad')).toMatchObject({
      ok: false,
      fault: { kind: 'exception', message: 'some game' },
      printed: [{ text: 'bad' }],
    });
    expect(await load('loop')).toMatchObject({ ok: false, fault: { kind: 'timeout', milliseconds: TIME } });
    expect(await load('die')).toMatchObject({ ok: false, fault: { kind: 'crash' } });
    await until('every worker to be gone', () => threads.living.size === 0);
  });

  test('a bot that is stopped while it thinks has crashed, answers no more, and leaves no worker behind', async () => {
    const bot = await loaded();
    const thinking = decide(bot, call('loop'), call('think'));
    await Promise.resolve();
    bot.stop();
    expect(await thinking).toEqual(['crash', 'crash']);
    expect(await decide(bot, call('think'))).toEqual(['crash']);
    await until('every worker to be gone', () => threads.living.size === 0);
    expect(threads.hired).toBe(1);
  });

  test('where no worker can be had at all, that is nobody’s fault and not hidden', async () => {
    const broken = newLoadBot({ hire: () => threads.hire('neverUp'), check: async () => null, time: TIME });
    await expect(broken({ game: 'g', source: 's' })).rejects.toThrow('did not start');
  });
});
