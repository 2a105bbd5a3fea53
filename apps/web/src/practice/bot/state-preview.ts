/** What a part of a bot's state is in a few letters, before it is unfolded. */

const LONGEST = 64;

export const isFoldable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Cards are read as cards, also with other fields beside. */
const cardOf = (value: object): string | null => {
  if (!('rank' in value && 'suit' in value)) return null;
  return `${String(value.rank)}${String(value.suit)}`;
};

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** No more than is shown in the end: a state can be large. */
const inside = (value: unknown, room: number): string => {
  if (!isFoldable(value)) return JSON.stringify(value) ?? String(value);
  const card = cardOf(value);
  if (card !== null) return card;
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let left = room;
  for (const key of Object.keys(value)) {
    if (left <= 0) break;
    const each = (value as Readonly<Record<string, unknown>>)[key];
    const part = isList ? inside(each, left) : `${key}: ${inside(each, left)}`;
    parts.push(part);
    left -= part.length + 2;
  }
  return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
};

export const previewOf = (value: unknown): string => cut(inside(value, LONGEST));
