/** The shape of the names that a game gives to what others only know by an id. */

/** A name, and one line that says what it means. */
export interface Named {
  readonly name: string;
  readonly explanation: string;
}

export interface OptionNames extends Named {
  /** Names of what can be chosen, and of numbers that stand for something. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface RuleSetNames {
  readonly name: string;
  /** Beside the name of its game, where the game has several: "Miền Nam". */
  readonly variant?: string;
  /** What it is like, in one line. */
  readonly tagline: string;
  /** Where players of other tables are caught out, in one sentence, unless the table has chosen the option at `unless`. */
  readonly caution?: { readonly text: string; readonly unless: string };
  /** By path: `toiTrang`, `toiTrang.initial`. */
  readonly options: Readonly<Record<string, OptionNames>>;
}

export interface GameNames {
  readonly name: string;
  /** What is won and lost: points, or chips. */
  readonly unit: string;
  readonly ruleSets: Readonly<Record<string, RuleSetNames>>;
  /** The counters of a game and of a seat (`Game.statistics`). */
  readonly statistics: Readonly<Record<'game' | 'seats', Readonly<Record<string, string>>>>;
  /** The parts of a result's breakdown, as heads of columns. */
  readonly breakdown: Readonly<Record<string, string>>;
}
