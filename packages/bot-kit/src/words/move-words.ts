import { type BaseAction, type GameId, isGameId, type Language } from '@sanh-rong/engine';
import { en as liengEn } from '../lieng/messages/en.ts';
import { vi as liengVi } from '../lieng/messages/vi.ts';
import { en as phomEn } from '../phom/messages/en.ts';
import { vi as phomVi } from '../phom/messages/vi.ts';
import { en as tienlenEn } from '../tienlen/messages/en.ts';
import { vi as tienlenVi } from '../tienlen/messages/vi.ts';

/** What is said of each kind of move in a game. */
export type MoveWords<Action extends BaseAction> = {
  readonly [Type in Action['type']]: (move: Extract<Action, { readonly type: Type }>) => string;
};

const WORDS: Readonly<
  Record<GameId, Readonly<Record<Language, Readonly<Partial<Record<string, (move: never) => string>>>>>>
> = {
  tienlen: { vi: tienlenVi, en: tienlenEn },
  phom: { vi: phomVi, en: phomEn },
  lieng: { vi: liengVi, en: liengEn },
};

/** A move of a game in a few words, for consoles and lists: "Đánh 3♠ 3♥". */
export const moveWords = (game: string, move: BaseAction, language: Language): string =>
  // A stored report may hold a kind of move that this version has no words for.
  (isGameId(game) ? WORDS[game][language][move.type]?.(move as never) : undefined) ?? move.type;
