import { setTimeout } from 'node:timers/promises';
import type { Thinking } from '@sanh-rong/arena';
import { type OptionValues, readOptions } from '@sanh-rong/engine';
import { REMOTE_LIMITS, type RemoteAnswer, type RemoteQuestion, timeFor } from '@sanh-rong/protocol';
import { gameOf } from '../ladders/ladders.ts';
import { failMatch, MatchLost, storeBlock } from '../matches/blocks.ts';
import { keepMatch, showGame } from '../matches/claim.ts';
import type { Held, MatchDependencies, MatchRow } from '../matches/dependencies.ts';
import type { LiveGame, MatchFailure } from '../matches/outcome.ts';
import { isAnotherNext } from '../matches/queue.ts';
import type { Patience, RemoteBotRequests } from '../remote/remote-bot-requests.ts';
import type { WantedContestant, WantedMatch } from '../runner/orders.ts';
import { type Runner, RunnerFailed } from '../runner/runner.ts';
import type { RunnerSlot } from './runner-slot.ts';
import type { ArenaTimes } from './times.ts';

export interface MatchPlayerDependencies extends MatchDependencies {
  readonly times: ArenaTimes;
  /** The code of a version; null when it is kept no longer. */
  readonly sourceOf: (bot: string, version: number) => Promise<string | null>;
  /** Where remote bots are asked. */
  readonly remoteBots: RemoteBotRequests;
  readonly failed: (error: unknown) => void;
}

/** A block that the machine has failed at so often is given up, and the match with it. */
const MOST_TRIES = 8;
/** The pause before the next try doubles up to so many times the first one. */
const LONGEST_PAUSE = 16;
/** A match is taken up at most so often while its workers die before the next block is stored. */
const MOST_ATTEMPTS = 50;

/** The code of one of the bots is kept no longer. */
class CodeGone extends Error {}

/** All options of a match, as remote bots are told them. */
const optionsOf = ({ game, ruleSet, options, lineup }: MatchRow): OptionValues => {
  const specs = gameOf(game).ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};
  const read = readOptions(specs, options, lineup.length);
  return read.ok ? read.value : (options as OptionValues);
};

/** One match in the hands of this node, from the block it was left at until it is over or lost. */
export class MatchPlayer {
  private readonly dependencies: MatchPlayerDependencies;
  private readonly slot: RunnerSlot;
  private readonly held: Held;
  private readonly signal: AbortSignal;
  private row: MatchRow;
  private runner: Runner | null = null;
  private readonly began = performance.now();
  private shownAt = Number.NEGATIVE_INFINITY;
  private isShowing = false;
  /** It is in this one's hands no more, and the process may be playing the next match. */
  private isLeft = false;
  /** The match as this one stored it last; null where it was another's by then. */
  private stored: Promise<MatchRow | null> = Promise.resolve(null);
  /** How long each bot may still be away in this match. */
  private readonly patience = new Map<string, Patience>();
  /** Answers are not waited for any more. */
  private over: AbortSignal;

  constructor(dependencies: MatchPlayerDependencies, slot: RunnerSlot, row: MatchRow, signal: AbortSignal) {
    this.dependencies = dependencies;
    this.slot = slot;
    this.row = row;
    this.held = { id: row.id, attempt: row.attempt };
    this.signal = signal;
    this.over = signal;
  }

  /** The match when it is over; null where it gives way, where another worker has it now, or this node stops. */
  async play(): Promise<MatchRow | null> {
    if (this.row.attempt - this.row.blocks > MOST_ATTEMPTS) return this.giveUp('ENDLESS');
    const lost = new AbortController();
    const keeping = this.keep(lost);
    const over = new AbortController();
    this.over = AbortSignal.any([over.signal, lost.signal, this.signal]);
    try {
      const away = await this.absent();
      if (away.length > 0) return this.signal.aborted ? null : await this.giveUp('AWAY', away);
      return await this.playOn(await this.wanted(), lost.signal);
    } catch (error) {
      if (error instanceof CodeGone) return this.giveUp('CODE_GONE');
      if (error instanceof MatchLost) return null;
      throw error;
    } finally {
      this.isLeft = true;
      clearInterval(keeping);
      over.abort();
      this.runner?.letGo();
    }
  }

  private async playOn(wanted: WantedMatch, lost: AbortSignal): Promise<MatchRow | null> {
    for (let tries = 0; this.row.status === 'running'; ) {
      if (lost.aborted || this.signal.aborted) return null;
      try {
        this.row = await this.playBlock(wanted);
        tries = 0;
        if (await this.givesWay()) return null;
      } catch (error) {
        if (!(error instanceof RunnerFailed)) throw error;
        if (lost.aborted || this.signal.aborted) return null;
        this.dependencies.failed(error);
        this.runner = null;
        await this.slot.discard();
        tries += 1;
        if (tries === MOST_TRIES) return this.giveUp('MACHINE');
        const pause = this.dependencies.times.again * Math.min(LONGEST_PAUSE, 2 ** tries);
        await setTimeout(pause, null, { signal: this.signal }).catch(() => {});
      }
    }
    return this.row;
  }

  private async givesWay(): Promise<boolean> {
    const { sql, now, times } = this.dependencies;
    const { id, pool, status } = this.row;
    // Remote bots are there now, and may not be later.
    if (status !== 'running' || pool === 'remote' || performance.now() - this.began < times.turn) return false;
    return isAnotherNext(sql, { id, pool }, now());
  }

  private async playBlock(wanted: WantedMatch): Promise<MatchRow> {
    const runner = await this.slot.ready();
    const began = performance.now();
    if (this.runner !== runner) {
      await runner.open({ ...wanted, thinking: this.row.thinking as readonly Thinking[] });
      this.runner = runner;
    }
    const { blocks: number, strikes } = this.row;
    const block = await runner.play(
      { number, strikes },
      { moved: (game) => this.show(game), asked: (bot, questions) => this.ask(bot, questions) },
    );
    const storing = storeBlock(this.dependencies, this.held, block, performance.now() - began);
    this.stored = storing.catch(() => null);
    return storing;
  }

  private async wanted(): Promise<WantedMatch> {
    const { game, ruleSet, options, lineup, seed, deals } = this.row;
    const contestants = await Promise.all(this.row.contestants.map((each) => this.contestant(each)));
    const seatings = this.row.pool === 'remote' ? { seatings: 'one' as const } : {};
    const contest = { game, ruleSet, options: options as OptionValues, lineup, seed, deals, ...seatings };
    return { contest, contestants, time: this.dependencies.times.move };
  }

  private async contestant({ bot, level }: MatchRow['contestants'][number]): Promise<WantedContestant> {
    if (bot === null) return { level: level ?? '' };
    if (bot.remote === true) return { remote: bot.id };
    const source = await this.dependencies.sourceOf(bot.id, bot.version);
    if (source === null) throw new CodeGone();
    return { bot: bot.id, source };
  }

  /** Which bots are not there: a match that has not begun is played later rather than lost by those who are away. */
  private async absent(): Promise<string[]> {
    if (this.row.blocks > 0) return [];
    const remote = this.row.contestants.flatMap(({ bot }) => (bot?.remote === true ? [bot.id] : []));
    return this.dependencies.remoteBots.absent(remote, this.over);
  }

  private ask(bot: string, questions: readonly RemoteQuestion[]): Promise<RemoteAnswer> {
    const { id: match, game, ruleSet, lineup } = this.row;
    const terms = { match, game, ruleSet, options: optionsOf(this.row), seats: lineup.length };
    const patience = this.patience.get(bot) ?? { left: REMOTE_LIMITS.patience };
    this.patience.set(bot, patience);
    const asked = { bot, ...terms, time: timeFor(questions.length), questions };
    return this.dependencies.remoteBots.ask(asked, { signal: this.over, patience });
  }

  private giveUp(failed: MatchFailure, away?: readonly string[]): Promise<MatchRow | null> {
    const giving = failMatch(this.dependencies, this.held, { failed, ...(away === undefined ? {} : { away }) }).then(
      (isOurs) => (isOurs ? { ...this.row, status: 'failed' as const } : null),
    );
    this.stored = giving.catch(() => null);
    return giving;
  }

  /** Says every now and then that this node has the match; where it is another's by now, what is being played is for nothing. */
  private keep(lost: AbortController): NodeJS.Timeout {
    const { lease } = this.dependencies.times;
    const beat = async (): Promise<void> => {
      if (await keepMatch(this.dependencies, this.held, lease)) return;
      // Who waited for the last block to be stored finds the match over: by this very one, and nothing was lost.
      const stored = await this.stored;
      if (this.isLeft || (stored !== null && stored.status !== 'running')) return;
      lost.abort();
      await this.slot.discard();
    };
    return setInterval(() => void beat().catch(this.dependencies.failed), lease / 3);
  }

  private show(game: LiveGame): void {
    const now = performance.now();
    if (this.isShowing || now - this.shownAt < this.dependencies.times.show) return;
    this.shownAt = now;
    this.isShowing = true;
    showGame(this.dependencies, this.held, game)
      .catch(this.dependencies.failed)
      .finally(() => {
        this.isShowing = false;
      });
  }
}
