import { type CardId, isCardId } from '../cards.ts';
import type { PhomAction } from './types.ts';

/**
 * Actions as words in the text of a game:
 *
 *     draw  eat:5s.6s  lay:As.2s.3s/7s.7c.7d  send:8h:2:0  discard:Kd  u
 *
 * A send names the card, the seat and the number of its phỏm.
 */

const CARDS = '.';
const MELDS = '/';
const FIELDS = ':';

export const writeAction = (action: PhomAction): string => {
  switch (action.type) {
    case 'eat':
      return ['eat', action.cards.join(CARDS)].join(FIELDS);
    case 'lay':
      return ['lay', action.melds.map((meld) => meld.join(CARDS)).join(MELDS)].join(FIELDS);
    case 'send':
      return ['send', action.card, action.seat, action.meld].join(FIELDS);
    case 'discard':
      return ['discard', action.card].join(FIELDS);
    default:
      return action.type;
  }
};

const readCards = (text: string): CardId[] | null => {
  const ids = text.split(CARDS);
  return ids.every(isCardId) ? ids : null;
};

const NUMBER = /^\d{1,2}$/;

const readSend = ([card, seat, meld, ...more]: readonly string[]): PhomAction | null => {
  if (more.length > 0 || !isCardId(card) || !NUMBER.test(seat ?? '') || !NUMBER.test(meld ?? '')) return null;
  return { type: 'send', card, seat: Number(seat), meld: Number(meld) };
};

export const readAction = (word: string): PhomAction | null => {
  const [type, ...fields] = word.split(FIELDS);
  if (type === 'send') return readSend(fields);
  if (fields.length === 0) return type === 'draw' || type === 'u' ? { type } : null;
  if (fields.length > 1) return null;
  const melds = fields[0].split(MELDS).map(readCards);
  const cards = melds[0];
  if (type === 'lay') {
    const read = melds.filter((meld) => meld !== null);
    return read.length === melds.length ? { type, melds: read } : null;
  }
  if (melds.length > 1 || cards === null) return null;
  if (type === 'eat') return { type, cards };
  return type === 'discard' && cards.length === 1 ? { type, card: cards[0] } : null;
};
