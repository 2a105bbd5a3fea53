import type { Seating } from '@sanh-rong/arena';
import { type AnyGame, type BaseAction, type BaseState, writeRecord } from '@sanh-rong/engine';
import type { LiveGame } from '../matches/outcome.ts';

/** Milliseconds between two pictures of the game that is shown. */
const EVERY = 400;

/**
 * `going`: the first game that is not over. `over`: games that have just ended, since programs at home could look at the
 * cards of the others while they play.
 */
export type Showing = 'going' | 'over';

/** Of the games that are played side by side one is shown. */
export class ShownGame {
  private readonly game: AnyGame;
  private readonly showing: Showing;
  private readonly show: (shown: LiveGame) => void;
  private readonly over = new Set<number>();
  private first: number | null = null;
  private last = Number.NEGATIVE_INFINITY;

  constructor(game: AnyGame, showing: Showing, show: (shown: LiveGame) => void) {
    this.game = game;
    this.showing = showing;
    this.show = show;
  }

  moved(number: number, seating: Seating, state: BaseState<BaseAction>): void {
    if (this.game.turn(state) === null) this.over.add(number);
    if (!this.isShown(number)) return;
    const now = performance.now();
    if (now - this.last < EVERY) return;
    this.last = now;
    this.show({ number, seating, text: writeRecord(this.game, state) });
  }

  private isShown(number: number): boolean {
    if (this.showing === 'over') return this.over.has(number);
    if (this.first === null || this.over.has(this.first)) this.first = this.over.has(number) ? null : number;
    return number === this.first;
  }
}
