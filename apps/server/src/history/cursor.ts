import { CURSOR } from '@sanh-rong/protocol';

/** The last entry of a page: when it was, and its name. */
export interface CursorPosition {
  readonly at: number;
  readonly name: string;
}

export const writeCursor = ({ at, name }: CursorPosition): string => `${at.toString(36)}-${name}`;

/** The position that a cursor names; null for the beginning. */
export const readCursor = (cursor: string | undefined): CursorPosition | null => {
  const [, at, name] = CURSOR.exec(cursor ?? '') ?? [];
  return name === undefined ? null : { at: Number.parseInt(at, 36), name };
};

/** One page of entries of which one more than asked for was read, and the cursor of the next. */
export const cut = <Entry>(
  entries: readonly Entry[],
  limit: number,
  place: (entry: Entry) => CursorPosition,
): { readonly entries: readonly Entry[]; readonly next: string | null } => {
  const page = entries.slice(0, limit);
  return { entries: page, next: entries.length > limit ? writeCursor(place(page[page.length - 1])) : null };
};
