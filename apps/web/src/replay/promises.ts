import type { OwnText } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';

/**
 * What this browser has seen a table promise about its deals, and when. A proof that comes later is only worth
 * something against a promise that was seen before: the server cannot change what is written down here.
 */
export interface Promised {
  readonly table: string;
  readonly commitment: string;
  /** First and last time it was seen to stand (milliseconds, the server's clock). */
  readonly from: number;
  readonly to: number;
  /** The texts the players had brought, as they were shown at the table; empty until the first deal. */
  readonly contributions: readonly (string | null)[];
  /** The text that this browser drew for the shuffle; its seat is known from the first deal on. */
  readonly own: { readonly text: string; readonly seat: number | null } | null;
}

const KEY = 'sanh-rong.promises';
const MOST = 60;

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** Asked for anew each time: where storage is switched off, even naming it fails. */
const BROWSER: Box = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** Those that were kept before own texts were have none. */
type Kept = Omit<Promised, 'own'> & Partial<Pick<Promised, 'own'>>;

const isPromised = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'commitment' in value && 'table' in value && 'contributions' in value;

const readAll = (box: Box): readonly Promised[] => {
  try {
    const read: unknown = JSON.parse(box.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isPromised).map((kept) => ({ own: null, ...kept })) : [];
  } catch {
    return [];
  }
};

type Promising = Pick<TableView, 'code' | 'fair'>;

/** Writes down what is changed about a promise of a table, now that it is seen to stand. */
const keep = (
  { code, fair }: Promising,
  now: number,
  box: Box,
  change: (known: Promised) => Partial<Promised>,
): Promised => {
  const kept = readAll(box);
  const known = kept.find(({ table, commitment }) => table === code && commitment === fair.commitment);
  const others = kept.filter((promise) => promise !== known);
  const seen: Promised = {
    ...(known ?? { table: code, commitment: fair.commitment, from: now, contributions: [], own: null }),
    to: now,
  };
  const promise: Promised = { ...seen, ...change(seen) };
  try {
    box.setItem(KEY, JSON.stringify([promise, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or switched off: then there is no witness, and the check says so.
  }
  return promise;
};

/** Writes down what a table promises now. To be called whenever the table has changed; most calls change nothing. */
export const keepPromise = (
  { you, ...table }: Promising & Pick<TableView, 'you'>,
  now: number,
  box: Box = BROWSER,
): void => {
  const { contributions } = table.fair;
  keep(table, now, box, (known) => ({
    contributions: known.contributions.length > 0 ? known.contributions : contributions,
    // The texts are shown from the first deal on: where somebody sits then, their own text was brought from.
    ...(known.own !== null && known.own.seat === null && contributions.length > 0
      ? { own: { ...known.own, seat: you } }
      : {}),
  }));
};

/**
 * The text that this browser brings into the shuffle of a session: drawn once, after the promise, and written down before
 * the server hears of it.
 */
export const bringText = (table: Promising, now: number, draw: () => string, box: Box = BROWSER): string => {
  const { own } = keep(table, now, box, (known) => ({ own: known.own ?? { text: draw(), seat: null } }));
  return own?.text ?? draw();
};

/** What of a promise is this browser's own. */
export const ownTextOf = ({ own }: Promised): OwnText | null =>
  own === null || own.seat === null ? null : { text: own.text, seat: own.seat };

/** What a table had promised when it dealt a game; null when this browser was not there. */
export const promiseFor = (
  dealt: { readonly table: string | null; readonly at: number },
  box: Box = BROWSER,
): Promised | null =>
  readAll(box).find(({ table, from, to }) => table === dealt.table && from <= dealt.at && dealt.at <= to) ?? null;
