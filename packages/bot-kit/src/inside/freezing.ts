/**
 * Makes everything that bots share unchangeable: what one call, or one game, does to the language must not reach the next
 * one, nor this program. Objects the bot makes itself stay its own.
 */

/** Objects of the language that no global name leads to. */
const hidden = (): unknown[] => {
  const iterators = [
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    ''.matchAll(/(?:)/g),
    (function* () {})(),
    (async function* () {})(),
  ];
  const { Iterator: helpers } = globalThis as unknown as {
    Iterator?: { from(of: object): { map?(by: unknown): object } };
  };
  const traced = {};
  (Error as { captureStackTrace?: (on: object) => void }).captureStackTrace?.(traced);
  const wrapped = helpers?.from({ next: () => ({ done: true, value: undefined }) });
  return [
    ...iterators,
    // V8 gives every error a `stack` of its own, by accessors that all of them share.
    new Error(),
    traced,
    wrapped,
    wrapped?.map?.(() => null),
    function* () {},
    async () => {},
    async function* () {},
    // A strict function's `arguments` has a getter of its own.
    (function () {
      // biome-ignore lint/complexity/noArguments: this is about `arguments` itself
      return arguments;
    })(),
  ];
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Everything reachable from these through properties, accessors and prototypes. */
const reachable = (roots: readonly unknown[]): Set<object> => {
  const found = new Set<object>();
  const ahead = roots.filter(isObject);
  const meet = (value: unknown): void => {
    if (isObject(value) && !found.has(value)) ahead.push(value);
  };
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    meet(Object.getPrototypeOf(next));
    for (const key of Reflect.ownKeys(next)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(next, key) ?? {};
      meet(value);
      meet(get);
      meet(set);
    }
  }
  return found;
};

/**
 * In strict code, assigning to a property that a frozen prototype has throws, even where the object itself could well have
 * one of its own: `error.name = …`, `this.toString = …`. For what bots assign in earnest, the prototype gets a setter that
 * gives the object its own. Returns what the prototype had: only the getters lead there from now on.
 */
const letAssign = (prototype: object, keys: readonly string[]): unknown[] => {
  const had: unknown[] = [];
  for (const key of keys) {
    const { value, enumerable, writable } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
    if (writable !== true) continue;
    had.push(value);
    const assign = function (this: unknown, assigned: unknown): void {
      if (!isObject(this) || this === prototype)
        throw new TypeError(`Cannot assign to read only property '${key}' of object`);
      if (Object.hasOwn(this, key)) Reflect.set(this, key, assigned);
      else Object.defineProperty(this, key, { value: assigned, writable: true, enumerable: true, configurable: true });
    };
    Object.defineProperty(prototype, key, {
      get: () => value,
      set: assign,
      enumerable: enumerable ?? false,
      configurable: true,
    });
  }
  return had;
};

const OBJECTS = ['constructor', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString', 'toString', 'valueOf'];
const ERRORS = ['constructor', 'message', 'name', 'toString'];

const errorClasses = (): object[] =>
  [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(
    ({ prototype }) => prototype,
  );

export const freezeLanguage = (): void => {
  const had = [
    ...letAssign(Object.prototype, OBJECTS),
    ...errorClasses().flatMap((prototype) => letAssign(prototype, ERRORS)),
  ];
  for (const object of reachable([globalThis, ...had, ...hidden()])) {
    try {
      Object.freeze(object);
    } catch {
      // Some places do not let their global object be frozen as a whole; its properties are below.
    }
  }
  for (const key of Reflect.ownKeys(globalThis)) {
    Reflect.defineProperty(globalThis, key, { writable: false, configurable: false });
  }
};
