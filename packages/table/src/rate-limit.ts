import type { Command } from './commands.ts';
import type { TableEvent } from './events.ts';
import { isPerson, seatOf, type TableState } from './state.ts';
import { isOfStrangers } from './warm-seats.ts';

/**
 * How much coming, going and changing a table takes: each is told to everybody there and kept for good. The limit is
 * part of the table, so it holds whichever node is asked and however many people share in it.
 */

/** So many at once, and one more in so many milliseconds. */
export const TABLE_RATE_LIMIT = { burst: 600, every: 5_000 } as const;

/** Of these one person has so many, for sitting down, watching, getting ready and hiding their count. */
export const PERSON_RATE_LIMIT = { burst: 20, every: 30_000 } as const;

/** People who have used fewer than this of their own limit are let in when a table's room for the others is used up. */
const FEW = 3;

/**
 * How much of a table's limit is kept for others. People outside are stopped first: strangers who come and go must not
 * keep a person from a seat, people in seats must not keep the host from sending one of them away. Of each kind those
 * are stopped first who have done it often, so that a crowd which sits down and leaves does not keep a friend out. A
 * command that is not listed here is always allowed: it follows a limited one, or moves the game.
 */
const KEPT_FOR_OTHERS: Readonly<Partial<Record<Command['type'], { readonly often: number; readonly few: number }>>> = {
  watch: { often: 450, few: 300 },
  sit: { often: 300, few: 150 },
  takeSeat: { often: 300, few: 150 },
  ready: { often: 100, few: 100 },
  hideCount: { often: 100, few: 100 },
  start: { often: 0, few: 0 },
  kick: { often: 0, few: 0 },
  seatPlayer: { often: 0, few: 0 },
  seatBot: { often: 0, few: 0 },
  stand: { often: 0, few: 0 },
  configure: { often: 0, few: 0 },
  handOver: { often: 0, few: 0 },
  again: { often: 0, few: 0 },
};

const OF_PERSON: readonly Command['type'][] = ['watch', 'sit', 'takeSeat', 'ready', 'hideCount'];

/** Whether a seat has a text to pledge for the next deal among strangers: each lobby asks each seat for one. */
const owesPledge = (state: TableState, seat: number): boolean => {
  const holder = state.seats[seat];
  return isOfStrangers(state) && state.phase === 'waiting' && isPerson(holder) && holder.pledge === null;
};

const pledges = (command: Command): boolean =>
  command.type === 'ready' && (command.pledge ?? command.contribution) !== undefined;

/** Whether a table has seen too much of this kind lately, from everybody or from this person. */
export const isRateLimited = (state: TableState, by: string, command: Command, now: number): boolean => {
  const { lively, visits } = state;
  const { type } = command;
  const kept = KEPT_FOR_OTHERS[type];
  if (kept === undefined || (pledges(command) && owesPledge(state, seatOf(state, by)))) return false;
  const used = Math.max(0, (visits[by] ?? 0) - now) / PERSON_RATE_LIMIT.every;
  if (OF_PERSON.includes(type) && used > PERSON_RATE_LIMIT.burst - 1) return true;
  const spared = used > FEW - 1 ? kept.often : kept.few;
  return lively - now > (TABLE_RATE_LIMIT.burst - spared - 1) * TABLE_RATE_LIMIT.every;
};

const LIMITED: readonly TableEvent['type'][] = [
  'sat',
  'watched',
  'readied',
  'countHidden',
  'countdown',
  'kicked',
  'playerSat',
  'botSat',
  'stood',
  'configured',
  'hosted',
];

/**
 * What every game among strangers brings with it: its countdown comes by itself, and each seat pledges a text once. However
 * briskly people play, none of it counts.
 */
const comesWithGame = (before: TableState, event: TableEvent): boolean => {
  if (event.type === 'readied') return event.pledge !== null && owesPledge(before, event.seat);
  return event.type === 'countdown' && isOfStrangers(before);
};

const isLimited = (before: TableState | null, event: TableEvent): boolean =>
  LIMITED.includes(event.type) && (before === null || !comesWithGame(before, event));

/** A session that was played to its end gives back what its lobby took: each person there got ready, or began it. */
const givesBack = (before: TableState | null, event: TableEvent): before is TableState =>
  event.type === 'reopened' && before !== null && !isOfStrangers(before);

const seatedPeople = ({ seats }: TableState): readonly string[] =>
  seats.filter(isPerson).map(({ person }) => person.id);

/** Until when a table makes up for what it has seen, after one more event. */
export const livelyAfter = (before: TableState | null, { lively }: TableState, event: TableEvent): number => {
  if (givesBack(before, event))
    return Math.max(event.at, lively - seatedPeople(before).length * TABLE_RATE_LIMIT.every);
  return isLimited(before, event) ? Math.max(lively, event.at) + TABLE_RATE_LIMIT.every : lively;
};

const visitorOf = ({ seats }: TableState, event: TableEvent): string | null => {
  if (event.type === 'sat' || event.type === 'watched') return event.person.id;
  const holder = event.type === 'readied' || event.type === 'countHidden' ? seats[event.seat] : undefined;
  return isPerson(holder) ? holder.person.id : null;
};

/** The same of each person, after one more event; who has made up for all of it is forgotten. */
export const visitsAfter = (before: TableState | null, state: TableState, event: TableEvent): TableState['visits'] => {
  const { visits } = state;
  const left = (): [string, number][] => Object.entries(visits).filter(([, until]) => until > event.at);
  if (givesBack(before, event)) {
    const seated = new Set(seatedPeople(before));
    return Object.fromEntries(
      left().map(([id, until]) => [id, seated.has(id) ? until - PERSON_RATE_LIMIT.every : until]),
    );
  }
  const id = isLimited(before, event) ? visitorOf(state, event) : null;
  if (id === null) return visits;
  return { ...Object.fromEntries(left()), [id]: Math.max(visits[id] ?? 0, event.at) + PERSON_RATE_LIMIT.every };
};
