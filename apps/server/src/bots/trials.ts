import type { BotFault, LoadBot, Loading } from '@sanh-rong/bot-kit';
import { situationsOf } from '@sanh-rong/bot-kit/situations';
import { ok } from '@sanh-rong/engine';
import type { BotAnswerOf } from '@sanh-rong/protocol';
import { Starved } from '@sanh-rong/sandbox';
import { botVersions } from '../database/schema.ts';
import { FairGate, type GateSize } from '../fair-gate.ts';
import type { BotDependencies } from './dependencies.ts';
import { type BotRuling, refuseBot, refuseGuests } from './refusal.ts';
import { findOwn, isVersion } from './rows.ts';
import { Trial, type TrialOutcome, type TrialSpeed, type TrialState } from './trial.ts';

/** Trying bots in every situation of their game, in the server's own sandbox. */

export type Tested = BotAnswerOf<'tested'>;

/** Where tests run. */
export interface Sandbox {
  /** Whether bots can run on this machine at all. */
  readonly mayRun: () => Promise<boolean>;
  /** Only for code that was found sound. Where many wait, every owner gets their share. */
  readonly loadChecked: (bot: Parameters<LoadBot>[0] & { readonly owner: string }) => Promise<Loading>;
}

/** The code did not come so far as to be asked anything. */
const unasked = (game: string, fault: BotFault): TrialOutcome => ({
  fault,
  printed: [],
  outcomes: [],
  unasked: situationsOf(game).length,
});

/**
 * All tests on the server: the sandboxes are first of all for tables. A bot that thinks long about a move, or for ever,
 * goes on where its like wait for each other, so that quick ones do not wait for it.
 */
const GATES = {
  quick: { atOnce: 2, waiting: 60 },
  thorough: { atOnce: 1, waiting: 60 },
} as const satisfies Record<TrialSpeed, GateSize>;

/** While others wait, a test goes on for so long before it queues again (milliseconds). */
const STRETCH = 1_000;

/** A bot that thinks long about everything is not asked everything: no test runs longer than this (milliseconds). */
const PATIENCE = 45_000;

/** Whose test it is, with whom they take turns, and how long it has run (milliseconds). */
interface Running {
  readonly person: string;
  readonly turn: string;
  readonly trial: Trial;
  spent: number;
}

export class Trials {
  private readonly dependencies: BotDependencies;
  private readonly sandbox: Sandbox;
  /** Guests of one network wait for each other, as a class does; others hardly wait for them. */
  private readonly gates = { quick: new FairGate(GATES.quick), thorough: new FairGate(GATES.thorough) };
  /** Who has a test running: one at a time each. */
  private readonly testing = new Set<string>();

  constructor(dependencies: BotDependencies, sandbox: Sandbox) {
    this.dependencies = dependencies;
    this.sandbox = sandbox;
  }

  /** The newest version, or the one asked for. A bot that cannot be loaded is an answer: its fault. */
  async test(person: string, id: string, asked: number | undefined): Promise<BotRuling<Tested>> {
    const { sql, check, limits, quotas } = this.dependencies;
    const own = await findOwn(sql, person, id);
    if (!own.ok) return own;
    if (own.value.remote) return refuseBot('REMOTE_BOT');
    const { game } = own.value;
    const version = asked ?? own.value.version;
    const [found] = await sql
      .select({ source: botVersions.source, sound: botVersions.sound })
      .from(botVersions)
      .where(isVersion(id, version));
    if (found === undefined) return refuseBot('NO_VERSION');
    if (!(await this.sandbox.mayRun())) return refuseBot('NO_SANDBOX');
    if (this.testing.has(person)) return refuseBot('TEST_RUNNING');
    if (!limits.test.allows(person)) return refuseBot('SLOW_DOWN');
    this.testing.add(person);
    try {
      // What is wrong with code that cannot be used is not stored with it.
      const { source, sound } = found;
      const checked = sound ? ok(null) : await check(person, source);
      if (!checked.ok) return checked;
      if (checked.value !== null) return ok({ version, ...unasked(game, checked.value) });
      const turn = await quotas.turnOf(person);
      const trial = new Trial(game, (time) => this.sandbox.loadChecked({ game, source, owner: turn, time }));
      const run = await this.run({ person, turn, trial, spent: 0 });
      return run.ok ? ok({ version, ...run.value }) : run;
    } finally {
      this.testing.delete(person);
    }
  }

  /** Stretch after stretch, until it is over. */
  private async run(running: Running): Promise<BotRuling<TrialOutcome>> {
    const { turn, trial } = running;
    let speed: TrialSpeed = 'quick';
    try {
      for (;;) {
        const gate: FairGate = this.gates[speed];
        const went = await gate.enter(turn, () => this.goOn(running, speed, gate));
        if (went === null) return refuseBot('SLOW_DOWN');
        if (!went.ok) return went;
        if (went.value === 'over') return ok(trial.outcome);
        if (went.value === 'slow') speed = 'thorough';
      }
    } finally {
      trial.stop();
    }
  }

  /** Goes on unless guests have had their time. What is taken before is the most it may need; the rest goes back. */
  private async goOn(running: Running, speed: TrialSpeed, gate: FairGate): Promise<BotRuling<TrialState>> {
    const { person, turn, trial, spent } = running;
    const left = Math.max(0, Math.ceil(PATIENCE - spent));
    const taken = await this.dependencies.quotas.take('tests', person, left);
    if (!taken.ok) return refuseGuests(taken.error);
    const begun = performance.now();
    const ran = (): number => performance.now() - begun;
    try {
      return ok(
        await trial.goOn(speed, {
          isOthersTurn: () => ran() > STRETCH && gate.hasOthersWaiting(turn),
          // While others wait, one call without an answer is enough to know.
          isEnough: (isSilent) => ran() > left || (isSilent && gate.hasOthersWaiting(turn)),
        }),
      );
    } catch (error) {
      // Bots come last of all that the machine does; that it has no time for them now is not the fault of this one.
      if (error instanceof Starved) return refuseBot('SLOW_DOWN');
      throw error;
    } finally {
      running.spent += ran();
      const unused = Math.floor(left - ran());
      if (unused > 0) await taken.value.giveBack(unused);
    }
  }
}
