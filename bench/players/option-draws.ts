import type { OptionSpec, OptionSpecs, OptionValue, OptionValues, Random } from '@sanh-rong/engine';

/** Options as a table might choose them: every legal value can come up, the default about every other time. */

const FEW = 1000;

/** Evenly where there are few values, evenly by magnitude where there are many. */
const drawInteger = (min: number, max: number, random: Random): number => {
  const values = max - min + 1;
  if (values <= FEW) return min + random.below(values);
  return Math.min(max, min + Math.floor(values ** random.fraction()) - 1);
};

const drawSome = <Item>(items: readonly Item[], random: Random): Item[] => {
  const likely = random.fraction();
  return items.filter(() => random.fraction() < likely);
};

const drawValue = (spec: OptionSpec, seats: number, random: Random): OptionValue => {
  if (spec.kind === 'group') return drawOptions(spec.fields, seats, random);
  if (random.below(2) === 0) return spec.default;
  switch (spec.kind) {
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
      return drawInteger(spec.min, spec.max, random);
    case 'choice':
      return random.pick(spec.of);
    case 'names':
      return drawSome(spec.of, random);
    case 'seats':
      return drawSome([...Array(seats).keys()], random);
  }
};

export const drawOptions = (specs: OptionSpecs, seats: number, random: Random): OptionValues =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, drawValue(spec, seats, random)]));
