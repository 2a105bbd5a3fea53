import type { CardId } from '@sanh-rong/engine';
import type { TienLenEvent, WinAtTheDeal } from '@sanh-rong/engine/tienlen';
import { INSTANT_WINS, instantWinCards, TOI_TRANG, toiTrangCards } from '@sanh-rong/engine/tienlen/core';
import type { Voice, WonAtTheDeal } from '../presentation.ts';
import { TIENLEN_MESSAGES } from './messages/vi.ts';

/** Which cards of the dealt hand won: by MN-17 where the game ended with it, by TH-6 where the others played on. */
const winningCards = (isToiTrang: boolean, win: WinAtTheDeal, hand: readonly CardId[]): readonly CardId[] => {
  if (isToiTrang) return Object.hasOwn(TOI_TRANG, win) ? toiTrangCards(win, hand) : hand;
  return Object.hasOwn(INSTANT_WINS, win) ? instantWinCards(win as keyof typeof INSTANT_WINS, hand) : hand;
};

/** A hand that won before the first card was played: which cards, by which rule, and what it pays. */
export const wonAtTheDeal = (events: readonly TienLenEvent[], voice: Voice): WonAtTheDeal | null => {
  const say = TIENLEN_MESSAGES[voice.language];
  const win = events.find((event) => event.type === 'winAtTheDeal');
  const end = events.findLast((event) => event.type === 'end');
  if (win === undefined || end === undefined) return null;
  const { seat, hand } = win;
  const paid = events.find((event) => event.type === 'pay' && event.for === 'toiTrang');
  const isToiTrang = paid?.type === 'pay';
  const who = voice.who(seat);
  return {
    text: isToiTrang
      ? say.wonAtTheDeal(who, say.hands[hand], end.hands.length, paid.amount)
      : say.instantWin(who, say.hands[hand], win.place),
    cards: winningCards(isToiTrang, hand, end.hands[seat]),
    rules: isToiTrang ? ['MN-17', 'MN-19'] : ['TH-6'],
  };
};
