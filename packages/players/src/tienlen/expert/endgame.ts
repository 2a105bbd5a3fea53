import {
  clone,
  isIn,
  isOver,
  legalPlays,
  MoveList,
  mayPass,
  newPosition,
  type Position,
  pass,
  play,
  type Rules,
} from '@sanh-rong/engine/tienlen/core';
import { Outcome } from './outcome.ts';
import { copyPosition } from './scratch-position.ts';
import { AT_LEAST, AT_MOST, EXACT, NOTHING, Transpositions } from './transpositions.ts';

/** More than any game is worth. */
const ENDLESS = 10_000;

/** No game goes on for so many actions once few cards are left. */
const DEEPEST = 200;

/** Positions between two looks at the clock. */
const NODES_BETWEEN_LOOKS = 128;

/**
 * Solves games whose hands are all known, exactly, in the points of the rule set.
 *
 * Two seats still in: what one wins the other loses, so it is alpha-beta. More: each takes what is best for itself and
 * knows that the others do (max^n); where a seat has several equally good actions it takes the first in the order of
 * TL-9, passing last. Values are what is still to be won: cuts already settled are added by the caller.
 */
export class Endgame {
  /** Positions looked at since the last call of `begin`. */
  nodes = 0;
  private limit = 0;
  private isOver: (() => boolean) | undefined;
  private readonly seats: number;
  private readonly table: Transpositions;
  private readonly outcome: Outcome;
  private readonly positions: Position[] = [];
  private readonly lists: MoveList[] = [];
  /** Values by depth and seat, for max^n. */
  private readonly values: Int32Array;

  constructor(seats: number, tableBits = 16) {
    this.seats = seats;
    this.table = new Transpositions(seats, tableBits);
    this.outcome = new Outcome(seats);
    this.values = new Int32Array(seats * (DEEPEST + 2));
  }

  /** Allows so many positions from now on, or until the time is over, and forgets what was found before. */
  begin(limit: number, isOver?: () => boolean): void {
    this.nodes = 0;
    this.limit = limit;
    this.isOver = isOver;
    this.table.clear();
  }

  get isSpent(): boolean {
    return this.nodes > this.limit;
  }

  /**
   * The points by seat of a position played perfectly to its end, cuts already settled included; false when the limit
   * was reached before it was solved.
   */
  solve(rules: Rules, position: Position, points: Int32Array): boolean {
    const p = this.at(0, position.seats);
    copyPosition(position, p);
    this.best(rules, p, 0);
    if (this.isSpent) return false;
    for (let seat = 0; seat < p.seats; seat++) points[seat] = this.values[seat] + position.chat[seat];
    return true;
  }

  /** Points of the seat to act after each of its plays, in the order of `legalPlays`, then after passing if it may. */
  options(rules: Rules, position: Position): number[] | null {
    const plays = new MoveList();
    legalPlays(plays, rules, position);
    const points = new Int32Array(this.seats);
    const found: number[] = [];
    for (let i = 0; i <= plays.size; i++) {
      if (i === plays.size && !mayPass(position)) break;
      const next = clone(position);
      if (i === plays.size) pass(rules, next);
      else play(rules, next, plays.low[i], plays.high[i], plays.form[i]);
      if (!this.solve(rules, next, points)) return null;
      found.push(points[position.turn]);
    }
    return found;
  }

  private count(depth: number): void {
    this.nodes += 1;
    const isLate = this.nodes % NODES_BETWEEN_LOOKS === 0 && this.isOver?.() === true;
    if (isLate || depth >= DEEPEST) this.nodes = Number.POSITIVE_INFINITY;
  }

  private at(depth: number, seats: number): Position {
    while (this.positions.length <= depth) {
      this.positions.push(newPosition(seats));
      this.lists.push(new MoveList());
    }
    return this.positions[depth];
  }

  private finish(rules: Rules, p: Position, depth: number): void {
    this.outcome.read(rules, p);
    for (let seat = 0; seat < p.seats; seat++) {
      this.values[depth * this.seats + seat] = this.outcome.points[seat] - p.chat[seat];
    }
  }

  /** Writes the values of the position at this depth into the row of the depth. */
  private best(rules: Rules, p: Position, depth: number): void {
    this.count(depth);
    if (this.isSpent) return;
    if (isOver(p)) this.finish(rules, p, depth);
    else if (p.seats - p.order.length === 2) this.duel(rules, p, depth);
    else this.crowd(rules, p, depth);
  }

  /** Two are left: alpha-beta for one of them, and the other gets what remains. */
  private duel(rules: Rules, p: Position, depth: number): void {
    let one = 0;
    while (isIn(p.out, one)) one += 1;
    let other = one + 1;
    while (isIn(p.out, other)) other += 1;
    const value = this.alphaBeta(rules, depth, one, -ENDLESS, ENDLESS);
    const row = depth * this.seats;
    let together = 0;
    this.values.fill(0, row, row + this.seats);
    for (let place = 0; rules.playsOn && place < p.seats; place++) {
      const points = p.seats - 1 - 2 * place;
      if (place < p.order.length) this.values[row + p.order[place]] = points;
      else together += points;
    }
    this.values[row + one] = value;
    this.values[row + other] = together - value;
  }

  /** More than two are left: every seat for itself. */
  private crowd(rules: Rules, p: Position, depth: number): void {
    const { table, values, seats } = this;
    const row = depth * seats;
    const below = row + seats;
    if (table.find(rules, p) === EXACT) {
      for (let seat = 0; seat < seats; seat++) values[row + seat] = table.values[table.at + seat];
      return;
    }
    const next = this.at(depth + 1, p.seats);
    const plays = this.lists[depth];
    legalPlays(plays, rules, p);
    let most = -ENDLESS;
    for (let i = 0; i <= plays.size; i++) {
      if (i === plays.size && !mayPass(p)) break;
      this.step(rules, p, next, plays, i);
      this.best(rules, next, depth + 1);
      if (this.isSpent) return;
      const won = values[below + p.turn] + next.chat[p.turn] - p.chat[p.turn];
      if (won <= most) continue;
      most = won;
      for (let seat = 0; seat < seats; seat++) {
        values[row + seat] = values[below + seat] + next.chat[seat] - p.chat[seat];
      }
    }
    const at = table.keep(rules, p, EXACT);
    for (let seat = 0; seat < seats; seat++) table.values[at + seat] = values[row + seat];
  }

  private step(rules: Rules, p: Position, next: Position, plays: MoveList, index: number): void {
    copyPosition(p, next);
    if (index === plays.size) pass(rules, next);
    else play(rules, next, plays.low[index], plays.high[index], plays.form[index]);
  }

  /** What `one` still wins from the position at this depth, exact between alpha and beta and a bound outside. */
  private alphaBeta(rules: Rules, depth: number, one: number, alpha: number, beta: number): number {
    const p = this.positions[depth];
    const { table } = this;
    const known = table.find(rules, p);
    if (known !== NOTHING) {
      const value = table.values[table.at];
      if (known === EXACT || (known === AT_LEAST && value >= beta) || (known === AT_MOST && value <= alpha))
        return value;
    }
    const next = this.at(depth + 1, p.seats);
    const plays = this.lists[depth];
    legalPlays(plays, rules, p);
    const gains = p.turn === one;
    let low = alpha;
    let high = beta;
    let best = gains ? -ENDLESS : ENDLESS;
    // The longest plays first: they end games soonest, and what ends soon cuts most away.
    for (let i = plays.size - 1; i >= -1 && low < high; i--) {
      if (i < 0 && !mayPass(p)) break;
      this.step(rules, p, next, plays, i < 0 ? plays.size : i);
      const settled = next.chat[one] - p.chat[one];
      const value = settled + this.later(rules, depth + 1, one, low - settled, high - settled);
      if (this.isSpent) return 0;
      if (gains ? value > best : value < best) best = value;
      if (gains && best > low) low = best;
      if (!gains && best < high) high = best;
    }
    const bound = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
    table.values[table.keep(rules, p, bound)] = best;
    return best;
  }

  private later(rules: Rules, depth: number, one: number, alpha: number, beta: number): number {
    this.count(depth);
    if (this.isSpent) return 0;
    const p = this.positions[depth];
    if (!isOver(p)) return this.alphaBeta(rules, depth, one, alpha, beta);
    this.outcome.read(rules, p);
    return this.outcome.points[one] - p.chat[one];
  }
}
