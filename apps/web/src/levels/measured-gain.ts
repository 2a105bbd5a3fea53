import { MEASURED, type Measured } from '@sanh-rong/players';

/** What is played, as far as it matters for how well somebody plays it. */
export interface Played {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
}

/** How a level fared against the one below it, measured at a table as large as this one, or nearly. */
export const gainOver = (
  below: string | undefined,
  level: string,
  { game, ruleSet, seats }: Played,
  all: readonly Measured[] = MEASURED,
): Measured | null => {
  const fitting = all.filter(
    (each) => each.game === game && each.ruleSet === ruleSet && each.level === level && each.against === below,
  );
  const distance = (each: Measured): number => Math.abs(each.seats - seats);
  return [...fitting].sort((one, other) => distance(one) - distance(other))[0] ?? null;
};
