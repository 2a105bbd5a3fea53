import { createHash, createHmac } from 'node:crypto';
import { roundRobin, type SwissRound, swissRound } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { ARENA_LIMITS } from '@sanh-rong/protocol';

/**
 * Who meets whom. Everything follows from the seed of the tournament, from who plays in it, and in a Swiss league from
 * the standings: with these, people can draw the same rounds again.
 */

export interface DrawnFrom {
  readonly seed: string;
  readonly format: 'roundRobin' | 'swiss';
  /** At a table; where fewer bots play, tables are smaller. */
  readonly seats: number;
}

/** A bot by its id. */
export type BotId = string;
export type DrawnTable = readonly BotId[];

const lotOf = (seed: string, bot: BotId): string => createHash('sha256').update(`${seed}/lot/${bot}`).digest('hex');

/** All bots in an order drawn by lot; a bot that leaves changes nothing in the order of the others. */
export const byLot = (seed: string, bots: readonly BotId[]): BotId[] => {
  const lots = new Map(bots.map((bot) => [bot, lotOf(seed, bot)]));
  const lot = (bot: BotId): string => lots.get(bot) ?? '';
  return bots.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
};

/** What the cards of a match are dealt from. Those of one match say nothing about those of another. */
export const seedOfMatch = (seed: string, match: string): string =>
  createHmac('sha256', seed).update(match).digest('hex').slice(0, 32);

/** Tables of a round robin: beyond that a large field would play for days. */
const MOST_TABLES = 300;
/** How often everybody meets everybody where not all tables that could be are played. */
const MEETINGS = 2;

/** Tables one after the other into rounds in which no bot sits twice. */
const inRounds = (tables: readonly (readonly number[])[]): number[][][] => {
  const rounds: { readonly tables: number[][]; readonly busy: Set<number> }[] = [];
  for (const table of tables) {
    let round = rounds.find(({ busy }) => !table.some((each) => busy.has(each)));
    if (round === undefined) {
      round = { tables: [], busy: new Set() };
      rounds.push(round);
    }
    round.tables.push([...table]);
    for (const each of table) round.busy.add(each);
  }
  return rounds.map((round) => round.tables);
};

/** All rounds of a round robin. */
export const roundsOf = ({ seed, seats }: DrawnFrom, field: readonly BotId[]): DrawnTable[][] => {
  const order = byLot(seed, field);
  const size = Math.min(seats, order.length);
  const enough = MEETINGS * Math.ceil((order.length * (order.length - 1)) / (size * (size - 1)));
  const tables = roundRobin(order.length, size, Math.max(order.length, Math.min(MOST_TABLES, enough)));
  return inRounds(tables).map((round) => round.map((table) => table.map((at) => order[at])));
};

/** How many rounds a Swiss league has where its organiser set none: enough to tell the best from the second best. */
const swissLength = (bots: number): number =>
  Math.min(ARENA_LIMITS.tournament.rounds, Math.max(3, Math.ceil(Math.log2(bots))));

export const lengthOf = (drawn: DrawnFrom, field: readonly BotId[], wanted: number | null): number =>
  drawn.format === 'roundRobin' ? roundsOf(drawn, field).length : (wanted ?? swissLength(field.length));

export interface Situation {
  /** From 1. */
  readonly round: number;
  /** Everybody who began, whether they still play or not. */
  readonly field: readonly BotId[];
  /** Those who still play, best standing first; those that nothing tells apart by lot. */
  readonly order: readonly BotId[];
  /** The rounds before. */
  readonly past: readonly (readonly DrawnTable[])[];
}

const sittingOut = (field: readonly BotId[], tables: readonly DrawnTable[]): BotId[] =>
  field.filter((bot) => !tables.some((table) => table.includes(bot)));

const drawSwiss = ({ seed, seats }: DrawnFrom, { round, field, order, past }: Situation): DrawnTable[] => {
  const before: SwissRound[] = past.map((tables) => ({ tables, sittingOut: sittingOut(field, tables) }));
  // A table of two cannot be played with one less.
  const spare = seats === 2 ? 'sitOut' : 'fillIn';
  return [...swissRound(order, before, { seats, spare }, new Random(`${seed}/round/${round}`)).tables];
};

/** The tables of a round. A bot that plays no more leaves its seats empty; one that is left alone has no match. */
export const drawRound = (drawn: DrawnFrom, situation: Situation): DrawnTable[] => {
  const { round, field, order } = situation;
  if (order.length < 2) return [];
  const tables =
    drawn.format === 'roundRobin' ? (roundsOf(drawn, field)[round - 1] ?? []) : drawSwiss(drawn, situation);
  return tables.map((table) => table.filter((bot) => order.includes(bot))).filter((table) => table.length >= 2);
};
