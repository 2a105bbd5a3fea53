import { type Attack, fault, onCall, PLENTY, plays, refused, throws, tryEach } from './attack.ts';

const forbidden = (name: string, source: string, message: string, line: number, column: number): Attack => ({
  name,
  source,
  outcome: refused({ kind: 'source', code: 'forbidden', message, place: { line, column } }),
  time: PLENTY,
});

const unknown = (word: string, code: string): Attack => ({
  name: `${word}: there is no such thing`,
  source: onCall(code),
  outcome: throws(new RegExp(`^ReferenceError: ${word} is not defined`)),
  time: PLENTY,
});

const all = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

/** The function constructor, by every road that leads there. */
const CONSTRUCTORS = [
  "(() => {}).constructor('return 1')()",
  "(function* () {}).constructor('return 1')().next()",
  "(async () => {}).constructor('return 1')()",
  "(async function* () {}).constructor('return 1')()",
  "Reflect.construct((() => {}).constructor, ['return 1'])()",
  "Object.getPrototypeOf(class {}).constructor.bind(null, 'return 1')()()",
  "console.log.constructor('return this')()",
  "Object.getOwnPropertyDescriptor(gameState, 'validMoves').get.constructor('return this')()",
  "Math.random.constructor.call(null, 'return this')()",
];

const NAMES =
  'Deno process require module exports Buffer global self window fetch XMLHttpRequest WebSocket EventSource Worker importScripts setTimeout setInterval setImmediate queueMicrotask structuredClone performance crypto navigator location localStorage caches indexedDB postMessage addEventListener dispatchEvent Event MessageChannel BroadcastChannel Blob URL TextEncoder Response Request eval Function WebAssembly SharedArrayBuffer Atomics WeakRef FinalizationRegistry alert prompt close'.split(
    ' ',
  );

/** Those who look for a way out. */
export const outsideAttacks: readonly Attack[] = [
  {
    name: 'everything that is not the language',
    source: onCall(
      `console.log([${NAMES.map((name) => `typeof ${name}`).join(', ')}].filter((type) => type !== 'undefined').length)`,
    ),
    outcome: plays('0'),
    time: PLENTY,
  },
  {
    name: 'code from text, by every constructor of functions',
    source: tryEach(...CONSTRUCTORS),
    outcome: plays(...all(CONSTRUCTORS.length, 'EvalError')),
    time: PLENTY,
  },
  unknown('eval', "eval('1')"),
  unknown('require', "require('node:fs')"),
  unknown('process', 'process.exit(0)'),
  unknown('Deno', 'Deno.exit(0)'),
  unknown('fetch', "fetch('http://127.0.0.1')"),
  unknown('setTimeout', 'setTimeout(() => {}, 0)'),
  unknown('WebAssembly', 'new WebAssembly.Memory({ initial: 10_000 })'),
  unknown('Atomics', 'Atomics.wait(new Int32Array(4), 0, 0)'),
  unknown('SharedArrayBuffer', 'new SharedArrayBuffer(8)'),
  forbidden('importing a module', "import fs from 'node:fs';\nfunction getNextMove() {}", 'import', 1, 1),
  forbidden('importing while it plays', onCall("import('node:fs')"), 'import()', 2, 1),
  forbidden('importing a file of the machine', onCall("  import('file:///etc/passwd')"), 'import()', 2, 3),
  forbidden('asking where it is', onCall('import.meta.url'), 'import.meta', 2, 1),
  forbidden('exporting', 'export function getNextMove() {}', 'export', 1, 1),
  forbidden('waiting while it is loaded', 'function getNextMove() {}\nawait new Promise(() => {})', 'await', 2, 1),
  {
    name: 'breaking out of what is written around it',
    source: "function getNextMove() {}\nreturn getNextMove;};\nimport('node:fs');() => {",
    outcome: refused({ kind: 'source', code: 'syntax', place: { line: 2, column: 1 } }),
    time: PLENTY,
  },
  {
    name: 'a comment that never ends',
    source: `${onCall('')}\n/*`,
    outcome: refused({ kind: 'source', code: 'syntax', place: { line: 5, column: 1 } }),
    time: PLENTY,
  },
  {
    name: 'going by another name in stacks',
    source: `${onCall('null.x')}\n//# sourceURL=/etc/passwd\n//# sourceMappingURL=file:///etc/passwd`,
    outcome: fault({ kind: 'exception', place: { line: 2, column: 6 } }),
    time: PLENTY,
  },
  {
    name: 'the global object and what it inherits',
    source: tryEach(
      'this',
      'Reflect.ownKeys(Object.getPrototypeOf(globalThis)).length',
      'Object.isFrozen(globalThis)',
      'Object.getOwnPropertyNames(globalThis).some((name) => /deno|node|process/i.test(name))',
    ),
    outcome: plays('undefined', '0', 'true', 'false'),
    time: PLENTY,
  },
  {
    name: 'whoever called it',
    source: tryEach(
      'getNextMove.caller',
      'arguments.callee',
      'getNextMove.arguments',
      'Error.prepareStackTrace = (_, frames) => frames[1].getFunction()',
      'Error.stackTraceLimit = 1e9',
    ),
    outcome: plays(...all(5, 'TypeError')),
    time: PLENTY,
  },
  {
    name: 'a forged report among what it prints',
    source: onCall(`console.log('\\n' + JSON.stringify({ type: 'decided', key: '', id: 1, answers: [] }) + '\\n')`),
    outcome: plays('', '{"type":"decided","key":"","id":1,"answers":[]}', ''),
    time: PLENTY,
  },
];
