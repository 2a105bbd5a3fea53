import { type BaseAction, type CardId, cardName, cardOf, type Language } from '@sanh-rong/engine';
import type { LiengMove } from '@sanh-rong/engine/lieng';
import type { PhomAction } from '@sanh-rong/engine/phom';
import type { TienLenAction } from '@sanh-rong/engine/tienlen';
import { botWords } from './messages/index.ts';

type AnyMove = TienLenAction | PhomAction | LiengMove;

const nameOf = (id: CardId): string => cardName(cardOf(id) ?? 0);

const namesOf = (ids: readonly CardId[]): string => ids.map(nameOf).join(' ');

/** A move of any game in a few words, for consoles and lists: "Đánh 3♠ 3♥". */
export const moveWords = (action: BaseAction, language: Language): string => {
  const { moves } = botWords(language);
  // No two games have an action of the same name.
  const move = action as AnyMove;
  switch (move.type) {
    case 'play':
    case 'eat':
      return moves[move.type](namesOf(move.cards));
    case 'lay':
      return moves.lay(move.melds.map(namesOf));
    case 'send':
      return moves.send(nameOf(move.card), move.seat, move.meld);
    case 'discard':
      return moves.discard(nameOf(move.card));
    case 'to':
      return moves.to(move.amount);
    default:
      return moves[move.type];
  }
};
