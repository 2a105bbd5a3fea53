import type { Card } from '@sanh-rong/engine';
import {
  Arrangement,
  arrange,
  BY_CARDS,
  bestCover,
  cardsIn,
  countCards,
  countMeldable,
  DECLARE_U,
  DRAW,
  holds,
  LAY_DOWN,
  legalMoves,
  MoveList,
  NO_CARD,
  priceOfEating,
  SEAT_STEP,
  SEND,
  stockLeft,
  TAKE,
  THROW,
  weighPoints,
} from '@sanh-rong/engine/phom/core';
import type { Holding } from './holding.ts';
import type { Knowledge } from './knowledge.ts';
import { addMeld, copyTable, leftBlack, leftRed, sendAll, sendInCopy } from './sending.ts';
import { valueAfter, type Weights } from './valuation.ts';
import type { KeenWeights } from './weights.ts';

/** An empty hand wins at once (PH-12): worth more than anything else can be. */
const WON = 1000;
/** PH-24 */
const U_PAYS = 5;
const U_TRON_PAYS = 10;

/**
 * The keen way to play, on the core's positions: of everything it may do it does what leaves the most to be won by the
 * weights. It reads of a position only what the seat to act may know, so the same code plays at tables and in playouts.
 */
export class KeenPolicy {
  /** The moves of the seat to act, written by `choose`. */
  readonly moves = new MoveList();
  /** What taking and discarding moves are worth, written by `choose` where there are several; else empty. */
  readonly values: number[] = [];
  private readonly basic: Weights;
  private readonly taLa: Weights;
  /** Every so many-th unseen card is tried when a draw is weighed against eating. */
  private readonly drawStep: number;
  private readonly found = new Arrangement();
  private readonly unseen: Card[] = [];
  private readonly hand: Card[] = [];
  private readonly holding: Holding = {
    black: 0,
    red: 0,
    eatenBlack: 0,
    eatenRed: 0,
    eats: 0,
    melds: 0,
    stock: 0,
  };

  constructor(weights: KeenWeights, drawStep = 1) {
    this.basic = weights.basic;
    this.taLa = weights.taLa;
    this.drawStep = drawStep;
  }

  /** The place of the chosen move in `moves`. */
  choose(know: Knowledge): number {
    const { rules, position: p } = know;
    const { moves } = this;
    legalMoves(moves, rules, p);
    this.values.length = 0;
    if (moves.size === 1) return 0;
    if (p.phase === TAKE) return this.chooseTake(know);
    const last = moves.size - 1;
    if (moves.kind[last] === DECLARE_U) return last;
    if (moves.kind[0] === LAY_DOWN) return this.chooseLay(know);
    if (moves.kind[0] === SEND) return this.chooseSend(know);
    return this.chooseDiscard(know);
  }

  /** What a discard (`i` of `moves`) is worth. */
  valueOfDiscard(know: Knowledge, i: number): number {
    const { position: p, seat, rules } = know;
    const { holding } = this;
    const card = this.moves.a[i];
    holding.black = p.black[seat] & ~rules.layout.black[card];
    holding.red = p.red[seat] & ~rules.layout.red[card];
    holding.eatenBlack = p.eatenBlack[seat];
    holding.eatenRed = p.eatenRed[seat];
    holding.eats = p.eats[seat];
    holding.melds = p.meldBlack[seat].length;
    holding.stock = stockLeft(p);
    return valueAfter(this.weightsFor(know), know, holding, card);
  }

  private weightsFor(know: Knowledge): Weights {
    return know.rules.laying ? this.taLa : this.basic;
  }

  private chooseDiscard(know: Knowledge): number {
    const { moves, values } = this;
    for (let i = 0; i < moves.size; i++) {
      values[i] = moves.kind[i] === THROW ? this.valueOfDiscard(know, i) : Number.NEGATIVE_INFINITY;
    }
    return this.mostValuable();
  }

  private chooseTake(know: Knowledge): number {
    const { moves, values } = this;
    for (let i = 0; i < moves.size; i++) {
      // Where an eat only shows that it is allowed, the cards it is done with need not stay together (PH-23): one way
      // stands for all.
      const isSame = i > 1 && !know.rules.eatingLays;
      if (moves.kind[i] === DRAW) values[i] = this.valueOfDrawing(know);
      else values[i] = isSame ? Number.NEGATIVE_INFINITY : this.valueOfEating(know, i);
    }
    return this.mostValuable();
  }

  private mostValuable(): number {
    const { values } = this;
    let best = 0;
    for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
    return best;
  }

  private valueOfEating(know: Knowledge, i: number): number {
    const { position: p, seat, rules } = know;
    const { layout } = rules;
    const { holding, moves } = this;
    const card = p.offered;
    holding.black = p.black[seat];
    holding.red = p.red[seat];
    holding.eatenBlack = p.eatenBlack[seat];
    holding.eatenRed = p.eatenRed[seat];
    holding.eats = p.eats[seat] + 1;
    holding.melds = p.meldBlack[seat].length;
    holding.stock = stockLeft(p);
    if (rules.eatingLays) {
      holding.black &= ~moves.a[i];
      holding.red &= ~moves.b[i];
      holding.melds += 1;
      return (holding.black | holding.red) === 0 ? WON : this.valueAfterTaking(know);
    }
    holding.black |= layout.black[card];
    holding.red |= layout.red[card];
    holding.eatenBlack |= layout.black[card];
    holding.eatenRed |= layout.red[card];
    return priceOfEating(rules, p) + this.valueAfterTaking(know);
  }

  /** The mean over the cards that may come. */
  private valueOfDrawing(know: Knowledge): number {
    const { position: p, seat, rules } = know;
    const { layout } = rules;
    const { holding, unseen } = this;
    unseen.length = 0;
    cardsIn(layout, know.unseenBlack, know.unseenRed, unseen);
    let sum = 0;
    let count = 0;
    for (let at = 0; at < unseen.length; at += this.drawStep) {
      const card = unseen[at];
      holding.black = p.black[seat] | layout.black[card];
      holding.red = p.red[seat] | layout.red[card];
      holding.eatenBlack = p.eatenBlack[seat];
      holding.eatenRed = p.eatenRed[seat];
      holding.eats = p.eats[seat];
      holding.melds = p.meldBlack[seat].length;
      holding.stock = stockLeft(p) - 1;
      sum += this.valueAfterTaking(know);
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  }

  /** What `holding` is worth, one card too many still in it. */
  private valueAfterTaking(know: Knowledge): number {
    const { rules, position: p } = know;
    const { holding } = this;
    if (rules.laying) {
      const won = this.valueOfU(know);
      if (won > 0) return won;
      if (holding.stock < p.seats) return this.valueOfLaying(know);
    }
    return this.bestDiscard(know, holding.black, holding.red);
  }

  private valueOfU(know: Knowledge): number {
    const { black, red, eatenBlack, eatenRed } = this.holding;
    const cards = countCards(black, red);
    if (cards - countMeldable(black, red) > 1) return 0;
    const outside = cards - bestCover(BY_CARDS, black, red, eatenBlack, eatenRed);
    if (outside > 1) return 0;
    return (outside === 0 ? U_TRON_PAYS : U_PAYS) * (know.counts.length - 1);
  }

  /** Lays what can be laid, sends what fits, and throws the best of the rest. */
  private valueOfLaying(know: Knowledge): number {
    const { rules, position: p } = know;
    const { holding, found } = this;
    arrange(found, weighPoints(rules.layout), holding.black, holding.red, holding.eatenBlack, holding.eatenRed);
    copyTable(p);
    for (let i = 0; i < found.size; i++) {
      addMeld(found.black[i], found.red[i]);
      holding.black &= ~found.black[i];
      holding.red &= ~found.red[i];
    }
    holding.melds += found.size;
    holding.eatenBlack = 0;
    holding.eatenRed = 0;
    if (holding.melds > 0) {
      sendAll(rules, holding.black, holding.red);
      holding.black = leftBlack;
      holding.red = leftRed;
    }
    return this.bestDiscard(know, holding.black, holding.red);
  }

  private bestDiscard(know: Knowledge, black: number, red: number): number {
    const { layout } = know.rules;
    const { holding, hand } = this;
    const weights = this.weightsFor(know);
    hand.length = 0;
    cardsIn(layout, black & ~holding.eatenBlack, red & ~holding.eatenRed, hand);
    let most = Number.NEGATIVE_INFINITY;
    for (const card of hand) {
      holding.black = black & ~layout.black[card];
      holding.red = red & ~layout.red[card];
      if (!holds(holding.black, holding.red, holding.eatenBlack, holding.eatenRed)) continue;
      most = Math.max(most, valueAfter(weights, know, holding, card));
    }
    return most === Number.NEGATIVE_INFINITY ? valueAfter(weights, know, holding, NO_CARD) : most;
  }

  private chooseLay(know: Knowledge): number {
    const { rules, position: p, seat } = know;
    const { moves } = this;
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < moves.size && moves.kind[i] === LAY_DOWN; i++) {
      copyTable(p);
      let black = p.black[seat];
      let red = p.red[seat];
      for (let k = moves.a[i]; k < moves.a[i] + moves.b[i]; k++) {
        const meld = moves.picks[k];
        addMeld(moves.melds.black[meld], moves.melds.red[meld]);
        black &= ~moves.melds.black[meld];
        red &= ~moves.melds.red[meld];
      }
      // What was eaten must lie on the table before the discard (PH-22).
      const kept = countCards(black & p.eatenBlack[seat], red & p.eatenRed[seat]);
      const points = sendAll(rules, black, red) + kept * WON;
      if (points >= fewest) continue;
      fewest = points;
      best = i;
    }
    return best;
  }

  private chooseSend(know: Knowledge): number {
    const { rules, position: p, seat } = know;
    const { layout } = rules;
    const { moves } = this;
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < moves.size && moves.kind[i] === SEND; i++) {
      const card = moves.a[i];
      copyTable(p);
      sendInCopy(rules, p, card, Math.floor(moves.b[i] / SEAT_STEP), moves.b[i] % SEAT_STEP);
      const points = sendAll(rules, p.black[seat] & ~layout.black[card], p.red[seat] & ~layout.red[card]);
      if (points >= fewest) continue;
      fewest = points;
      best = i;
    }
    return best;
  }
}
