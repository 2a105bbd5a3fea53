import { MEASURED, type Measured } from '@sanh-rong/players';

/** What is played, as far as it matters for how strong a level is. */
export interface Played {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
}

/** How a level fared against the one below it at a table of this size; null where that was not measured. */
export const gainOver = (
  below: string | undefined,
  level: string,
  { game, ruleSet, seats }: Played,
  all: readonly Measured[] = Object.values(MEASURED).flat(),
): Measured | null =>
  all.find(
    (each) =>
      each.game === game &&
      each.ruleSet === ruleSet &&
      each.seats === seats &&
      each.level === level &&
      each.against === below,
  ) ?? null;
