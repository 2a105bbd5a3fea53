import {
  type BaseAction,
  type BaseView,
  type Catalogue,
  type GameId,
  isGameId,
  isOwnView,
  type Language,
  type OwnView,
} from '@sanh-rong/engine';
import { LIENG_REASONS } from './lieng/reasons.ts';
import { HINT_WORDS } from './messages/reasons/vi.ts';
import { PHOM_REASONS } from './phom/reasons.ts';
import type { AnyPresentation } from './presentation.ts';
import type { AnyGameReasons } from './reason.ts';
import { TIENLEN_REASONS } from './tienlen/reasons.ts';

const REASONS = {
  tienlen: TIENLEN_REASONS as AnyGameReasons,
  phom: PHOM_REASONS as AnyGameReasons,
  lieng: LIENG_REASONS as AnyGameReasons,
} satisfies Record<GameId, AnyGameReasons>;

export interface Reason {
  readonly id: string;
  readonly words: Catalogue<string>;
}

/** What is true of what was played and not of what was better; null where no word that the game has is. */
export const reasonOf = (
  game: string,
  view: OwnView<BaseView<BaseAction>>,
  played: BaseAction,
  better: BaseAction,
): Reason | null => {
  if (!isGameId(game)) return null;
  const { flaws, words } = REASONS[game];
  const flaw = flaws.find(({ holds }) => holds(view, played, better) && !holds(view, better, played));
  return flaw === undefined ? null : { id: flaw.id, words: { vi: words.vi[flaw.id], en: words.en[flaw.id] } };
};

/** A move beside a hint, and what would be wrong with it. */
export interface Avoided {
  readonly instead: BaseAction;
  readonly words: Catalogue<string>;
}

/** So many other moves are looked at: nobody waits for a hint. */
const MOST_OTHERS = 12;

/**
 * Why a hint is one: the most telling flaw of what might be done instead that the hint does not have. The likelier moves
 * come first among `others`. Null where there is no word for it.
 */
export const avoidedBy = (
  game: string,
  view: OwnView<BaseView<BaseAction>>,
  hint: BaseAction,
  others: readonly BaseAction[],
): Avoided | null => {
  if (!isGameId(game)) return null;
  const { flaws, words } = REASONS[game];
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
  view: BaseView<BaseAction>,
  hint: BaseAction,
  language: Language,
): string => {
  if (!isOwnView(view)) return '';
  const avoided = avoidedBy(presentation.game, view, hint, [...presentation.hints(view), ...view.legal]);
  if (avoided === null) return '';
  return HINT_WORDS[language].avoids(presentation.label(view, avoided.instead, language), avoided.words[language]);
};
