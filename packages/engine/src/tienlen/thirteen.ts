import { DECK_SIZE } from '../cards.ts';
import { CATALOGUE } from '../catalogue.ts';
import { isSeat } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { GameResult, Json, Seat } from '../game.ts';
import { isRecord, type OptionSpecs, type OptionsOf, type OptionValues } from '../options.ts';
import { ok } from '../result.ts';
import { bestInstantWin, INSTANT_WIN_NAMES, type InstantWin } from './core/instant.ts';
import { FULL_HAND, openWithLowest } from './core/opening.ts';
import { isIn, NO_CARD, nextIn, nextSeat, type Position } from './core/position.ts';
import { type Rules, THIRTEEN } from './core/rules.ts';
import { endIfAlone } from './core/turns.ts';
import type { Opened, Opening, TienLenRuleSet } from './types.ts';

/** Thirteen: the rules TH of docs/rules. */

/** TH-9 */
export const THIRTEEN_OPTIONS = {
  maxPlayers: { kind: 'integer', min: 2, max: CATALOGUE.tienlen.thirteen.max, default: CATALOGUE.tienlen.thirteen.max },
  instantWins: {
    kind: 'group',
    fields: {
      dragon: { kind: 'boolean', default: true },
      fourTwos: { kind: 'boolean', default: true },
      sixPairs: { kind: 'boolean', default: true },
    },
  },
  turnTimeoutSeconds: { kind: 'integer', min: 10, max: 120, default: 30 },
  winnerLeads: { kind: 'boolean', default: true },
  passIsFinal: { kind: 'boolean', default: true },
  hideCounts: { kind: 'seats', default: [] },
} as const satisfies OptionSpecs;
export type ThirteenOptions = OptionsOf<typeof THIRTEEN_OPTIONS>;

/** What a game of Thirteen leaves for the next one of its session (TH-7). */
export interface ThirteenPrevious {
  readonly winner: Seat;
  /** Who actually led. */
  readonly leader: Seat;
}

const FINAL_PASS: Rules = { ...THIRTEEN, passIsFinal: true };
const CLEARED_PASS: Rules = { ...THIRTEEN, passIsFinal: false };

/** TH-1: thirteen cards each while the deck reaches, then an equal share. */
export const handSize = (seats: number): number => Math.min(FULL_HAND, Math.floor(DECK_SIZE / seats));

const readPrevious = (input: unknown, seats: number): Ruling<Json> => {
  if (input === undefined || input === null) return ok(null);
  if (
    !isRecord(input) ||
    Object.keys(input).some((field) => field !== 'winner' && field !== 'leader') ||
    !isSeat(input.winner, seats) ||
    !isSeat(input.leader, seats)
  ) {
    return refusal('BAD_DEAL', 'badPrevious');
  }
  return ok({ winner: input.winner, leader: input.leader });
};

/** Instant winners take the first places: by the strength of their hand, then by seat (TH-6). */
const takeInstantWins = (p: Position, options: ThirteenOptions): { seat: Seat; hand: InstantWin }[] => {
  const names = INSTANT_WIN_NAMES.filter((name) => options.instantWins[name]);
  const winners: { seat: Seat; hand: InstantWin }[] = [];
  for (let seat = 0; seat < p.seats; seat++) {
    if (p.left[seat] !== handSize(p.seats)) continue;
    const hand = bestInstantWin(names, p.low[seat], p.high[seat]);
    if (hand !== null) winners.push({ seat, hand });
  }
  winners.sort((a, b) => names.indexOf(a.hand) - names.indexOf(b.hand) || a.seat - b.seat);
  for (const { seat } of winners) {
    p.order.push(seat);
    p.out |= 1 << seat;
  }
  return winners;
};

/** Who leads: the lowest card in a first game (TL-6), else the last winner or the next leader (TH-7). */
const findLeader = (p: Position, { options, previous, leader }: Opening): void => {
  const before = previous as ThirteenPrevious | null;
  if (leader !== undefined) p.turn = leader;
  else if (before === null) openWithLowest(p);
  else if ((options as ThirteenOptions).winnerLeads) p.turn = before.winner;
  else p.turn = nextSeat(p, before.leader);
};

const open = (p: Position, opening: Opening): Opened => {
  findLeader(p, opening);
  const shouldLead = p.turn;
  const initial = opening.previous === null;
  const winsAtTheDeal = takeInstantWins(p, opening.options as ThirteenOptions);
  if (winsAtTheDeal.length > 0 && endIfAlone(p)) {
    p.opening = NO_CARD;
    return { initial, leader: shouldLead, winsAtTheDeal };
  }
  if (isIn(p.out, shouldLead)) {
    if (p.opening === NO_CARD) p.turn = nextIn(p, shouldLead);
    else openWithLowest(p);
  }
  return { initial, leader: p.turn, winsAtTheDeal };
};

/** TH-11: with n seats, place k is worth n − 1 − 2(k − 1). */
const placePoints = (seats: number, place: number): number => seats - 1 - 2 * (place - 1);

const finish: TienLenRuleSet['finish'] = ({ position: p }) => {
  const places = p.low.map((_, seat) => p.order.indexOf(seat) + 1);
  const points = places.map((place) => placePoints(p.seats, place));
  const result: GameResult = { points, places, breakdown: points.map((place) => ({ place })) };
  return { result, payments: [] };
};

const carryOver: TienLenRuleSet['carryOver'] = ({ position: p, leader, result }) =>
  result === null ? null : { winner: p.order[0], leader };

/** The lead that goes round belongs to the seats; a winner's goes with the winner (TH-7). */
const reseat: TienLenRuleSet['reseat'] = (previous, seat, options) => {
  const left = previous as ThirteenPrevious | null;
  return (options as ThirteenOptions).winnerLeads && left?.winner === seat ? null : previous;
};

export const thirteen: TienLenRuleSet = {
  id: 'thirteen',
  seats: CATALOGUE.tienlen.thirteen,
  options: THIRTEEN_OPTIONS,
  handSize,
  seatLimit: (options) => (options as ThirteenOptions).maxPlayers,
  rules: (options: OptionValues) => ((options as ThirteenOptions).passIsFinal ? FINAL_PASS : CLEARED_PASS),
  readPrevious,
  open,
  finish,
  carryOver,
  reseat,
};
