import { type Ruling, refusal } from './errors.ts';
import { ok } from './result.ts';

/**
 * What a table may choose about a rule set, described as data: screens draw their forms from it, the engine checks
 * every request with it. Every option has a default.
 */
export type OptionSpec =
  | { readonly kind: 'boolean'; readonly default: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string }
  /** A choice of names; those in `always` cannot be taken out. */
  | {
      readonly kind: 'names';
      readonly of: readonly string[];
      readonly default: readonly string[];
      readonly always: readonly string[];
    }
  /** Some of the table's seats. */
  | { readonly kind: 'seats'; readonly default: readonly number[] }
  | { readonly kind: 'group'; readonly fields: OptionSpecs };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

type ValueOf<Spec extends OptionSpec> = Spec extends { kind: 'boolean' }
  ? boolean
  : Spec extends { kind: 'integer' }
    ? number
    : Spec extends { kind: 'choice'; of: readonly (infer Name)[] }
      ? Name
      : Spec extends { kind: 'names'; of: readonly (infer Name)[] }
        ? readonly Name[]
        : Spec extends { kind: 'seats' }
          ? readonly number[]
          : Spec extends { kind: 'group'; fields: infer Fields extends OptionSpecs }
            ? OptionsOf<Fields>
            : never;

/** The complete options that a description allows. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

export type OptionValue = boolean | number | string | readonly string[] | readonly number[] | OptionValues;
export type OptionValues = { readonly [name: string]: OptionValue };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const expectation = (spec: OptionSpec, seats: number): string => {
  switch (spec.kind) {
    case 'boolean':
      return 'true | false';
    case 'integer':
      return `${spec.min} … ${spec.max}`;
    case 'choice':
      return spec.of.join(' | ');
    case 'names':
      return `[${spec.of.join(', ')}]`;
    case 'seats':
      return `[0 … ${seats - 1}]`;
    case 'group':
      return `{ ${Object.keys(spec.fields).join(', ')} }`;
  }
};

/** The value an option takes, or undefined when what was asked for is not allowed. */
const readValue = (
  spec: Exclude<OptionSpec, { kind: 'group' }>,
  value: unknown,
  seats: number,
): OptionValue | undefined => {
  if (value === undefined) return spec.default;
  switch (spec.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'integer':
      return isWhole(value, spec.min, spec.max) ? value : undefined;
    case 'choice':
      return typeof value === 'string' && spec.of.includes(value) ? value : undefined;
    case 'names':
      if (!Array.isArray(value) || !value.every((name) => spec.of.includes(name))) return undefined;
      return spec.of.filter((name) => value.includes(name) || spec.always.includes(name));
    case 'seats':
      if (!Array.isArray(value) || !value.every((seat) => isWhole(seat, 0, seats - 1))) return undefined;
      return [...new Set<number>(value)].sort((a, b) => a - b);
  }
};

const readGroup = (specs: OptionSpecs, input: unknown, seats: number, path: string): Ruling<OptionValues> => {
  if (input !== undefined && !isRecord(input)) return refusal('BAD_DEAL', 'badOptions');
  const given = input ?? {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      return refusal('BAD_DEAL', 'unknownOption', { option: path + name, known: Object.keys(specs).join(', ') || '–' });
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const asked = Object.hasOwn(given, name) ? given[name] : undefined;
    const wrong = (): Ruling<OptionValues> =>
      refusal('BAD_DEAL', 'badOption', { option: path + name, expected: expectation(spec, seats) });
    if (spec.kind === 'group') {
      if (asked !== undefined && !isRecord(asked)) return wrong();
      const group = readGroup(spec.fields, asked, seats, `${path}${name}.`);
      if (!group.ok) return group;
      options[name] = group.value;
    } else {
      const value = readValue(spec, asked, seats);
      if (value === undefined) return wrong();
      options[name] = value;
    }
  }
  return ok(options);
};

/** Complete options from what a table asked for. What it left out takes its default, what is unknown is refused. */
export const readOptions = <Specs extends OptionSpecs>(
  specs: Specs,
  input: unknown,
  seats: number,
): Ruling<OptionsOf<Specs>> => {
  const options = readGroup(specs, input ?? undefined, seats, '');
  return options.ok ? ok(options.value as OptionsOf<Specs>) : options;
};

const same = (a: OptionValue, b: OptionValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the defaults, so that texts of games stay short. `readOptions` of it gives the same options. */
export const changedOptions = (specs: OptionSpecs, options: OptionValues): OptionValues => {
  const changed: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = options[name];
    // A game stored before there was this option.
    if (value === undefined) continue;
    if (spec.kind === 'group') {
      const group = changedOptions(spec.fields, value as OptionValues);
      if (Object.keys(group).length > 0) changed[name] = group;
    } else if (!same(value, spec.default)) changed[name] = value;
  }
  return changed;
};
