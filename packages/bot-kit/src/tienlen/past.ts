import type { Acted, Seat } from '@sanh-rong/engine';
import type { TienLenAction } from '@sanh-rong/engine/tienlen';
import { type CardMaker, cardsFrom, isLetterAt, lettersOf } from '../cards.ts';
import { typeOf } from './cards.ts';
import type { TienLenPastMove } from './game-state.ts';
import type { TienLenSnapshot } from './snapshot.ts';

/** The history in a snapshot: each seat as a digit before the cards it played; a digit without cards is a pass. */

export const writePast = (history: readonly Acted<TienLenAction>[]): string => {
  let text = '';
  for (const { seat, action } of history) text += seat + (action.type === 'play' ? lettersOf(action.cards) : '');
  return text;
};

/** A seat that is out took its place with its last play, or at the deal. */
const lastPlays = (past: readonly TienLenPastMove[], out: readonly Seat[], wins: number): void => {
  for (const [index, seat] of out.entries()) {
    if (index < wins) continue;
    const last = past.findLast((move) => move.player === seat && move.action === 'play');
    if (last?.action === 'play') last.place = index + 1;
  }
};

export const readPast = (
  { history, out, wins }: Pick<TienLenSnapshot, 'history' | 'out' | 'wins'>,
  cards: CardMaker,
): TienLenPastMove[] => {
  const seatsOut = [...out].map(Number);
  const past: TienLenPastMove[] = wins.map((hand, index) => ({
    player: seatsOut[index],
    action: 'instantWin',
    hand,
    place: index + 1,
  }));
  for (let at = 0; at < history.length; ) {
    const player = Number(history[at]);
    const from = at + 1;
    at = from;
    while (at < history.length && isLetterAt(history, at)) at++;
    if (at === from) past.push({ player, action: 'pass' });
    else {
      const played = cardsFrom(history, from, at);
      past.push({ player, action: 'play', type: typeOf(played), cards: cards.all(played), place: null });
    }
  }
  lastPlays(past, seatsOut, wins.length);
  return past;
};
