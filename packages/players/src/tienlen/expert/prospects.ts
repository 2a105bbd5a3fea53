import { isOver, NO_FORM, newPosition, type Position, pass, play, type Rules } from '@sanh-rong/engine/tienlen/core';
import { PublicRecord } from '../network/public-record.ts';
import type { Observation } from '../observation.ts';
import type { Policy } from '../steady/games.ts';
import type { Candidate } from './candidates.ts';
import { Outcome } from './outcome.ts';
import { copyPosition } from './scratch-position.ts';

/** Who plays the next actions, in every seat, before the usual policy goes on: a better player that takes far longer. */
export interface Opening {
  readonly policy: Policy;
  readonly actions: number;
}

/** What becomes of a choice in a world whose hands are all known. Nothing is allocated while games are played out. */
export class Prospects {
  /** Actions simulated so far. */
  positions = 0;
  private readonly policy: Policy;
  private readonly opening: Opening;
  private readonly record = new PublicRecord();
  private readonly position: Position;
  private readonly outcome: Outcome;

  constructor(seats: number, policy: Policy, opening: Opening = { policy, actions: 0 }) {
    this.policy = policy;
    this.opening = opening;
    this.position = newPosition(seats);
    this.outcome = new Outcome(seats);
  }

  /** What the seat to act ends with if it does this now. */
  value({ rules, goneLow, goneHigh, record }: Observation, world: Position, { low, high, form }: Candidate): number {
    const p = this.position;
    copyPosition(world, p);
    this.record.copy(record);
    this.positions += 1;
    if (form === NO_FORM) this.pass(rules, p);
    else this.play(rules, p, low, high, form);
    this.playOut(rules, p, goneLow | low, goneHigh | high);
    return this.outcome.points[world.turn];
  }

  private pass(rules: Rules, p: Position): void {
    this.record.addPassOf(p);
    pass(rules, p);
  }

  private play(rules: Rules, p: Position, low: number, high: number, form: number): void {
    this.record.addPlay(p.turn, low, high);
    play(rules, p, low, high, form);
  }

  /** Plays a position to its end, every seat by the same policies. */
  private playOut(rules: Rules, p: Position, goneLow: number, goneHigh: number): void {
    const { opening, record } = this;
    const until = this.positions + opening.actions;
    let seenLow = goneLow;
    let seenHigh = goneHigh;
    while (!isOver(p)) {
      const policy = this.positions < until ? opening.policy : this.policy;
      const at = policy.choose(rules, p, seenLow, seenHigh, record);
      this.positions += 1;
      if (at < 0) this.pass(rules, p);
      else {
        const { plays } = policy;
        seenLow |= plays.low[at];
        seenHigh |= plays.high[at];
        this.play(rules, p, plays.low[at], plays.high[at], plays.form[at]);
      }
    }
    this.outcome.read(rules, p);
  }
}
