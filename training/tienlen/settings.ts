import type { Random } from '@sanh-rong/engine';
import { MIEN_NAM, NEVER, type Rules, THIRTEEN } from '@sanh-rong/engine/tienlen/core';

/** The tables that games of training are played at. */
export interface Kind {
  readonly name: string;
  readonly rules: Rules;
  readonly seats: number;
  /** How often it comes, among all of them. */
  readonly share: number;
}

/** By number: what a decision is of crosses to the learner as its place here. */
export const KINDS: readonly Kind[] = [
  { name: 'mienNam4', rules: MIEN_NAM, seats: 4, share: 0.5 },
  { name: 'mienNam3', rules: MIEN_NAM, seats: 3, share: 0.14 },
  { name: 'mienNam2', rules: MIEN_NAM, seats: 2, share: 0.12 },
  { name: 'thirteen4', rules: THIRTEEN, seats: 4, share: 0.1 },
  { name: 'thirteen3', rules: THIRTEEN, seats: 3, share: 0.07 },
  { name: 'thirteen2', rules: THIRTEEN, seats: 2, share: 0.07 },
];

/** How often a game has an option that is not the usual one. */
const UNUSUAL = 0.15;

const isUnusual = (random: Random): boolean => random.fraction() < UNUSUAL;

/** The rules of one game: mostly the usual ones. */
export const drawRules = ({ rules }: Kind, random: Random): Rules => {
  const passIsFinal = !isUnusual(random);
  if (rules.playsOn) return passIsFinal ? rules : { ...rules, passIsFinal };
  const pairsAfterPass = isUnusual(random) ? NEVER : rules.pairsAfterPass;
  const longerStraight = !isUnusual(random);
  return { ...rules, passIsFinal, pairsAfterPass, longerStraight };
};

/** How often each kind comes: all of them as trained for, or those alone that are named, with commas between. */
export const sharesOf = (names: string): readonly number[] => {
  const named = names === '' ? KINDS.map(({ name }) => name) : names.split(',');
  const unknown = named.find((name) => KINDS.every((kind) => kind.name !== name));
  if (unknown !== undefined) throw new RangeError(`no tables of the kind ${unknown}`);
  const chosen = KINDS.map(({ name, share }) => (named.includes(name) ? share : 0));
  const all = chosen.reduce((sum, share) => sum + share);
  return names === '' ? chosen : chosen.map((share) => share / all);
};

export const drawKind = (shares: readonly number[], random: Random): number => {
  let left = random.fraction();
  for (let at = 0; at < shares.length; at++) {
    left -= shares[at];
    if (left < 0) return at;
  }
  return shares.findIndex((share) => share > 0);
};
