import { type BotAnswer, LIMITS, type Report } from '@sanh-rong/bot-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { readReport } from './reports.ts';

const answer = (over: object = {}): BotAnswer => ({
  action: { type: 'play', cards: ['3s', '3c'] } as BotAnswer['action'],
  fault: null,
  returned: '{action: "play"}',
  printed: [{ level: 'log', text: 'a line' }],
  unprinted: 0,
  micros: 12,
  ...over,
});

const decided = (...answers: readonly unknown[]): Report =>
  ({ type: 'decided', key: 'key', id: 1, answers }) as unknown as Report;

const read = (report: unknown): Report | null => readReport(JSON.stringify(report));

const HONEST: readonly Report[] = [
  { type: 'up' },
  { type: 'loaded', key: 'key', fault: null, printed: [] },
  { type: 'printed', key: 'key', line: { level: 'error', text: 'a line' } },
  {
    type: 'loaded',
    key: 'key',
    fault: { kind: 'exception', message: 'Error: x', place: { line: 3, column: 1 } },
    printed: [{ level: 'warn', text: '' }],
  },
  { type: 'loaded', key: 'key', fault: { kind: 'source', code: 'noFunction', message: '', place: null }, printed: [] },
  decided(answer()),
  decided(
    answer({ action: { type: 'lay', melds: [['3s'], ['4s', '5s']] } }),
    answer({ action: { type: 'to', amount: 5 } }),
  ),
  decided(answer({ action: null, fault: { kind: 'invalid', problem: 'twice', where: 'cards[1]', found: '3♠' } })),
  decided(answer({ action: null, fault: { kind: 'exception', message: '', place: null } })),
];

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const FORGED: readonly [string, unknown][] = [
  ['no object', 1],
  ['a list', []],
  ['an unknown kind', { type: 'strike', key: 'key' }],
  ['a line that is none', { type: 'printed', key: 'key', line: 'a line' }],
  ['no key', { type: 'loaded', fault: null, printed: [] }],
  ['a key that is no text', { type: 'loaded', key: { toString: 1 }, fault: null, printed: [] }],
  ['answers that are no list', { ...decided(), answers: { length: 1 } }],
  ['a number that is none', { ...decided(answer()), id: '1' }],
  ['neither action nor fault', decided(answer({ action: null }))],
  ['both action and fault', decided(answer({ fault: { kind: 'exception', message: '', place: null } }))],
  ['an action without a type', decided(answer({ action: { cards: [] } }))],
  ['an action with other fields', decided(answer({ action: { type: 'play', 'on error': 1 } }))],
  [
    'an action with too many fields',
    decided(answer({ action: { type: 'p', a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1 } })),
  ],
  ['an action with an object inside', decided(answer({ action: { type: 'play', cards: [{}] } }))],
  ['an action with a long text', decided(answer({ action: { type: 'play', cards: ['x'.repeat(33)] } }))],
  ['an action with a long list', decided(answer({ action: { type: 'play', cards: new Array(53).fill('3s') } }))],
  ['an action with half a card', decided(answer({ action: { type: 'to', amount: 0.5 } }))],
  ['a fault only the host knows', decided(answer({ action: null, fault: { kind: 'timeout', milliseconds: 1 } }))],
  ['a fault that blames memory', decided(answer({ action: null, fault: { kind: 'memory' } }))],
  [
    'an unknown problem',
    decided(answer({ action: null, fault: { kind: 'invalid', problem: 'toString', where: '', found: '' } })),
  ],
  [
    'a place that is none',
    decided(answer({ action: null, fault: { kind: 'exception', message: '', place: { line: -1, column: 0 } } })),
  ],
  [
    'an endless message',
    decided(answer({ action: null, fault: { kind: 'exception', message: 'x'.repeat(LIMITS.line + 1), place: null } })),
  ],
  ['too many lines', decided(answer({ printed: new Array(LIMITS.lines + 1).fill({ level: 'log', text: '' }) }))],
  ['a line that is too long', decided(answer({ printed: [{ level: 'log', text: 'x'.repeat(LIMITS.line + 1) }] }))],
  ['an unknown level', decided(answer({ printed: [{ level: 'constructor', text: '' }] }))],
  ['a returned value that is too long', decided(answer({ returned: 'x'.repeat(LIMITS.returned + 1) }))],
  ['time that runs backwards', decided(answer({ micros: -1 }))],
];

describe('what a process says', () => {
  test.each(HONEST.map((report) => [JSON.stringify(report).slice(0, 60), report] as const))('%s …', (_name, report) => {
    expect(read(report)).toEqual(report);
  });

  test.each(FORGED)('%s is not believed', (_name, report) => {
    expect(read(report)).toBeNull();
  });

  test('a line that is no JSON, or deeper than anything, is none', () => {
    const deep = `{"type":"decided","key":"k","id":1,"answers":${nested(50_000)}}`;
    for (const line of ['', 'null', '{', nested(100_000), deep]) expect(readReport(line) === null).toBe(true);
  });

  test('a property of every object cannot come in by its name', () => {
    const line = JSON.stringify(decided(answer())).replace('"type":"play"', '"type":"play","__proto__":{"x":1}');
    expect(line).toContain('__proto__');
    expect(readReport(line)).toBeNull();
  });

  test('anything at all is read or not, and never breaks the reader', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void readReport(line)));
  });

  test('an honest report with any part of it replaced is read whole or not at all', () => {
    const change = fc.tuple(fc.constantFrom(...HONEST), fc.nat(), fc.jsonValue());
    fc.assert(
      fc.property(change, ([report, at, value]) => {
        const text = JSON.stringify(report);
        const parts = [...text.matchAll(/(?<=:)("[^"]*"|-?\d+|null|\[\]|true)/g)];
        const part = parts[at % Math.max(1, parts.length)];
        if (part === undefined) return;
        const changed = text.slice(0, part.index) + JSON.stringify(value) + text.slice(part.index + part[0].length);
        const found = readReport(changed);
        if (found !== null) expect(found).toEqual(JSON.parse(changed));
      }),
      { numRuns: examples(150, 500) },
    );
  });
});
