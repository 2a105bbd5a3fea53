import { isOfStrangers, isPerson, strangersAt, type TableEvent, type TableState, turnOf } from '@sanh-rong/table';

/** What is stored beside the events of a table of strangers: who has a seat there, and who left it (docs/decisions/0026). */

/** A person who left a table, or was not there at the end of a game. */
export interface Departure {
  readonly person: string;
  /** Milliseconds. */
  readonly at: number;
  /** In the middle of a game with other people. */
  readonly unfinished: boolean;
}

export interface StrangersMoved {
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly departures: readonly Departure[];
}

const NOTHING: StrangersMoved = { came: [], went: [], departures: [] };

/** Whether a person other than this one is there to play. */
const hasCompany = ({ seats }: TableState, person: string): boolean =>
  seats.some((holder) => isPerson(holder) && holder.person.id !== person && !holder.gone && !holder.away);

/** People for whom a built-in player played on when the game ended, or would have: they lost their connection and did not come back. */
const missingAtEnd = (before: TableState, after: TableState): string[] => {
  if (after.records.length <= before.records.length) return [];
  return after.seats.flatMap((holder) =>
    isPerson(holder) && !holder.gone && (holder.away || holder.standIn) ? [holder.person.id] : [],
  );
};

/** People who went to friends: that game is not held against them. */
const wentToFriends = ({ seats }: TableState, events: readonly TableEvent[]): string[] =>
  events.flatMap((event) => {
    const holder = event.type === 'left' && event.because === 'friends' ? seats[event.seat] : undefined;
    return isPerson(holder) ? [holder.person.id] : [];
  });

export const strangersMoved = (
  before: TableState | null,
  after: TableState,
  events: readonly TableEvent[],
): StrangersMoved => {
  if (!isOfStrangers(after)) return NOTHING;
  const here = strangersAt(after);
  if (before === null) return { ...NOTHING, came: here };
  const there = strangersAt(before);
  const went = there.filter((person) => !here.includes(person));
  const missing = missingAtEnd(before, after);
  if (went.length === 0 && missing.length === 0 && here.length === there.length) return NOTHING;
  const at = events[events.length - 1].at;
  const wasPlaying = turnOf(before) >= 0;
  const toFriends = wentToFriends(before, events);
  return {
    came: here.filter((person) => !there.includes(person)),
    went,
    departures: [
      ...went.map((person) => ({
        person,
        at,
        unfinished: wasPlaying && !toFriends.includes(person) && hasCompany(before, person),
      })),
      ...missing
        .filter((person) => !went.includes(person))
        .map((person) => ({ person, at, unfinished: hasCompany(before, person) })),
    ].filter(({ unfinished, person }) => unfinished || went.includes(person)),
  };
};
