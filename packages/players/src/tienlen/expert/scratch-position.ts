import type { Position } from '@sanh-rong/engine/tienlen/core';

/** Makes one position equal to another of as many seats, without allocating: search plays on copies by the thousand. */
export const copyPosition = (from: Position, to: Position): void => {
  for (let seat = 0; seat < from.seats; seat++) {
    to.low[seat] = from.low[seat];
    to.high[seat] = from.high[seat];
    to.left[seat] = from.left[seat];
    to.suffered[seat] = from.suffered[seat];
    to.chat[seat] = from.chat[seat];
  }
  to.out = from.out;
  to.passed = from.passed;
  to.played = from.played;
  to.turn = from.turn;
  to.last = from.last;
  to.table = from.table;
  to.tableLow = from.tableLow;
  to.tableHigh = from.tableHigh;
  to.opening = from.opening;
  to.round = from.round;
  to.order.length = from.order.length;
  for (let place = 0; place < from.order.length; place++) to.order[place] = from.order[place];
  to.twosRun = from.twosRun;
  to.debt = from.debt;
  to.debtor = from.debtor;
  to.creditor = from.creditor;
  to.heldBack = from.heldBack;
  to.cut = from.cut;
  to.paid = from.paid;
  to.paidBy = from.paidBy;
  to.paidTo = from.paidTo;
  to.roundWinner = from.roundWinner;
};
