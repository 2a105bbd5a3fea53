import { GAMES, type RuleSet } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import type { Allowance } from './thinking.ts';

/** Which matches are played: one of a level against copies of another. */
export interface Setting {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly level: string;
  readonly against: string;
  /** For those of the two that search. */
  readonly allowance: Allowance;
  /** Whether one of the two searches: such matches take long and get fewer deals. */
  readonly searches: boolean;
}

/** Beside the level below it, every level is measured against this one, where a game has it. */
const YARDSTICK = 'simple';

/** Beside the usual number of seats. */
const OTHER_SEATS = [2, 3, 4, 8];

/** What a searching player may take for a move at a table, in milliseconds. */
const CLOCKS = [50, 200, 1000];

type Key = Omit<Setting, 'allowance' | 'searches'> & { readonly allowance: Allowance | null };

export const keyOf = ({ game, ruleSet, seats, level, against, allowance }: Key): string => {
  const name = `${game}/${ruleSet}/${seats}/${level}-${against}`;
  return allowance && 'milliseconds' in allowance ? `${name}/${allowance.milliseconds}ms` : name;
};

type Pair = readonly [AnyPlayer, AnyPlayer];

const ladder = (levels: readonly AnyPlayer[]): Pair[] =>
  levels.slice(1).map((level, below): Pair => [level, levels[below]]);

const againstYardstick = (levels: readonly AnyPlayer[]): Pair[] => {
  const at = levels.findIndex(({ id }) => id === YARDSTICK);
  return at < 0 ? [] : levels.slice(at + 2).map((level): Pair => [level, levels[at]]);
};

/** Who answers at once but stands above a level that searches: against the strongest below that answers at once too. */
const amongTheQuick = (levels: readonly AnyPlayer[]): Pair[] => {
  const quick = levels.filter(({ searches }) => !searches);
  return ladder(quick).filter(([level]) => levels[levels.indexOf(level) - 1].searches);
};

const settingsOf = (game: string, ruleSet: string, seats: number, pairs: readonly Pair[], allowance: Allowance) =>
  pairs.map(
    ([level, against]): Setting => ({
      game,
      ruleSet,
      seats,
      level: level.id,
      against: against.id,
      allowance,
      searches: Boolean(level.searches || against.searches),
    }),
  );

const settingsOfRules = (
  game: string,
  { id, seats: { min, max, usual } }: RuleSet,
  allowance: Allowance,
): Setting[] => {
  const levels = playersFor(game);
  const neighbours = [...ladder(levels), ...amongTheQuick(levels)];
  const others = OTHER_SEATS.filter((count) => count >= min && count <= max && count !== usual);
  return [
    ...settingsOf(game, id, usual, [...neighbours, ...againstYardstick(levels)], allowance),
    ...others.flatMap((seats) => settingsOf(game, id, seats, neighbours, allowance)),
  ];
};

/** Everything that is measured with budgets of positions, which can be repeated. */
export const settings = (positions: number): Setting[] =>
  GAMES.flatMap(({ id, ruleSets }) => ruleSets.flatMap((ruleSet) => settingsOfRules(id, ruleSet, { positions })));

/** The searching levels under clocks, against the level below, in the usual rule set of each game. */
export const timedSettings = (): Setting[] =>
  GAMES.flatMap(({ id: game, ruleSets: [{ id, seats }] }) => {
    const pairs = ladder(playersFor(game)).filter(([level]) => level.searches);
    return CLOCKS.flatMap((milliseconds) => settingsOf(game, id, seats.usual, pairs, { milliseconds }));
  });

/** Of the deals asked for, how many a setting gets: those who search take thousands of times as long. */
export const dealsFor = ({ searches, allowance }: Setting, deals: number): number => {
  if (!searches) return Math.max(2, deals);
  const share = 'milliseconds' in allowance ? 10 * Math.sqrt(allowance.milliseconds / 12.5) : 10;
  return Math.max(2, Math.ceil(deals / share));
};

/** The options a rule set is measured with: its defaults. A stake says what one of its points is worth. */
export const stakeOf = (game: string, ruleSet: string): number | null => {
  const options = GAMES.find(({ id }) => id === game)?.ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};
  const { ante } = options;
  return ante?.kind === 'integer' ? ante.default : null;
};
