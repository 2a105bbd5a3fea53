import { expect } from 'vitest';
import { type Attack, answers, onCall, PLENTY, plays, refused, strikes, throws } from './attack.ts';

/** The engine tries hard before it gives up: once is enough. */
const filling = (name: string, source: string): Attack => ({
  name,
  source,
  outcome: strikes('memory'),
  asked: 1,
  time: PLENTY,
});

/** Those who want everything. */
export const memoryAttacks: readonly Attack[] = [
  filling('a heap full of lists', onCall('const all = []; for (;;) all.push(new Array(1_000).fill(1.5))')),
  filling(
    'a heap full of objects',
    onCall('const all = new Map(); for (let i = 0; ; i++) all.set(i, { i, text: String(i) })'),
  ),
  {
    // What comes first decides: the look from outside, or the end of what the process may have.
    ...filling(
      'buffers outside the heap',
      onCall('const all = []; for (;;) all.push(new Uint8Array(1_000_000).fill(1))'),
    ),
    outcome: strikes('memory', 'exception'),
  },
  filling('one long text', onCall("return 'x'.repeat(2 ** 29 - 100).indexOf('y')")),
  filling('a list with all places filled', onCall('const all = []; all.length = 2 ** 32 - 1; all.fill(0)')),
  {
    name: 'promises without end',
    source: onCall('for (;;) Promise.resolve().then(() => {})'),
    outcome: strikes('memory', 'timeout'),
    asked: 1,
    time: PLENTY,
  },
  {
    name: 'a heap that is full before it is asked anything',
    source: 'const all = []; for (;;) all.push(new Array(1_000).fill(1.5));\nfunction getNextMove() {}',
    outcome: refused({ kind: 'memory' }),
    time: PLENTY,
  },
  {
    name: 'one buffer larger than anybody may have',
    source: onCall('new Uint8Array(1_000_000_000).fill(1)'),
    outcome: throws(/^RangeError: Array buffer allocation failed/),
    time: PLENTY,
  },
  {
    name: 'a text that doubles',
    source: onCall("for (let text = 'x'; ; ) text += text"),
    outcome: throws(/^RangeError: Invalid string length/),
    time: PLENTY,
  },
  {
    name: 'a number of a billion digits',
    source: onCall('return 1n << 4_000_000_000n'),
    outcome: throws(/^RangeError: Maximum BigInt size exceeded/),
    time: PLENTY,
  },
  {
    name: 'recursion without end',
    source: onCall('const deep = () => deep() + 1; deep()'),
    outcome: throws(/^RangeError: Maximum call stack size exceeded/),
    time: PLENTY,
  },
  {
    name: 'recursion without end through what it prints',
    source: onCall('const deep = () => console.log({ get x() { return deep() } }); deep()'),
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'printing where the stack ends',
    source: onCall("const deep = () => { try { deep() } catch { console.log('the end') } }; deep()"),
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'thirty megabytes, which anybody may have',
    source: onCall('const all = []; for (let i = 0; i < 30; i++) all.push(new Array(131_072).fill(i + 0.5))'),
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'much that is thrown away at once, which nobody is blamed for',
    source: onCall(
      'for (let i = 0; i < 400; i++) new Array(100_000).fill(i + 0.5); for (let i = 0; i < 100; i++) new Uint8Array(1_000_000)',
    ),
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'more and more from call to call',
    source: `const kept = [];\n${onCall('for (let i = 0; i < 40; i++) kept.push(new Array(131_072).fill(i + 0.5))')}`,
    outcome: answers(([first, second]) => {
      expect(first.fault).toBeNull();
      expect(second.fault).toEqual({ kind: 'memory' });
    }),
    time: PLENTY,
  },
];
