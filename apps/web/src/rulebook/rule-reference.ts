/** A rule book, and the rule in it. */
export interface RuleReference {
  readonly game: string;
  readonly ruleSet: string;
  /** The rule that was asked for; left out, the book is closed at its contents. */
  readonly rule?: string | undefined;
}
