import type { Seating } from '@sanh-rong/arena';
import { type AnyGame, type BaseAction, type BaseState, writeRecord } from '@sanh-rong/engine';
import type { LiveGame } from '../matches/outcome.ts';

/** Milliseconds between two pictures of the game that is shown. */
const EVERY = 400;

/** Of the games that are played side by side one is shown: the first that is not over. */
export class ShownGame {
  private readonly game: AnyGame;
  private readonly show: (shown: LiveGame) => void;
  private readonly over = new Set<number>();
  private first: number | null = null;
  private last = Number.NEGATIVE_INFINITY;

  constructor(game: AnyGame, show: (shown: LiveGame) => void) {
    this.game = game;
    this.show = show;
  }

  moved(number: number, seating: Seating, state: BaseState<BaseAction>): void {
    if (this.game.turn(state) === null) this.over.add(number);
    if (this.first === null || this.over.has(this.first)) this.first = this.over.has(number) ? null : number;
    if (number !== this.first) return;
    const now = performance.now();
    if (now - this.last < EVERY) return;
    this.last = now;
    this.show({ number, seating, text: writeRecord(this.game, state) });
  }
}
