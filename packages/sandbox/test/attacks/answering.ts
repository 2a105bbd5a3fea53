import { LIMITS } from '@sanh-rong/bot-kit';
import { expect } from 'vitest';
import { type Attack, answers, fault, onCall, PLENTY, plays, throws } from './attack.ts';

const invalid = (name: string, returned: string, problem: string, where = ''): Attack => ({
  name,
  source: `function getNextMove() { return ${returned} }`,
  outcome: fault({ kind: 'invalid', problem, where } as object),
  time: PLENTY,
});

const bounded = (check?: (answer: { readonly printed: number; readonly unprinted: number }) => void) =>
  answers((both) => {
    for (const { printed, unprinted, returned } of both) {
      expect(printed.length).toBeLessThanOrEqual(LIMITS.lines);
      for (const { text } of printed) expect(text.length).toBeLessThanOrEqual(LIMITS.line);
      expect(printed.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(LIMITS.printed);
      expect(returned.length).toBeLessThanOrEqual(LIMITS.returned);
      check?.({ printed: printed.length, unprinted });
    }
  });

/** Those who answer with what is no answer. */
export const answeringAttacks: readonly Attack[] = [
  invalid('BT-3 a promise', '(async () => ({ action: "pass" }))()', 'promise'),
  invalid('something like a promise', '{ action: "pass", then() {} }', 'promise'),
  invalid('nothing', 'undefined', 'notAnObject'),
  invalid('a megabyte of text', '"x".repeat(5_000_000)', 'notAnObject'),
  invalid('an action that is no text', '{ action: { toString: () => "pass" } }', 'unknownAction', 'action'),
  invalid(
    'a million cards',
    '{ action: "play", cards: new Array(1_000_000).fill({ rank: "3", suit: "♠" }) }',
    'tooLong',
    'cards',
  ),
  invalid(
    'a list that lies about its length',
    '{ action: "play", cards: new Proxy([], { get: (_, key) => (key === "length" ? -1 : 0) }) }',
    'notAList',
    'cards',
  ),
  invalid(
    'cards that become others while they are read',
    '{ action: "play", cards: [{ get rank() { return {} }, suit: "♠" }] }',
    'notACard',
    'cards[0].rank',
  ),
  {
    name: 'a getter that throws',
    source: "function getNextMove() { return { get action() { throw new TypeError('mine') } } }",
    outcome: throws(/^TypeError: mine$/),
    time: PLENTY,
  },
  {
    name: 'a Proxy that has been revoked',
    source: 'function getNextMove() { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy }',
    outcome: throws(/^TypeError: .*revoked/),
    time: PLENTY,
  },
  {
    name: 'throwing what is no error',
    source: 'let count = 0;\nfunction getNextMove() { throw [null, Symbol("s")][count++ % 2] }',
    outcome: answers((both) =>
      expect(both.map(({ fault: f }) => f)).toMatchObject([{ message: 'null' }, { message: 'Symbol(s)' }]),
    ),
    time: PLENTY,
  },
  {
    name: 'an error that lies about everything',
    source: `function getNextMove() {
  throw new Proxy(new Error('x'), { get() { throw new Error('again') }, getPrototypeOf() { throw new Error('and again') } })
}`,
    outcome: fault({ kind: 'exception', place: null }),
    time: PLENTY,
  },
  {
    name: 'a megabyte of error',
    source: "function getNextMove() { throw new Error('x'.repeat(1_000_000)) }",
    outcome: answers((both) => {
      for (const { fault: found } of both) expect(JSON.stringify(found).length).toBeLessThan(2 * LIMITS.line);
    }),
    time: PLENTY,
  },
  {
    name: 'a hundred thousand lines',
    source: onCall("for (let i = 0; i < 100_000; i++) console.log('line', i)"),
    outcome: bounded(({ printed, unprinted }) => {
      expect(printed).toBe(LIMITS.lines);
      expect(unprinted).toBe(100_000 - LIMITS.lines);
    }),
    time: PLENTY,
  },
  {
    name: 'a line of five megabytes, and one with a million breaks',
    source: onCall("console.error('x'.repeat(5_000_000)); console.warn('\\n'.repeat(1_000_000))"),
    outcome: bounded(),
    time: PLENTY,
  },
  {
    name: 'letters that take six each to write down',
    source: onCall(
      "for (let i = 0; i < 100; i++) console.log('\\u0000'.repeat(1_000)); return { action: 'pass', more: '\\u0000'.repeat(1_000) }",
    ),
    outcome: bounded(),
    time: PLENTY,
  },
  {
    name: 'something endless inside what it returns',
    source: onCall(
      "const ring = { action: 'pass' }; ring.ring = ring; let deep = ring; for (let i = 0; i < 100_000; i++) deep = [deep]; ring.deep = deep; return ring",
    ),
    outcome: bounded(),
    time: PLENTY,
  },
  {
    name: 'half a letter',
    source: onCall("console.log('\\ud800'); throw new Error('\\udfff')"),
    outcome: throws(/^Error: /),
    time: PLENTY,
  },
  {
    name: 'what honest bots do to objects of their own',
    source: onCall(`
const error = new TypeError('a'); error.name = 'Mine'; error.message = 'b';
class Mine extends Error { constructor(text) { super(text); this.name = 'Mine'; this.message = text; } toString() { return 'own' } }
const object = {}; object.toString = () => 'object'; object.constructor = 1; object.valueOf = () => 2; object.hasOwnProperty = 3;
function Old() { this.toString = () => 'old' } Old.prototype = {}; Old.prototype.constructor = Old;
console.log(error.name, error.message, String(new Mine('c')), new Mine('c').message, String(object), object.constructor, object + 1, object.hasOwnProperty, String(new Old()), new Old().constructor === Old, Object.keys(object).length);`),
    outcome: plays('Mine b own c object 1 3 3 old true 4'),
    time: PLENTY,
  },
];
