import { isRecord } from '@sanh-rong/engine';

/** Options of a table as they are typed: `ante=20,tieBreak=bestSuit`, or one JSON object. */

/** Split at commas that stand in no list and in no text. */
const parts = (text: string): string[] => text.split(/,(?![^[\]]*\])(?![^{}]*\})/).filter((part) => part.trim() !== '');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Names lead to nothing but what was written there. */
type Group = { [name: string]: unknown };

/** `toiTrang.initial=[…]` lies in a group. */
const put = (options: Group, [name, ...inner]: readonly string[], value: unknown): boolean => {
  if (name === '' || name === '__proto__') return false;
  if (inner.length === 0) {
    options[name] = value;
    return true;
  }
  const known = Object.hasOwn(options, name) ? options[name] : {};
  if (!isRecord(known)) return false;
  options[name] = known;
  return put(known, inner, value);
};

/** What was asked for; null where it makes no sense. Whether such options exist is for the engine to say. */
export const givenOptions = (text: string): Readonly<Record<string, unknown>> | null => {
  if (text.trim().startsWith('{')) {
    const value = parsed(text);
    return isRecord(value) ? value : null;
  }
  const options: Group = {};
  for (const part of parts(text)) {
    const at = part.indexOf('=');
    if (at <= 0) return null;
    const value = part.slice(at + 1).trim();
    if (!put(options, part.slice(0, at).trim().split('.'), parsed(value) ?? value)) return null;
  }
  return options;
};
