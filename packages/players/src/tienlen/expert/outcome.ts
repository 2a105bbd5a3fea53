import { bill, Ledger, PLAYED_OUT, type Position, type Rules } from '@sanh-rong/engine/tienlen/core';

/** What a finished game is worth to each seat, in the points of its rule set. */
export class Outcome {
  /** Points by seat of the game last looked at. */
  readonly points: Int32Array;
  private readonly ledger = new Ledger();

  constructor(seats: number) {
    this.points = new Int32Array(seats);
  }

  /** Looks at a position that is over and was played to its end. */
  read(rules: Rules, p: Position): void {
    const { points, ledger } = this;
    if (rules.playsOn) {
      // TH-11: with n seats, place k is worth n − 1 − 2(k − 1).
      for (let place = 0; place < p.order.length; place++) points[p.order[place]] = p.seats - 1 - 2 * place;
      return;
    }
    for (let seat = 0; seat < p.seats; seat++) points[seat] = p.chat[seat];
    bill(p, p.order[0], PLAYED_OUT, ledger);
    for (let i = 0; i < ledger.size; i++) {
      points[ledger.from[i]] -= ledger.amount[i];
      points[ledger.to[i]] += ledger.amount[i];
    }
  }
}
