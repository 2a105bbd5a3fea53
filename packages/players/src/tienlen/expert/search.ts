import { clone, type Position } from '@sanh-rong/engine/tienlen/core';
import type { Budget } from '../../player.ts';
import type { Observation } from '../observation.ts';
import { type Belief, beliefFor, gapBetween, type Runner } from './belief.ts';
import type { Candidate } from './candidates.ts';
import type { Prospects } from './prospects.ts';
import type { Worlds } from './worlds.ts';

/** Worlds whose results are remembered one by one. */
const MOST_WORLDS = 2_048;

/** What sharing out the cards of one world costs, in simulated actions. */
const WORLD_COST = 15;

/** Worlds in a row that contradict what is certain before the search is given up. */
const MOST_CONTRADICTIONS = 200;

/** After so many worlds at most so many candidates are kept. */
const STAGES = [
  { worlds: 2, keep: 10 },
  { worlds: 4, keep: 8 },
  { worlds: 8, keep: 6 },
  { worlds: 24, keep: 4 },
  { worlds: 72, keep: 3 },
  { worlds: 200, keep: 2 },
];

/** A candidate that is behind with so many standard errors is dropped. */
const HOPELESS = 2;

/** Worlds between two looks at who has fallen behind. */
const LAP = 4;

/**
 * A race of candidates over common worlds: every world is played out once for each of those still in it, so that they are
 * compared on the same cards. Those clearly behind drop out, and what is left of the budget goes to the others.
 */
export class Race {
  worlds = 0;
  private runners: Runner[];
  private readonly observation: Observation;
  private readonly drawn: Worlds;
  private readonly prospects: Prospects;
  private readonly budget: Budget;
  private readonly belief: Belief;

  constructor(
    observation: Observation,
    candidates: readonly Candidate[],
    { drawn, prospects, budget }: { drawn: Worlds; prospects: Prospects; budget: Budget },
  ) {
    this.observation = observation;
    this.drawn = drawn;
    this.prospects = prospects;
    this.budget = budget;
    this.belief = beliefFor(observation.rules, observation.position.seats);
    this.runners = candidates.map((candidate) => ({ candidate, results: new Int16Array(MOST_WORLDS), sum: 0 }));
  }

  /** The candidate to play: the first, which is the steady choice, unless another one is believed to be better. */
  run(): Candidate {
    const world = clone(this.observation.position);
    let contradictions = 0;
    while (this.runners.length > 1 && this.worlds < MOST_WORLDS && contradictions < MOST_CONTRADICTIONS) {
      if (this.isOver()) break;
      this.prospects.positions += WORLD_COST;
      if (!this.drawn.deal(world)) {
        contradictions += 1;
        continue;
      }
      if (!this.playOut(world)) break;
      contradictions = 0;
      this.worlds += 1;
      this.thinOut();
    }
    return this.best().candidate;
  }

  private isOver(): boolean {
    return this.prospects.positions >= this.budget.positions || this.budget.isOver?.() === true;
  }

  /** Plays one world out for everybody in the race; false when the budget ended first, and then it does not count. */
  private playOut(world: Position): boolean {
    for (let i = 0; i < this.runners.length; i++) {
      const runner = this.runners[i];
      if (this.isOver()) return false;
      runner.results[this.worlds] = this.prospects.value(this.observation, world, runner.candidate);
    }
    for (const runner of this.runners) runner.sum += runner.results[this.worlds];
    return true;
  }

  private thinOut(): void {
    const { worlds, belief } = this;
    const stage = STAGES.find((each) => each.worlds === worlds);
    if (stage === undefined && worlds % LAP !== 0) return;
    const best = this.best();
    const behind = this.runners
      .filter((runner) => runner !== best)
      .map((runner) => ({ runner, gap: gapBetween(best, runner, worlds, belief) }))
      .filter(({ gap }) => gap.certainty < HOPELESS)
      .sort((a, b) => a.gap.mean - b.gap.mean);
    const others = behind.slice(0, (stage?.keep ?? Number.POSITIVE_INFINITY) - 1);
    this.runners = [best, ...others.map(({ runner }) => runner)];
  }

  /** Who is believed to be best; of equals the one that came first. */
  private best(): Runner {
    let [best] = this.runners;
    for (const runner of this.runners) {
      if (gapBetween(runner, best, this.worlds, this.belief).mean > 0) best = runner;
    }
    return best;
  }
}
