import { type Estimate, estimate, type Moments, merge, NOTHING, observe } from './moments.ts';
import type { Contestant } from './schedule.ts';
import { inOnePiece } from './steps.ts';

/** The deals in which two contestants met, of any matches and with any others at the table. */
export interface Meeting {
  /** The one with the smaller id; the other way round everything is mirrored. */
  readonly one: string;
  readonly other: string;
  /** By how many points the one led in a deal. A deal with all its seatings is one observation, as in a tally. */
  readonly leads: Moments;
  /** 1 for a deal in which the one was ahead, ½ for a tie, 0 otherwise. */
  readonly ahead: Moments;
}

/** Who did what against whom: plain numbers in the order of the ids, that merge and can be kept. */
export type Crosstable = readonly Meeting[];

/** A match as a crosstable needs it. */
export interface MatchPoints {
  /** By contestant; each contestant appears once. */
  readonly ids: readonly string[];
  /** By deal: everybody's mean points, by contestant (`pointsIn`). */
  readonly deals: readonly (readonly number[])[];
  /** Their stand-ins played from then on: these deals do not say which contestant is better. */
  readonly disqualified?: readonly Contestant[];
}

const keyOf = ({ one, other }: Pick<Meeting, 'one' | 'other'>): string => JSON.stringify([one, other]);

const byIds = (a: Meeting, b: Meeting): number =>
  a.one < b.one ? -1 : a.one > b.one ? 1 : a.other < b.other ? -1 : a.other > b.other ? 1 : 0;

const countMeetings = ({ ids, deals, disqualified = [] }: MatchPoints): Meeting[] =>
  ids.flatMap((one, i) =>
    ids.flatMap((other, j) => {
      if (one >= other || disqualified.includes(i) || disqualified.includes(j)) return [];
      let [leads, ahead] = [NOTHING, NOTHING];
      for (const points of deals) {
        const lead = points[i] - points[j];
        leads = observe(leads, lead);
        ahead = observe(ahead, lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
      }
      return [{ one, other, leads, ahead }];
    }),
  );

/** A league is looked at again and again while it is played: each match is counted once. */
const counted = new WeakMap<MatchPoints, readonly Meeting[]>();

const meetingsIn = (match: MatchPoints): readonly Meeting[] => {
  const meetings = counted.get(match) ?? countMeetings(match);
  counted.set(match, meetings);
  return meetings;
};

const together = (before: Meeting | undefined, meeting: Meeting): Meeting =>
  before === undefined
    ? meeting
    : { ...meeting, leads: merge(before.leads, meeting.leads), ahead: merge(before.ahead, meeting.ahead) };

/** A step for each item, of which there may be thousands. */
function* mergeSteps<Item>(
  items: readonly Item[],
  meetingsOf: (item: Item) => readonly Meeting[],
): Generator<void, Crosstable> {
  const merged = new Map<string, Meeting>();
  for (const item of items) {
    for (const meeting of meetingsOf(item)) {
      const key = keyOf(meeting);
      if (meeting.leads.count > 0) merged.set(key, together(merged.get(key), meeting));
    }
    yield;
  }
  return [...merged.values()].sort(byIds);
}

export const mergeCrosstables = (...tables: readonly Crosstable[]): Crosstable =>
  inOnePiece(mergeSteps(tables, (table) => table));

export const crosstableSteps = (matches: readonly MatchPoints[]): Generator<void, Crosstable> =>
  mergeSteps(matches, meetingsIn);

export const crosstableOf = (matches: readonly MatchPoints[]): Crosstable => inOnePiece(crosstableSteps(matches));

/** What one did against another. */
export interface HeadToHead {
  readonly deals: number;
  /** In points a game. */
  readonly lead: Estimate;
  /** The share of deals in which they were ahead, ties as halves. */
  readonly ahead: Estimate;
}

const shareOf = (moments: Moments, confidence?: number): Estimate => {
  const { mean, low, high } = estimate(moments, confidence);
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
};

/** From where the one with the smaller id sits, and from the other side. */
const straight = ({ leads, ahead }: Meeting, confidence?: number): HeadToHead => ({
  deals: leads.count,
  lead: estimate(leads, confidence),
  ahead: shareOf(ahead, confidence),
});

const mirrored = ({ leads, ahead, ...ids }: Meeting, confidence?: number): HeadToHead =>
  straight({ ...ids, leads: { ...leads, mean: -leads.mean }, ahead: { ...ahead, mean: 1 - ahead.mean } }, confidence);

/** The meetings of each contestant, by the id of the other. */
const meetingsById = new WeakMap<Crosstable, ReadonlyMap<string, ReadonlyMap<string, Meeting>>>();

const indexOf = (table: Crosstable): ReadonlyMap<string, ReadonlyMap<string, Meeting>> => {
  const known = meetingsById.get(table);
  if (known !== undefined) return known;
  const index = new Map<string, Map<string, Meeting>>();
  for (const meeting of table) {
    for (const [id, other] of [
      [meeting.one, meeting.other],
      [meeting.other, meeting.one],
    ]) {
      const own = index.get(id) ?? new Map<string, Meeting>();
      index.set(id, own.set(other, meeting));
    }
  }
  meetingsById.set(table, index);
  return index;
};

/** Null for two who never met. */
export const headToHead = (table: Crosstable, id: string, other: string, confidence?: number): HeadToHead | null => {
  const meeting = indexOf(table).get(id)?.get(other);
  if (meeting === undefined) return null;
  return meeting.one === id ? straight(meeting, confidence) : mirrored(meeting, confidence);
};

/** What `id` did against everybody they met, by the other's id, in the order of the ids. */
export const headToHeads = (table: Crosstable, id: string, confidence?: number): Map<string, HeadToHead> => {
  const others = [...(indexOf(table).get(id)?.keys() ?? [])].sort();
  return new Map(
    others.flatMap((other): [string, HeadToHead][] => {
      const met = headToHead(table, id, other, confidence);
      return met === null ? [] : [[other, met]];
    }),
  );
};

/** Everybody in a table, in the order of their ids. */
export const idsIn = (table: Crosstable): string[] =>
  [...new Set(table.flatMap(({ one, other }) => [one, other]))].sort();
