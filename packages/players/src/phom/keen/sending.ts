import type { Card } from '@sanh-rong/engine';
import { cardsIn, isMeld, type Position, pointsOf, type Rules } from '@sanh-rong/engine/phom/core';

/** What sending can take out of a hand (PH-22), tried on a copy of the table. */

const tableBlack: number[] = [];
const tableRed: number[] = [];
let melds = 0;
const cards: Card[] = [];

const put = (black: number, red: number): void => {
  tableBlack[melds] = black;
  tableRed[melds] = red;
  melds += 1;
};

/** Starts a copy of the table with what lies there. */
export const copyTable = (p: Position): void => {
  melds = 0;
  for (let seat = 0; seat < p.seats; seat++) {
    for (let i = 0; i < p.meldBlack[seat].length; i++) put(p.meldBlack[seat][i], p.meldRed[seat][i]);
  }
};

export const addMeld = put;

/** Puts a card onto a phỏm of a seat in the copy, which must be fresh. */
export const sendInCopy = (rules: Rules, p: Position, card: Card, to: number, meld: number): void => {
  let at = meld;
  for (let seat = 0; seat < to; seat++) at += p.meldBlack[seat].length;
  tableBlack[at] |= rules.layout.black[card];
  tableRed[at] |= rules.layout.red[card];
};

/** Cards of a hand left when everything that fits has been sent, the last ones first. */
export let leftBlack = 0;
export let leftRed = 0;

/** Sends what fits, dearest first, and tells the points left. */
export const sendAll = ({ layout }: Rules, black: number, red: number): number => {
  leftBlack = black;
  leftRed = red;
  for (let again = true; again; ) {
    again = false;
    cards.length = 0;
    cardsIn(layout, leftBlack, leftRed, cards);
    for (let i = cards.length - 1; i >= 0 && !again; i--) {
      const cardBlack = layout.black[cards[i]];
      const cardRed = layout.red[cards[i]];
      for (let at = 0; at < melds && !again; at++) {
        if (!isMeld(tableBlack[at] | cardBlack, tableRed[at] | cardRed)) continue;
        tableBlack[at] |= cardBlack;
        tableRed[at] |= cardRed;
        leftBlack &= ~cardBlack;
        leftRed &= ~cardRed;
        again = true;
      }
    }
  }
  return pointsOf(layout, leftBlack, leftRed);
};
