import type { CardId, Catalogue } from '@sanh-rong/engine';
import type { ComponentType } from 'react';
import type { Exercise, ExerciseText } from './exercise.ts';

/** What a game brings to the pages that teach it. The pages know only this; the rest is in the game's own folder. */

/** Shown before a course is loaded: light, only words. */
export interface PrimerWords {
  /** What to learn first. */
  readonly first: string;
  /** How long that takes. */
  readonly time: string;
  /** How the game ranks cards. */
  readonly order: string;
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
}

export interface Primer {
  readonly game: string;
  readonly words: Catalogue<PrimerWords>;
}

/** A small part of a course, with its own name and place on the page. */
export interface Section {
  readonly id: string;
  readonly title: Catalogue<string>;
  /** The rules it teaches, for those who look them up. */
  readonly rules: readonly string[];
  readonly Body: ComponentType<{ readonly ruleSet: string }>;
}

export interface Course {
  readonly game: string;
  /** The first one is taught to a reader who does not choose. */
  readonly ruleSets: readonly string[];
  sections(ruleSet: string): readonly Section[];
  exercises(ruleSet: string): readonly Exercise[];
  readonly exerciseWords: Catalogue<Readonly<Record<string, ExerciseText>>>;
}

/** Cards with a name, as they lie on a page. */
export interface NamedCards {
  readonly name: string;
  readonly cards: readonly CardId[];
}
