import type { OptionSpec, OptionSpecs, OptionValue, OptionValues } from '@sanh-rong/engine';

type Leaf = Exclude<OptionSpec, { readonly kind: 'group' }>;

/** An option that is not as usual. */
export interface Difference {
  /** `toiTrang.initial` */
  readonly path: string;
  readonly spec: Leaf;
  readonly value: OptionValue;
}

/** What a table plays otherwise than its rule set usually does, option by option. */
export const differences = (specs: OptionSpecs, values: OptionValues, under = ''): readonly Difference[] =>
  Object.entries(specs).flatMap(([name, spec]) => {
    const path = under + name;
    const value = values[name];
    if (value === undefined) return [];
    if (spec.kind === 'group') return differences(spec.fields, value as OptionValues, `${path}.`);
    return JSON.stringify(value) === JSON.stringify(spec.default) ? [] : [{ path, spec, value }];
  });
