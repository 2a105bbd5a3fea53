import { expect } from 'vitest';
import { type Attack, answers, onCall, PLENTY, plays, throws, tryEach } from './attack.ts';

/** Things that everybody shares, and an attempt to change each. */
const SHARED = [
  'Object.prototype.polluted = 1',
  'Object.setPrototypeOf(Object.prototype, { polluted: 1 })',
  'Array.prototype.push = () => 0',
  'Array.prototype[0] = 1',
  'delete Array.prototype.map',
  'String.prototype.split = () => []',
  'Map.prototype.get = () => 1',
  'Math.random = () => 0',
  'JSON.stringify = () => "{}"',
  'JSON.parse = () => 0',
  'console.log = () => {}',
  'console.kept = 1',
  'Promise.prototype.then = () => 0',
  'RegExp.prototype.exec = () => null',
  'Reflect.ownKeys = () => []',
  'Date.now = () => 0',
  'globalThis.kept = 1',
  'globalThis.Map = class {}',
  'Object.getPrototypeOf(function* () {}).kept = 1',
  'Object.getPrototypeOf(async () => {}).kept = 1',
  'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })',
  'Object.getPrototypeOf(Int8Array).kept = 1',
  'Object.getPrototypeOf(Object.getPrototypeOf((async function* () {})())).kept = 1',
  "Object.getPrototypeOf(''.matchAll(/x/g)).next = 1",
  'Object.getPrototypeOf(() => {}).call = () => 0',
  'Symbol.iterator.constructor.kept = 1',
  'Error.prototype.kept = 1',
  'Math.random.kept = 1',
  'undefined = 1',
];

/** What a bot comes by besides the state and the globals: nothing names these. */
const NAMELESS = `
const traced = {};
Error.captureStackTrace(traced);
const thrown = (() => { try { null.x } catch (error) { return error } })();
const nameless = [
  traced, thrown, new Error('x'), new AggregateError([]), new DisposableStack(), Promise.withResolvers(),
  [].values(), new Map().keys(), new Set().keys(), 'x'[Symbol.iterator](), 'x'.matchAll(/x/g), /x/d.exec('x'),
  Iterator.from({ next: () => ({ done: true }) }), [].values().map((x) => x),
  (function* () {})(), (async function* () {})(), async () => {}, (function () { return arguments })(),
];`;

/** Leaves a mark on everything it can reach, and prints how many it found that were there before. */
const MARK = `
${NAMELESS}
const met = new Set();
const found = [];
const mark = (value, way) => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || met.has(value)) return;
  met.add(value);
  if (Object.hasOwn(value, 'marked')) found.push(way);
  mark(Object.getPrototypeOf(value), way + ' <');
  for (const key of Reflect.ownKeys(value)) {
    const { get, set } = Object.getOwnPropertyDescriptor(value, key);
    const name = way + ' ' + String(key);
    mark(get, name + ':get');
    mark(set, name + ':set');
    try { mark(value[key], name) } catch {}
  }
  try { value.marked = true } catch {}
};
mark(gameState, 'state');
mark(globalThis, 'global');
nameless.forEach((value, at) => mark(value, 'nameless ' + at));
console.log(met.size > 500, found.join());`;

/** Spoils everything that can be reached from the state, and prints first what it found there. */
const SPOIL = `
for (const piece of JSON.stringify(gameState).match(/.{1,900}/g)) console.log(piece);
const met = new Set();
const spoil = (value) => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || met.has(value)) return;
  met.add(value);
  spoil(Object.getPrototypeOf(value));
  for (const key of Reflect.ownKeys(value)) {
    const { get, set } = Object.getOwnPropertyDescriptor(value, key);
    spoil(get);
    spoil(set);
    try { spoil(value[key]) } catch {}
    try { value[key] = 'spoilt' } catch {}
    try { delete value[key] } catch {}
  }
  try { value.spoilt = true } catch {}
};
spoil(gameState);`;

/** The hour on every way to a clock there is. */
const HOURS = [
  'new Date()',
  'new Date(Date.now())',
  'new (new Date().constructor)()',
  'new (Object.getPrototypeOf(new Date(0)).constructor)()',
  'new (class extends Date {})()',
  'Reflect.construct(Date, [])',
  "new Date(Date() + '')",
].map((date) => `${date}.toISOString().slice(0, 16)`);

/** Those who want to leave something behind. */
export const lastingAttacks: readonly Attack[] = [
  {
    name: 'changing what the language is made of',
    source: tryEach(...SHARED),
    outcome: plays(...SHARED.map(() => 'TypeError')),
    time: PLENTY,
  },
  {
    name: 'giving the language new parts',
    source: onCall("Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'forged' })"),
    outcome: throws(/^TypeError: /),
    time: PLENTY,
  },
  {
    name: 'spoiling everything that can be reached from gameState',
    source: onCall(SPOIL),
    inGames: true,
    outcome: answers((both) => {
      const [first, second] = both.map(({ printed }) => printed.map(({ text }) => text).join(''));
      expect(first).toContain('"validMoves":[{');
      expect(second).toBe(first);
      expect(both.map(({ action }) => action)).toEqual([{ type: 'pass' }, { type: 'pass' }]);
    }),
    time: PLENTY,
  },
  {
    name: 'leaving a mark for the next game',
    source: onCall(MARK),
    inGames: true,
    asked: 3,
    outcome: plays('true '),
    time: PLENTY,
  },
  {
    name: 'reading what another game has searched for',
    source: onCall("console.log(RegExp.$1, RegExp.lastMatch, RegExp['$&']); /(.+)/.exec('secret')"),
    outcome: plays('undefined undefined undefined'),
    time: PLENTY,
  },
  {
    name: 'reading from the time of day how long another game took',
    source: tryEach(...HOURS, 'typeof performance + typeof Temporal + typeof Intl + typeof Atomics'),
    outcome: plays(...HOURS.map(() => '2026-01-01T00:00'), 'undefined'.repeat(4)),
    time: PLENTY,
  },
  {
    name: 'throwing while it is inside the program',
    source: onCall(
      "const list = []; list.length = 3; Object.defineProperty(list, 0, { get() { throw new Error('inside') } }); console.log(list)",
    ),
    outcome: plays('[<?>, undefined, undefined]'),
    time: PLENTY,
  },
  {
    name: 'the same dice give the same numbers, whatever was drawn before',
    source: onCall('console.log(Math.random() === Math.random(), Math.random() < 1); globalThis.Math.random()'),
    outcome: plays('false true'),
    time: PLENTY,
  },
];
