import type { CardId } from '@sanh-rong/engine';
import { tienlen, type WinAtTheDeal } from '@sanh-rong/engine/tienlen';
import { cardsIn } from '../card-text.ts';

/** Hands that win at the deal, each with an example that the engine has agreed to. */

const EXAMPLES: Readonly<Record<WinAtTheDeal, readonly CardId[]>> = {
  fourThrees: cardsIn('3s 3c 3d 3h 5c 7d 8s 9h 10c Jd Qs Kh Ac'),
  fourTwos: cardsIn('3c 5d 6s 8h 9c 10d Js Kh Ac 2s 2c 2d 2h'),
  threePairsWith3s: cardsIn('3s 3h 4c 4d 5s 5h 7c 9d 10s Jh Kc Ad 2s'),
  fourPairsWith3s: cardsIn('3s 3h 4c 4d 5s 5h 6c 6d 8s 10h Qc Kd 2s'),
  threeTriples: cardsIn('4s 4c 4d 7c 7d 7h Js Jc Jh 9d Qs Ah 2c'),
  fourTriples: cardsIn('4s 4c 4d 7c 7d 7h 9s 9d 9h Js Jc Jh 2c'),
  threeFours: cardsIn('5s 5c 5d 5h 8s 8c 8d 8h Ks Kc Kd Kh 2c'),
  fivePairsOneTriple: cardsIn('4s 4c 6d 6h 8s 8d 10c 10h Qs Qd Ac Ad Ah'),
  fivePairRunOneTriple: cardsIn('5s 5c 6d 6h 7s 7d 8c 8h 9s 9d Kc Kd Kh'),
  fivePairRun: cardsIn('5s 5c 6d 6h 7s 7d 8c 8h 9s 9d Jc Kd 2h'),
  sixPairs: cardsIn('3c 3d 5s 5h 7c 7d 9s 9h Jc Jd Ks Kh 2c'),
  dragon: cardsIn('3c 4d 5s 6h 7c 8d 9s 10h Jc Qd Ks Ah Ac'),
  oneColour: cardsIn('3d 4h 5d 6d 7h 8h 9d 10h Jd Jh Qd Kh 2d'),
};

/** A straight through all thirteen ranks, where the 2 has to be among them. */
const WITH_TWO: Readonly<Partial<Record<WinAtTheDeal, readonly CardId[]>>> = {
  dragon: cardsIn('3c 4d 5s 6h 7c 8d 9s 10h Jc Qd Ks Ah 2c'),
};

export interface SpecialHand {
  readonly name: WinAtTheDeal;
  readonly cards: readonly CardId[];
}

export interface SpecialHands {
  /** initial: the first game of a session · later: the others · every: both. */
  readonly games: 'initial' | 'later' | 'every';
  /** The option that lists them. */
  readonly option: string;
  readonly hands: readonly SpecialHand[];
}

const specsOf = (ruleSet: string) => tienlen.ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};

const isWin = (name: string): name is WinAtTheDeal => Object.hasOwn(EXAMPLES, name);

const shown = (names: readonly string[], own: typeof WITH_TWO = {}): readonly SpecialHand[] =>
  names.filter(isWin).map((name) => ({ name, cards: own[name] ?? EXAMPLES[name] }));

/** The lists as the rule set's options have them by default. */
export const specialHands = (ruleSet: string): readonly SpecialHands[] => {
  const { toiTrang, instantWins } = specsOf(ruleSet);
  if (instantWins?.kind === 'group') {
    return [{ games: 'every', option: 'instantWins', hands: shown(Object.keys(instantWins.fields), WITH_TWO) }];
  }
  if (toiTrang?.kind !== 'group') return [];
  return (['initial', 'later'] as const).flatMap((games) => {
    const list = toiTrang.fields[games];
    return list.kind === 'names' ? [{ games, option: `toiTrang.${games}`, hands: shown(list.default) }] : [];
  });
};
