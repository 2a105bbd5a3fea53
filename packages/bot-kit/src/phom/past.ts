import type { Acted, Seat } from '@sanh-rong/engine';
import type { PhomAction } from '@sanh-rong/engine/phom';
import { type CardMaker, cardsFrom, letterOf, lettersOf } from '../cards.ts';
import type { PhomCard, PhomPastMove } from './game-state.ts';

/** The history in a snapshot: one word for each thing done, with the seat, a sign for what it was, and cards. */

const writeAct = ({ seat, action }: Acted<PhomAction>): string => {
  switch (action.type) {
    case 'draw':
      return `${seat}.`;
    case 'eat':
      return `${seat}+${lettersOf(action.cards)}`;
    case 'lay':
      return `${seat}=${action.melds.map(lettersOf).join(',')}`;
    case 'send':
      return `${seat}>${letterOf(action.card)}${action.seat}${action.meld}`;
    case 'discard':
      return `${seat}-${letterOf(action.card)}`;
    case 'u':
      return `${seat}!`;
  }
};

export const writePast = (history: readonly Acted<PhomAction>[]): string => history.map(writeAct).join(' ');

const SIGN_AT = 1;
const CARDS_AT = 2;

/** `thrown` is the last discard: nothing else can have been eaten. An ù ends the game, so no bot is asked after it. */
const readAct = (word: string, cards: CardMaker, thrown: PhomCard | null): PhomPastMove | null => {
  const player: Seat = Number(word[0]);
  const rest = word.slice(CARDS_AT);
  switch (word[SIGN_AT]) {
    case '.':
      return { player, action: 'draw' };
    case '+':
      return thrown && { player, action: 'eat', card: thrown, cards: cards.all(cardsFrom(rest)) };
    case '=':
      return { player, action: 'lay', melds: rest.split(',').map((meld) => cards.all(cardsFrom(meld))) };
    case '>':
      return {
        player,
        action: 'send',
        card: cards.one(cardsFrom(rest)[0]),
        seat: Number(rest[1]),
        meld: Number(rest.slice(2)),
      };
    case '-':
      return { player, action: 'discard', card: cards.one(cardsFrom(rest)[0]) };
    default:
      return null;
  }
};

export const readPast = (history: string, cards: CardMaker): PhomPastMove[] => {
  const past: PhomPastMove[] = [];
  let thrown: PhomCard | null = null;
  for (const word of history.split(' ')) {
    const move = readAct(word, cards, thrown);
    if (move === null) continue;
    past.push(move);
    if (move.action === 'discard') thrown = move.card;
  }
  return past;
};
