import {
  CARD_IDS,
  type CardId,
  type DealRequest,
  type Json,
  type OptionValues,
  Random,
  type RuleId,
  type Seat,
} from '@sanh-rong/engine';
import type { Advice, Situation, Special } from './situation.ts';

/** A situation as it is written down, in as few words as a person needs to see it. */
export interface Sketch<Id extends string = string> {
  readonly id: Id;
  readonly rules: readonly RuleId[];
  /** By seat: card ids, and `+5` for five cards that are in no other hand. */
  readonly hands: readonly string[];
  /** Cards that `+5` may not mean: they lie aside. */
  readonly aside?: string;
  readonly seat: Seat;
  readonly options?: OptionValues;
  readonly previous?: Json;
  readonly played?: string;
  readonly special: Special;
  readonly advice?: Advice;
}

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Cards in no order of their own, the same for the same id, less those that are taken. */
export const freeCards = (id: string, taken: ReadonlySet<string>): CardId[] => {
  const dice = new Random(id);
  const free = CARD_IDS.filter((card) => !taken.has(card));
  for (let last = free.length - 1; last > 0; last--) {
    const pick = dice.below(last + 1);
    [free[pick], free[last]] = [free[last], free[pick]];
  }
  return free;
};

const FILLER = /^\+(\d+)$/;

/** The hands of a sketch, with every `+n` filled up. */
export const dealOut = ({ id, hands, aside = '' }: Sketch): string[][] => {
  const named = hands.map(wordsOf);
  const free = freeCards(id, new Set([...named.flat(), ...wordsOf(aside)]));
  return named.map((words) =>
    words.flatMap((word) => {
      const count = FILLER.exec(word)?.[1];
      return count === undefined ? [word] : free.splice(0, Number(count));
    }),
  );
};

/** What a sketch says besides its cards, in the engine's own form. */
export const situationOf = (
  game: string,
  sketch: Sketch,
  deal: DealRequest,
  played: readonly string[] = wordsOf(sketch.played ?? ''),
): Situation => {
  const { id, rules, seat, special, advice = null, hands, options, previous } = sketch;
  return {
    id,
    game,
    rules,
    deal: { ...deal, seats: hands.length, options: options ?? {}, previous: previous ?? null },
    played,
    seat,
    special,
    advice,
    plain: false,
  };
};
