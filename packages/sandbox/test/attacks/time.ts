import { examples } from '../../../../test/examples.ts';
import { type Attack, fault, LITTLE, onCall, PLENTY, plays, refused, strikes } from './attack.ts';

const LOOP = 'for (;;);';

const late = fault({ kind: 'timeout', milliseconds: LITTLE });

/** Each time costs a process. */
const endless = (name: string, source: string): Attack => ({
  name,
  source,
  outcome: late,
  asked: examples(1, 2),
  time: LITTLE,
});

/** Those who never come back. */
export const timeAttacks: readonly Attack[] = [
  endless('an endless loop', onCall(LOOP)),
  endless(
    'an endless loop that catches everything',
    onCall('for (;;) try { throw 1 } catch { continue } finally { continue }'),
  ),
  endless(
    'an endless loop in a getter of what it returns',
    `function getNextMove() { return { get action() { ${LOOP} } } }`,
  ),
  endless('an endless loop in toJSON', onCall(`JSON.stringify({ toJSON() { ${LOOP} } })`)),
  endless('an endless loop in a sort comparator', onCall(`[3, 1, 2].sort(() => { ${LOOP} })`)),
  endless('a regular expression that takes for ever', onCall("/^(a+)+$/.test('a'.repeat(60) + '!')")),
  endless(
    'an endless loop in a trap of a Proxy',
    `function getNextMove() { return new Proxy({}, { get() { ${LOOP} } }) }`,
  ),
  endless('an endless loop in a getter of what it prints', onCall(`console.log({ get x() { ${LOOP} } })`)),
  endless('an endless loop in a getter of what it throws', onCall(`throw { get message() { ${LOOP} } }`)),
  endless(
    'an endless loop in the stack of an error',
    onCall(`throw Object.defineProperty(new Error(), 'stack', { get() { ${LOOP} } })`),
  ),
  endless('an endless loop where a class makes its fields', onCall(`new (class { x = (() => { ${LOOP} })() })()`)),
  endless(
    'recursion that branches at the end of the stack',
    onCall('const f = () => { try { f() } finally { f() } }; f()'),
  ),
  endless('waiting for the clock', onCall('for (const from = Date.now(); Date.now() < from + 60_000; );')),
  endless('growing numbers', onCall('for (let n = 3n, i = 0; ; i++) n = (n ** 2n) % (1n << 200_000n)')),
  {
    name: 'an endless loop while it is loaded',
    source: `${LOOP}\nfunction getNextMove() {}`,
    outcome: refused({ kind: 'timeout', milliseconds: LITTLE }),
    time: LITTLE,
  },
  {
    name: 'an endless list from a generator',
    source: onCall('[...(function* () { for (;;) yield 1 })()]'),
    outcome: strikes('timeout', 'memory', 'exception'),
    time: LITTLE,
  },
  {
    name: 'an endless chain of promises: nothing put off ever runs',
    source: onCall('const again = () => Promise.resolve().then(again); again()'),
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'an endless loop that is put off while it is loaded',
    source: `Promise.resolve().then(() => { ${LOOP} });\n${onCall('')}`,
    outcome: plays(),
    time: PLENTY,
  },
  {
    name: 'rejected promises that nobody catches',
    source: onCall("Promise.reject(new Error('nobody')); (async () => { throw 1 })()"),
    outcome: plays(),
    time: PLENTY,
  },
];
