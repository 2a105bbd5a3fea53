import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sandboxes } from '../src/index.ts';
import { loaded } from './bots.ts';
import { firstCall } from './calls.ts';

/**
 * A process that a bot has taken over altogether: it knows the order it was given, key and all, and can write anything.
 * What it does stands in the bot's code, behind `//`: first when it is loaded, then when it is asked.
 */
const TAKEN_OVER = `
const encoder = new TextEncoder();
const say = (text) => { for (let bytes = encoder.encode(text); bytes.length > 0; ) bytes = bytes.subarray(Deno.stdout.writeSync(bytes)); };
const tell = (report) => say(JSON.stringify(report) + '\\n');
const answer = { action: { type: 'pass' }, fault: null, returned: '', printed: [], unprinted: 0, micros: 1 };
const acts = {
  load: ({ key }) => tell({ type: 'loaded', key, fault: null, printed: [] }),
  decide: ({ key, id, calls }) => tell({ type: 'decided', key, id, answers: calls.map(() => answer) }),
  otherKey: ({ id, calls }) => tell({ type: 'decided', key: 'guessed', id, answers: calls.map(() => answer) }),
  otherId: ({ key, id, calls }) => tell({ type: 'decided', key, id: id + 1, answers: calls.map(() => answer) }),
  noKey: () => tell({ type: 'loaded', fault: null, printed: [] }),
  tooMany: ({ key, id, calls }) => tell({ type: 'decided', key, id, answers: [...calls, 1].map(() => answer) }),
  none: ({ key, id }) => tell({ type: 'decided', key, id, answers: [] }),
  again: ({ key }) => { const line = JSON.stringify({ type: 'loaded', key, fault: null, printed: [] }); say(line + '\\n' + line + '\\n'); },
  garbage: () => Deno.stdout.writeSync(crypto.getRandomValues(new Uint8Array(10_000))),
  text: () => say('hello\\n'),
  endless: () => { for (;;) say('x'.repeat(60_000)); },
  lines: () => { for (;;) say('{}\\n'); },
  deep: () => say('['.repeat(100_000) + '\\n'),
  blames: ({ key, id }) => tell({ type: 'decided', key, id, answers: [{ ...answer, action: null, fault: { kind: 'memory' } }] }),
  huge: ({ key, id }) => tell({ type: 'decided', key, id, answers: [{ ...answer, returned: 'x'.repeat(10_000) }] }),
  exit: () => Deno.exit(0),
  fail: () => { throw new Error('broken') },
  silent: () => {},
};
let key, plan, rest = '';
const room = new Uint8Array(100_000);
for (;;) {
  const count = Deno.stdin.readSync(room);
  if (count === null) break;
  const lines = (rest + new TextDecoder().decode(room.subarray(0, count))).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const order = JSON.parse(line);
    if (order.type === 'knock') { tell({ type: 'up' }); continue; }
    if (order.type === 'load') { key = order.key; plan = order.source.split('//')[1].trim().split(' '); }
    acts[plan[order.type === 'load' ? 0 : 1]]({ ...order, key });
  }
}`;

const LITTLE = 300;
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-forged-'));
let sandboxes: Sandboxes;

beforeAll(() => {
  const inside = join(folder, 'taken-over.js');
  writeFileSync(inside, TAKEN_OVER);
  sandboxes = new Sandboxes({ warm: 1, most: 4, inside });
  void sandboxes.warmUp();
});

afterAll(async () => {
  await sandboxes.close();
  rmSync(folder, { recursive: true });
});

const bot = (plan: string): string => `function getNextMove() {} // ${plan}`;

describe('a process that a bot has taken over', () => {
  test('can play, which it could anyway', async () => {
    const honest = await loaded(sandboxes, bot('load decide'));
    expect(await honest.decide([firstCall('tienlen')])).toMatchObject([{ action: { type: 'pass' } }]);
    honest.stop();
  });

  test.each(['noKey', 'otherKey', 'decide', 'garbage', 'text', 'endless', 'lines', 'deep', 'exit', 'fail'])(
    'is ended when it is loaded and says nonsense: %s',
    async (act) => {
      const source = bot(act);
      expect(await sandboxes.load({ game: 'tienlen', source })).toMatchObject({ ok: false, fault: { kind: 'crash' } });
    },
  );

  test.each('otherKey otherId noKey tooMany none garbage text endless lines deep blames huge exit fail'.split(' '))(
    'is ended when it is asked and says nonsense, and nobody is answered by it: %s',
    async (act) => {
      const forging = await loaded(sandboxes, bot(`load ${act}`));
      const answers = await forging.decide([firstCall('tienlen'), firstCall('tienlen', 2)]);
      forging.stop();
      expect(answers.map(({ action, fault }) => [action, fault])).toEqual([
        [null, { kind: 'crash' }],
        [null, { kind: 'crash' }],
      ]);
    },
  );

  test('is ended when it speaks without being asked', async () => {
    const talking = await loaded(sandboxes, bot('again decide'));
    const [{ fault }] = await talking.decide([firstCall('tienlen')]);
    talking.stop();
    expect(fault).toEqual({ kind: 'crash' });
  });

  test('is ended when it says nothing', async () => {
    const silent = await loaded(sandboxes, bot('load silent'), { time: LITTLE });
    const [answer] = await silent.decide([firstCall('tienlen')]);
    silent.stop();
    expect(answer.fault).toEqual({ kind: 'timeout', milliseconds: LITTLE });
  });
});
