/**
 * A move that a program far away has sent. It is read by hand and not by a schema: what does not fit is left at the first
 * value that shows it, where a schema would list every fault of thousands of values.
 */

type Plain = Readonly<Record<string, unknown>>;

/** What may stand in a move of any game, and no more: it is read by others afterwards. */
type Leaf = string | number | boolean | null;
type Flat = Readonly<Record<string, Leaf>>;
type Move = Readonly<Record<string, Leaf | Flat | readonly (Leaf | Flat | readonly (Leaf | Flat)[])[]>>;

/** An action of the engine stream, a move as JavaScript bots return it, or that there is none. */
export type RemoteMove = { readonly action: Move } | { readonly move: Move } | { readonly error: string };

/** How much may stand there. */
const MOST = { key: 32, text: 64, fields: 32, list: 64, innerList: 16, error: 400 } as const;

/** An object as JSON makes them, and no key of it reaches for what all objects share. */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.hasOwn(value, '__proto__');

const isLeaf = (value: unknown): value is Leaf =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= MOST.text);

const isRecordOf = (value: unknown, isField: (field: unknown) => boolean): boolean => {
  if (!isPlain(value)) return false;
  const keys = Object.keys(value);
  return keys.length <= MOST.fields && keys.every((key) => key.length <= MOST.key && isField(value[key]));
};

const isListOf = (value: unknown, most: number, isElement: (element: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isElement);

const isFlat = (value: unknown): boolean => isLeaf(value) || isRecordOf(value, isLeaf);
const isElement = (value: unknown): boolean => isFlat(value) || isListOf(value, MOST.innerList, isFlat);
const isMove = (value: unknown): boolean =>
  isRecordOf(value, (field) => isFlat(field) || isListOf(field, MOST.list, isElement));

/** Null for what cannot be read. */
export const readMove = (sent: unknown): RemoteMove | null => {
  if (!isPlain(sent) || Object.keys(sent).length !== 1) return null;
  const { action, move, error } = sent;
  if (isMove(action)) return { action: action as Move };
  if (isMove(move)) return { move: move as Move };
  return typeof error === 'string' && error.length <= MOST.error ? { error } : null;
};
