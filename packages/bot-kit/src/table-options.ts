import {
  type AnyGame,
  changedOptions,
  type Json,
  type OptionSpecs,
  type OptionValues,
  readOptions,
} from '@sanh-rong/engine';

/** Options in a snapshot: only those that differ from the defaults. */
export type ChangedOptions = { readonly [name: string]: Json };

type RuleSets = Pick<AnyGame, 'id' | 'ruleSets'>;

const specsOf = ({ ruleSets }: RuleSets, ruleSet: string): OptionSpecs =>
  ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};

/** A game's options are one object from the deal to the end: they are compared with the defaults once. */
const kept = new WeakMap<OptionValues, ChangedOptions>();

export const keepOptions = (game: RuleSets, ruleSet: string, options: OptionValues): ChangedOptions => {
  const known = kept.get(options);
  if (known !== undefined) return known;
  const changed = changedOptions(specsOf(game, ruleSet), options);
  kept.set(options, changed);
  return changed;
};

interface Completed {
  readonly key: string;
  readonly options: OptionValues;
  readonly text: string;
}

const complete = (game: RuleSets, ruleSet: string, changed: ChangedOptions, seats: number, key: string): Completed => {
  const read = readOptions(specsOf(game, ruleSet), changed, seats);
  const options = read.ok ? read.value : {};
  return { key, options, text: JSON.stringify(options) };
};

/** A bot sits at one table for many calls: the options of the last one are usually those of the next. */
let last: Completed = { key: '', options: {}, text: '{}' };

/** All options again, for the engine. */
export const allOptions = (game: RuleSets, ruleSet: string, changed: ChangedOptions, seats: number): OptionValues => {
  const key = `${game.id} ${ruleSet} ${seats} ${JSON.stringify(changed)}`;
  if (last.key !== key) last = complete(game, ruleSet, changed, seats, key);
  return last.options;
};

/** The same for a bot, which may write on them. `Options` is how they are described to it. */
export const ownOptions = <Options>(...asked: Parameters<typeof allOptions>): Options => {
  allOptions(...asked);
  return JSON.parse(last.text);
};
