import {
  type BaseAction,
  type BaseView,
  type Catalogue,
  isOwnView,
  type Language,
  type OwnView,
} from '@sanh-rong/engine';
import { HINT_WORDS } from './messages/reasons/vi.ts';
import type { AnyPresentation } from './presentation.ts';
import type { AnyGameReasons } from './reason.ts';

/** Why a hint is one. A game's reasons are given: a page loads those of the game that is played. */

/** A move beside a hint, and what would be wrong with it. */
export interface Avoided {
  readonly instead: BaseAction;
  readonly words: Catalogue<string>;
}

/** So many other moves are looked at: a hint comes at once. */
const MOST_OTHERS = 12;

/**
 * Why a hint is one: the most telling flaw of what might be done instead that the hint does not have. The likelier moves
 * come first among `others`. Null where there is no word for it.
 */
export const avoidedBy = (
  { flaws, words }: AnyGameReasons,
  view: OwnView<BaseView<BaseAction>>,
  hint: BaseAction,
  others: readonly BaseAction[],
): Avoided | null => {
  // How raising stands in the list is no move.
  const possible = others.filter((action) => !('min' in action)).slice(0, MOST_OTHERS);
  for (const { id, holds } of flaws) {
    const instead = possible.find((other) => holds(view, other, hint) && !holds(view, hint, other));
    if (instead !== undefined) return { instead, words: { vi: words.vi[id], en: words.en[id] } };
  }
  return null;
};

/** Why a hint is one, as a player reads it; empty where there is no word for it. */
export const whyHint = (
  presentation: AnyPresentation,
  reasons: AnyGameReasons | null,
  view: BaseView<BaseAction>,
  hint: BaseAction,
  language: Language,
): string => {
  if (reasons === null || !isOwnView(view)) return '';
  const avoided = avoidedBy(reasons, view, hint, [...presentation.hints(view), ...view.legal]);
  if (avoided === null) return '';
  return HINT_WORDS[language].avoids(presentation.label(view, avoided.instead, language), avoided.words[language]);
};
