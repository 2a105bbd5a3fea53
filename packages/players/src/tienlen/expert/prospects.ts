import { isOver, NO_FORM, newPosition, type Position, pass, play, type Rules } from '@sanh-rong/engine/tienlen/core';
import type { Observation } from '../observation.ts';
import type { SteadyPolicy } from '../steady/policy.ts';
import type { Candidate } from './candidates.ts';
import { Outcome } from './outcome.ts';
import { copyPosition } from './scratch-position.ts';

/** What becomes of a choice in a world whose hands are all known. Nothing is allocated while games are played out. */
export class Prospects {
  /** Actions simulated so far. */
  positions = 0;
  private readonly policy: SteadyPolicy;
  private readonly position: Position;
  private readonly outcome: Outcome;

  constructor(seats: number, policy: SteadyPolicy) {
    this.policy = policy;
    this.position = newPosition(seats);
    this.outcome = new Outcome(seats);
  }

  /** What the seat to act ends with if it does this now. */
  value({ rules, goneLow, goneHigh }: Observation, world: Position, { low, high, form }: Candidate): number {
    const p = this.position;
    copyPosition(world, p);
    this.positions += 1;
    if (form === NO_FORM) pass(rules, p);
    else play(rules, p, low, high, form);
    this.playOut(rules, p, goneLow | low, goneHigh | high);
    return this.outcome.points[world.turn];
  }

  /** Plays a position to its end, every seat steadily. */
  private playOut(rules: Rules, p: Position, goneLow: number, goneHigh: number): void {
    const { policy } = this;
    const { plays } = policy;
    let seenLow = goneLow;
    let seenHigh = goneHigh;
    while (!isOver(p)) {
      const at = policy.choose(rules, p, seenLow, seenHigh);
      this.positions += 1;
      if (at < 0) pass(rules, p);
      else {
        seenLow |= plays.low[at];
        seenHigh |= plays.high[at];
        play(rules, p, plays.low[at], plays.high[at], plays.form[at]);
      }
    }
    this.outcome.read(rules, p);
  }
}
