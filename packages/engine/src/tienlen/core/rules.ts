import type { RuleId } from '../../errors.ts';
import { FOUR, highOf, kindOf, lengthOf, PAIRS, SINGLE, STRAIGHT, TRIPLE, TWO } from './combination.ts';

/** Longer than any run of pairs: "never". */
export const NEVER = 99;

/** What cuts a number of 2s played together. */
export interface TwosAgainst {
  readonly four: boolean;
  /** Consecutive pairs of at least this many. */
  readonly pairs: number;
}

/** A rule set of Tiến Lên as the core reads it: data, so that two rule sets differ in values and not in code. */
export interface Rules {
  /** The rules that a refused answer and a refused cut are named after. */
  readonly codes: { readonly follow: RuleId; readonly cut: RuleId };
  /** A longer straight beats a shorter one (MN-4); otherwise lengths must be equal (TH-2). */
  readonly longerStraight: boolean;
  /** Likewise for consecutive pairs. */
  readonly longerPairs: boolean;
  /** What beats one, two or three 2s together, by their number (MN-6, TH-4). */
  readonly twos: readonly [TwosAgainst, TwosAgainst, TwosAgainst];
  /** A four of a kind beats consecutive pairs of up to this many (MN-6); 0: of none (TH-4). */
  readonly fourBeatsPairs: number;
  /** Consecutive pairs of at least this many beat any four of a kind. */
  readonly pairsBeatFour: number;
  /** Four 2s may be played as a four of a kind (TH-3) or never (MN-5). */
  readonly fourTwosPlayable: boolean;
  /** A pass lasts until the round ends; otherwise every play clears the passes (TL-4). */
  readonly passIsFinal: boolean;
  /** Consecutive pairs of at least this many may still cut after a pass (MN-7). */
  readonly pairsAfterPass: number;
  /** Play goes on after the first player is out (TH-8) or ends at once (MN-11). */
  readonly playsOn: boolean;
  /** Cuts cost points (MN-8). */
  readonly cutsCost: boolean;
}

const NOTHING: TwosAgainst = { four: false, pairs: NEVER };

export const MIEN_NAM: Rules = {
  codes: { follow: 'MN-4', cut: 'MN-6' },
  longerStraight: true,
  longerPairs: true,
  twos: [{ four: true, pairs: 3 }, { four: false, pairs: 4 }, NOTHING],
  fourBeatsPairs: 3,
  pairsBeatFour: 4,
  fourTwosPlayable: false,
  passIsFinal: true,
  pairsAfterPass: 4,
  playsOn: false,
  cutsCost: true,
};

export const THIRTEEN: Rules = {
  codes: { follow: 'TH-2', cut: 'TH-4' },
  longerStraight: false,
  longerPairs: false,
  twos: [
    { four: true, pairs: 3 },
    { four: true, pairs: 4 },
    { four: true, pairs: 5 },
  ],
  fourBeatsPairs: 0,
  pairsBeatFour: NEVER,
  fourTwosPlayable: true,
  passIsFinal: true,
  pairsAfterPass: NEVER,
  playsOn: true,
  cutsCost: false,
};

/** Whether a form consists of 2s only. */
const isTwos = (form: number): boolean => highOf(form) >> 2 === TWO && kindOf(form) <= TRIPLE;

/** The fewest consecutive pairs, of any rank, that beat this; NEVER if none do. Equal lengths are not counted. */
export const pairsThatCut = (rules: Rules, table: number): number => {
  const kind = kindOf(table);
  if (kind === FOUR) return rules.pairsBeatFour;
  if (kind === PAIRS) return rules.longerPairs ? lengthOf(table) + 1 : NEVER;
  return isTwos(table) ? rules.twos[lengthOf(table) - 1].pairs : NEVER;
};

/** Whether any four of a kind beats this. Fours against fours are not counted. */
export const fourCuts = (rules: Rules, table: number): boolean => {
  const kind = kindOf(table);
  if (kind === PAIRS) return lengthOf(table) <= rules.fourBeatsPairs;
  return kind !== FOUR && isTwos(table) && rules.twos[lengthOf(table) - 1].four;
};

/** Whether one combination beats another that lies on the table. */
export const beats = (rules: Rules, form: number, table: number): boolean => {
  const kind = kindOf(form);
  const length = lengthOf(form);
  const higher = highOf(form) > highOf(table);
  if (kind === kindOf(table)) {
    if (length === lengthOf(table)) return higher;
    if (length < lengthOf(table)) return false;
    return kind === STRAIGHT ? rules.longerStraight : kind === PAIRS && rules.longerPairs;
  }
  if (kind === FOUR) return fourCuts(rules, table);
  return kind === PAIRS && length >= pairsThatCut(rules, table);
};

/** Hàng: fours and consecutive pairs (MN-6). */
export const isHang = (form: number): boolean => kindOf(form) >= FOUR;

export const isSingleTwo = (form: number): boolean => kindOf(form) === SINGLE && highOf(form) >> 2 === TWO;
