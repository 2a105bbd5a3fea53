import type { BotFault, LoadBot, Loading } from '@sanh-rong/bot-kit';
import { situationsOf, tryBot } from '@sanh-rong/bot-kit/situations';
import { ok } from '@sanh-rong/engine';
import type { BotAnswerOf } from '@sanh-rong/protocol';
import { Starved } from '@sanh-rong/sandbox';
import { botVersions } from '../database/schema.ts';
import { FairGate } from '../fair-gate.ts';
import type { Parts } from './parts.ts';
import { type BotRuling, refuseBot, refuseGuests } from './refusal.ts';
import { findOwn, isVersion } from './rows.ts';

/** Trying bots in every situation of their game, in the server's own sandbox. */

export type Tested = BotAnswerOf<'tested'>;

type Outcome = Omit<Tested, 'version'>;

/** Where tests run. */
export interface Sandbox {
  /** Whether bots can run on this machine at all. */
  readonly mayRun: () => Promise<boolean>;
  /** Only for code that was found sound. Where many wait, every owner gets their share. */
  readonly loadChecked: (bot: Parameters<LoadBot>[0] & { readonly owner: string }) => Promise<Loading>;
}

/** The code did not come so far as to be asked anything. */
const unasked = (game: string, fault: BotFault): Outcome => ({
  fault,
  printed: [],
  outcomes: [],
  unasked: situationsOf(game).length,
});

/** Tests of everybody: the sandboxes are first of all for tables. */
const GATE = { atOnce: 2, waiting: 60 } as const;

/** A bot that thinks long about everything is not asked everything: nobody waits longer than this (milliseconds). */
const PATIENCE = 45_000;

export class Trials {
  private readonly parts: Parts;
  private readonly sandbox: Sandbox;
  /** Guests of one network wait for each other, as a class does; others hardly wait for them. */
  private readonly gate = new FairGate(GATE);
  /** Who has a test running: one at a time each. */
  private readonly testing = new Set<string>();

  constructor(parts: Parts, sandbox: Sandbox) {
    this.parts = parts;
    this.sandbox = sandbox;
  }

  /** The newest version, or the one asked for. A bot that cannot be loaded is an answer: its fault. */
  async test(person: string, id: string, asked: number | undefined): Promise<BotRuling<Tested>> {
    const { sql, check, paces, quotas } = this.parts;
    const own = await findOwn(sql, person, id);
    if (!own.ok) return own;
    if (own.value.remote) return refuseBot('REMOTE_BOT');
    const version = asked ?? own.value.version;
    const [found] = await sql
      .select({ source: botVersions.source, sound: botVersions.sound })
      .from(botVersions)
      .where(isVersion(id, version));
    if (found === undefined) return refuseBot('NO_VERSION');
    if (!(await this.sandbox.mayRun())) return refuseBot('NO_SANDBOX');
    if (this.testing.has(person)) return refuseBot('TEST_RUNNING');
    const may = paces.test(person);
    if (!may.ok) return may;
    this.testing.add(person);
    try {
      // What is wrong with code that cannot be used is not stored with it.
      const checked = found.sound ? ok(null) : await check(person, found.source);
      if (!checked.ok) return checked;
      if (checked.value !== null) return ok({ version, ...unasked(own.value.game, checked.value) });
      const turn = await quotas.turnOf(person);
      const run = await this.gate.enter(turn, () =>
        this.runWithin(person, () => this.run(own.value.game, found.source, turn)),
      );
      if (run === null) return refuseBot('SLOW_DOWN');
      return run.ok ? ok({ version, ...run.value }) : run;
    } finally {
      this.testing.delete(person);
    }
  }

  /** Runs a test unless guests have had their time. What is taken before is the most it may need; the rest goes back. */
  private async runWithin(person: string, run: () => Promise<Outcome>): Promise<BotRuling<Outcome>> {
    const taken = await this.parts.quotas.take('tests', person, PATIENCE);
    if (!taken.ok) return refuseGuests(taken.error);
    const begun = performance.now();
    try {
      return ok(await run());
    } catch (error) {
      // Bots come last of all that the machine does; that it has no time for them now is not the fault of this one.
      if (error instanceof Starved) return refuseBot('SLOW_DOWN');
      throw error;
    } finally {
      const unused = Math.floor(PATIENCE - (performance.now() - begun));
      if (unused > 0) await taken.value.giveBack(unused);
    }
  }

  private async run(game: string, source: string, owner: string): Promise<Outcome> {
    const loading = await this.sandbox.loadChecked({ game, source, owner });
    if (!loading.ok) return { ...unasked(game, loading.fault), printed: [...loading.printed] };
    const situations = situationsOf(game);
    const outcomes: Tested['outcomes'] = [];
    const until = performance.now() + PATIENCE;
    try {
      for await (const outcome of tryBot(loading.bot, situations)) {
        outcomes.push(outcome);
        // While others wait, one call without an answer is enough to know.
        const isTooSlow = outcome.fault?.kind === 'timeout' && this.gate.hasOthersWaiting(owner);
        if (isTooSlow || performance.now() > until) break;
      }
    } finally {
      loading.bot.stop();
    }
    return { fault: null, printed: [...loading.printed], outcomes, unasked: situations.length - outcomes.length };
  }
}
