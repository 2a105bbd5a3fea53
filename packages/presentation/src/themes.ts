import { type Catalogue, type GameId, isGameId } from '@sanh-rong/engine';
import { LIENG_REASON_WORDS } from './lieng/messages/reasons/vi.ts';
import { LIENG_THEME_WORDS } from './lieng/messages/themes/vi.ts';
import { PHOM_REASON_WORDS } from './phom/messages/reasons/vi.ts';
import { PHOM_THEME_WORDS } from './phom/messages/themes/vi.ts';
import { TIENLEN_REASON_WORDS } from './tienlen/messages/reasons/vi.ts';
import { TIENLEN_THEME_WORDS } from './tienlen/messages/themes/vi.ts';

/** The words for what can be wrong with a move, by its id, for pages that need not find it themselves (`reasons.ts`). */

type Words = Catalogue<Readonly<Record<string, string>>>;

interface ThemeWords {
  /** Why a move lost points. */
  readonly reasons: Words;
  /** What a puzzle is about in which it is to be avoided. */
  readonly themes: Words;
}

const NONE: Words = { vi: {}, en: {} };

const WORDS: Readonly<Record<GameId, ThemeWords>> = {
  tienlen: { reasons: TIENLEN_REASON_WORDS, themes: TIENLEN_THEME_WORDS },
  phom: { reasons: PHOM_REASON_WORDS, themes: PHOM_THEME_WORDS },
  lieng: { reasons: LIENG_REASON_WORDS, themes: LIENG_THEME_WORDS },
};

export const themeWords = (game: string): ThemeWords =>
  isGameId(game) ? WORDS[game] : { reasons: NONE, themes: NONE };
