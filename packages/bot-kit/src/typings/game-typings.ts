import type { Language } from '@sanh-rong/engine';

/** What an editor must know about the bots of one game. */
export interface GameTypings {
  /** Its types by the names under which a project of one's own imports them. */
  readonly names: Readonly<Record<string, string>>;
  /** Its global types, with documentation in the language. */
  typings(language: Language, ruleSets: readonly string[]): string;
}
