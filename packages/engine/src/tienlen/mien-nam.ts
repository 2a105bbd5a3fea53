import { CATALOGUE } from '../catalogue.ts';
import { isSeat } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { GameResult, Json, Seat } from '../game.ts';
import { isRecord, type OptionSpecs, type OptionsOf, type OptionValues } from '../options.ts';
import { ok } from '../result.ts';
import { TOI_TRANG_NAMES, type ToiTrang } from './core/instant.ts';
import { FULL_HAND, findToiTrang, openWithLowest } from './core/opening.ts';
import { NO_CARD, NO_SEAT, nextSeat, type Position } from './core/position.ts';
import { MIEN_NAM, NEVER, type Rules } from './core/rules.ts';
import { bill, denBaiSeat, Ledger, PLAYED_OUT, REASONS_TO_PAY, total, WON_AT_THE_DEAL } from './core/scoring.ts';
import type { Opened, Opening, Payment, TienLenRuleSet } from './types.ts';

/** Tiến Lên Miền Nam: the rules MN of docs/rules. */

/** MN-17: what wins at the deal of an initial game, and of any other. */
const INITIAL: readonly ToiTrang[] = [
  'fourThrees',
  'fourTwos',
  'threePairsWith3s',
  'fourPairsWith3s',
  'threeTriples',
  'fourTriples',
  'threeFours',
  'fivePairsOneTriple',
  'fivePairRunOneTriple',
];
const LATER: readonly ToiTrang[] = ['fourTwos', 'fivePairRun', 'sixPairs', 'dragon', 'oneColour'];

const toiTrangOption = (names: readonly ToiTrang[]) =>
  ({ kind: 'names', of: TOI_TRANG_NAMES, default: names, always: ['fourTwos'] }) as const;

export const MIEN_NAM_OPTIONS = {
  /** TL-4 */
  passIsFinal: { kind: 'boolean', default: true },
  /** MN-7 */
  fourPairsAfterPass: { kind: 'boolean', default: true },
  /** MN-4 */
  straightsOfEqualLength: { kind: 'boolean', default: false },
  /** MN-17 */
  toiTrang: { kind: 'group', fields: { initial: toiTrangOption(INITIAL), later: toiTrangOption(LATER) } },
  /** MN-22: the seats that hide how many cards they hold. */
  hideCounts: { kind: 'seats', default: [] },
} as const satisfies OptionSpecs;
export type MienNamOptions = OptionsOf<typeof MIEN_NAM_OPTIONS>;

/** What a game of Miền Nam leaves for the next one of its session (MN-3, MN-16). */
export interface MienNamPrevious {
  readonly winner: Seat;
  /** The game was won at the deal, so the next one is an initial game. */
  readonly toiTrang: boolean;
  /** The seat that paid for all and may not lead. */
  readonly barred: Seat | null;
}

/** The rules by the three options that change what may be played, so that asking for them makes nothing anew. */
const RULES: readonly Rules[] = Array.from({ length: 8 }, (_, bits) => ({
  ...MIEN_NAM,
  passIsFinal: (bits & 1) !== 0,
  pairsAfterPass: (bits & 2) !== 0 ? MIEN_NAM.pairsAfterPass : NEVER,
  longerStraight: (bits & 4) === 0,
}));

const rules = (options: OptionValues): Rules => {
  const { passIsFinal, fourPairsAfterPass, straightsOfEqualLength } = options as MienNamOptions;
  return RULES[(passIsFinal ? 1 : 0) | (fourPairsAfterPass ? 2 : 0) | (straightsOfEqualLength ? 4 : 0)];
};

const PREVIOUS_FIELDS = ['winner', 'toiTrang', 'barred'];

const readPrevious = (input: unknown, seats: number): Ruling<Json> => {
  if (input === undefined || input === null) return ok(null);
  if (
    !isRecord(input) ||
    Object.keys(input).some((field) => !PREVIOUS_FIELDS.includes(field)) ||
    !isSeat(input.winner, seats) ||
    typeof input.toiTrang !== 'boolean' ||
    !(input.barred === null || isSeat(input.barred, seats))
  ) {
    return refusal('BAD_DEAL', 'badPrevious');
  }
  return ok({ winner: input.winner, toiTrang: input.toiTrang, barred: input.barred });
};

/** Who leads, and whether with the opening card: MN-3, MN-16, TL-6. */
const findLeader = (p: Position, previous: MienNamPrevious | null, given: Seat | undefined): void => {
  if (given !== undefined) {
    p.turn = given;
    return;
  }
  if (previous === null || previous.toiTrang) openWithLowest(p);
  else p.turn = previous.winner;
  if (previous !== null && p.turn === previous.barred) {
    p.turn = nextSeat(p, p.turn);
    p.opening = NO_CARD;
  }
};

const open = (p: Position, { options, previous, leader }: Opening): Opened => {
  const before = previous as MienNamPrevious | null;
  const initial = before === null || before.toiTrang;
  findLeader(p, before, leader);
  const first = p.turn;
  const { toiTrang } = options as MienNamOptions;
  const winner = findToiTrang(p, initial ? toiTrang.initial : toiTrang.later);
  if (winner !== null) {
    p.turn = NO_SEAT;
    p.opening = NO_CARD;
  }
  return { initial, leader: first, winsAtTheDeal: winner === null ? [] : [winner] };
};

const finish: TienLenRuleSet['finish'] = ({ position: p, winsAtTheDeal }) => {
  const atTheDeal = winsAtTheDeal.length > 0;
  const winner = atTheDeal ? winsAtTheDeal[0].seat : p.order[0];
  const ledger = new Ledger();
  const order = bill(p, winner, atTheDeal ? WON_AT_THE_DEAL : PLAYED_OUT, ledger);
  const table = new Int32Array(REASONS_TO_PAY.length * p.seats);
  total(p, ledger, table);
  const seats = Array.from({ length: p.seats }, (_, seat) => seat);
  const breakdown = seats.map((seat) =>
    Object.fromEntries(REASONS_TO_PAY.map((reason, row) => [reason, table[row * p.seats + seat]])),
  );
  const result: GameResult = {
    points: breakdown.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0)),
    places: seats.map((seat) => order.indexOf(seat) + 1),
    breakdown,
  };
  const payments: Payment[] = [];
  for (let i = 0; i < ledger.size; i++) {
    payments.push({
      from: ledger.from[i],
      to: ledger.to[i],
      amount: ledger.amount[i],
      for: REASONS_TO_PAY[ledger.reason[i]],
    });
  }
  return { result, payments };
};

const carryOver: TienLenRuleSet['carryOver'] = ({ position: p, winsAtTheDeal, result }) => {
  if (result === null) return null;
  if (winsAtTheDeal.length > 0) return { winner: winsAtTheDeal[0].seat, toiTrang: true, barred: null };
  const barred = denBaiSeat(p, p.order[0]);
  return { winner: p.order[0], toiTrang: false, barred: barred === NO_SEAT ? null : barred };
};

/** The winner's lead goes with the winner: without it the next game is an initial one (MN-3). */
const reseat: TienLenRuleSet['reseat'] = (previous, seat) => {
  const left = previous as MienNamPrevious | null;
  if (left === null || left.winner === seat) return null;
  return { winner: left.winner, toiTrang: left.toiTrang, barred: left.barred === seat ? null : left.barred };
};

export const mienNam: TienLenRuleSet = {
  id: 'mien-nam',
  seats: CATALOGUE.tienlen['mien-nam'],
  options: MIEN_NAM_OPTIONS,
  handSize: () => FULL_HAND,
  seatLimit: () => mienNam.seats.max,
  rules,
  readPrevious,
  open,
  finish,
  carryOver,
  reseat,
};
