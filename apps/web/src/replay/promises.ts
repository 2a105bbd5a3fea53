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
}

const KEY = 'sanh-rong.promises';
const MOST = 60;

type Box = Pick<Storage, 'getItem' | 'setItem'>;

const isPromised = (value: unknown): value is Promised =>
  typeof value === 'object' && value !== null && 'commitment' in value && 'table' in value && 'contributions' in value;

const readAll = (box: Box): readonly Promised[] => {
  try {
    const read: unknown = JSON.parse(box.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter(isPromised) : [];
  } catch {
    return [];
  }
};

/** Writes down what a table promises now. To be called whenever the table has changed; most calls change nothing. */
export const keepPromise = (
  { code, fair }: Pick<TableView, 'code' | 'fair'>,
  now: number,
  box: Box = localStorage,
): void => {
  const kept = readAll(box);
  const known = kept.find(({ table, commitment }) => table === code && commitment === fair.commitment);
  const others = kept.filter((promise) => promise !== known);
  const promise: Promised = {
    table: code,
    commitment: fair.commitment,
    from: known?.from ?? now,
    to: now,
    contributions: known?.contributions.length ? known.contributions : fair.contributions,
  };
  try {
    box.setItem(KEY, JSON.stringify([promise, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or switched off: then there is no witness, and the check says so.
  }
};

/** What a table had promised when it dealt a game; null when this browser was not there. */
export const promiseFor = (
  dealt: { readonly table: string | null; readonly at: number },
  box: Box = localStorage,
): Promised | null =>
  readAll(box).find(({ table, from, to }) => table === dealt.table && from <= dealt.at && dealt.at <= to) ?? null;
