import { positionIn } from './source-position.ts';

/**
 * Any value in readable words of the language, never longer than asked. It may run getters of the bot's, within the time of
 * its call; what they throw becomes a mark in the text.
 */

const DEEPEST = 6;
/** Letters of a text or a name inside something larger. */
const LONGEST_TEXT = 200;

const UNREADABLE = '<?>';

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

const PLAIN_NAME = /^[A-Za-z_$][\w$]{0,60}$/;

const keyWritten = (key: string): string => (PLAIN_NAME.test(key) ? key : JSON.stringify(cut(key)));

/** A text that may be anything else. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1_000) : '');

/** "TypeError: x is not a function". */
export const namedMessage = ({ name, message }: Error): string =>
  [textOf(name), textOf(message)].filter((part) => part !== '').join(': ');

const errorWritten = (error: Error): string => {
  const place = positionIn(error);
  return place === null ? namedMessage(error) : `${namedMessage(error)} (${place.line}:${place.column})`;
};

const simplyWritten = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value));
    case 'bigint':
      // Writing out a very long one takes seconds.
      return BigInt.asIntN(256, value) === value ? `${value}n` : 'BigInt';
    case 'symbol':
      return `Symbol(${cut(value.description ?? '')})`;
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
};

/** Objects that are written as one thing, not part by part. */
const shortlyWritten = (value: object): string | null => {
  if (typeof value === 'function') return `[function ${cut(textOf(value.name))}]`;
  if (value instanceof Error) return errorWritten(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return cut(RegExp.prototype.toString.call(value));
  return null;
};

const isNumbers = (value: object): value is Uint8Array => ArrayBuffer.isView(value) && !(value instanceof DataView);

/** Writes until its letters are used up; then everything around it ends as well. */
class Writer {
  private text = '';
  private readonly most: number;
  private readonly around: object[] = [];

  constructor(most: number) {
    this.most = most;
  }

  get result(): string {
    return this.isFull ? `${this.text.slice(0, this.most - 1)}…` : this.text;
  }

  write(value: unknown): void {
    const isPart = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (isPart) this.writeSafely(value);
    else this.add(simplyWritten(value));
  }

  private get isFull(): boolean {
    return this.text.length > this.most;
  }

  private add(text: string): void {
    if (!this.isFull) this.text += text;
  }

  private writeSafely(value: object): void {
    if (this.around.includes(value)) {
      this.add('[circular]');
      return;
    }
    const depth = this.around.push(value) - 1;
    try {
      this.writeObject(value);
    } catch {
      this.add(UNREADABLE);
    }
    this.around.length = depth;
  }

  private writeObject(value: object): void {
    const short = shortlyWritten(value);
    if (short !== null) this.add(short);
    else if (Array.isArray(value)) this.writeList('', value);
    else if (isNumbers(value)) this.writeList(`${value[Symbol.toStringTag]} `, value);
    else if (value instanceof Map) this.writeEach('Map {', value.entries(), '}', (pair) => this.writePair(pair));
    else if (value instanceof Set) this.writeEach('Set {', value.values(), '}', (item) => this.write(item));
    else {
      this.writeEach('{', Object.keys(value), '}', (key) => {
        this.add(`${keyWritten(key)}: `);
        this.writeProperty(value, key);
      });
    }
  }

  private writePair([key, value]: readonly [unknown, unknown]): void {
    this.write(key);
    this.add(' → ');
    this.write(value);
  }

  private writeProperty(of: object, key: string | number): void {
    let value: unknown;
    try {
      value = Reflect.get(of, key);
    } catch {
      this.add(UNREADABLE);
      return;
    }
    this.write(value);
  }

  private writeList(name: string, list: ArrayLike<unknown>): void {
    const length = Number(list.length);
    const places = function* (): Generator<number> {
      for (let at = 0; at < length; at++) yield at;
    };
    this.writeEach(`${name}[`, places(), ']', (at) => this.writeProperty(list, at));
  }

  private writeEach<Item>(begin: string, items: Iterable<Item>, end: string, writeItem: (item: Item) => void): void {
    if (this.around.length > DEEPEST) {
      this.add(`${begin}…${end}`);
      return;
    }
    this.add(begin);
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.add(', ');
      isFirst = false;
      writeItem(item);
      if (this.isFull) return;
    }
    this.add(end);
  }
}

/** A value as it stands in code, at most this many letters. */
export const written = (value: unknown, most: number): string => {
  const writer = new Writer(most);
  writer.write(value);
  return writer.result;
};
