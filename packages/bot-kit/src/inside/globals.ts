/**
 * What a bot finds: the language and a console (BT-3). Left out of the language itself is what makes code from text (eval,
 * Function), what is for threads (SharedArrayBuffer, Atomics), and what differs from one machine or moment to the next and
 * is of no use here (WeakRef, FinalizationRegistry, Intl, Temporal).
 */
const LANGUAGE: ReadonlySet<unknown> = new Set([
  'AggregateError',
  'Array',
  'ArrayBuffer',
  'AsyncDisposableStack',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Boolean',
  'DataView',
  'Date',
  'DisposableStack',
  'Error',
  'EvalError',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Iterator',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'ReferenceError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'SuppressedError',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'URIError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'WeakSet',
  'console',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'escape',
  'globalThis',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
  'unescape',
]);

/** What V8 and others keep on RegExp of the last match: one game could read there what another has searched. */
const REGEXP: ReadonlySet<unknown> = new Set(['length', 'name', 'prototype', 'escape', Symbol.species]);

/** Takes a property away. Behind some another one comes up; one that cannot be deleted is emptied. */
const remove = (from: object, key: PropertyKey): void => {
  if (Reflect.deleteProperty(from, key) && Reflect.deleteProperty(from, key) && !Object.hasOwn(from, key)) return;
  Reflect.defineProperty(from, key, { value: undefined });
};

const strip = (object: object, keep: ReadonlySet<unknown>): void => {
  for (const key of Reflect.ownKeys(object)) if (!keep.has(key)) remove(object, key);
};

/** Takes away everything that is not the language, from the global object and from what it inherits. */
export const removeGlobals = (): void => {
  for (let at: object | null = globalThis; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    strip(at, LANGUAGE);
  }
  strip(RegExp, REGEXP);
};
