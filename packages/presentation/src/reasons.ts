import { type BaseAction, type BaseView, type Catalogue, type GameId, isGameId, type OwnView } from '@sanh-rong/engine';
import { LIENG_REASONS } from './lieng/reasons.ts';
import { PHOM_REASONS } from './phom/reasons.ts';
import type { AnyGameReasons } from './reason.ts';
import { TIENLEN_REASONS } from './tienlen/reasons.ts';

const REASONS = {
  tienlen: TIENLEN_REASONS as AnyGameReasons,
  phom: PHOM_REASONS as AnyGameReasons,
  lieng: LIENG_REASONS as AnyGameReasons,
} satisfies Record<GameId, AnyGameReasons>;

/** What can be wrong with a move of a game; null where there is no such game. */
export const reasonsOf = (game: string): AnyGameReasons | null => (isGameId(game) ? REASONS[game] : null);

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
