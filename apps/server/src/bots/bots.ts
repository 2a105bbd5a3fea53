import type { BotFault } from '@sanh-rong/bot-kit';
import type { Language } from '@sanh-rong/engine';
import type { BotDetail, BotReport, BotRequest, BotSummary, BotVersion, BotVersionSource } from '@sanh-rong/protocol';
import type { SeatableBot } from '@sanh-rong/table';
import type { Sql } from '../database/open.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import { rateLimiters } from '../rate-limits/rate-limiter.ts';
import { keepCall, sweepCalls } from './calls.ts';
import { change, copy, create, handOver, listMine, listOpen, type Mine, remove, show, sweep } from './collection.ts';
import { BOT_LIMITS, type BotDependencies } from './dependencies.ts';
import type { BotRuling } from './refusal.ts';
import { type BotCallReport, listReports, report, sweepReports } from './reports.ts';
import { findSeatable, openSources } from './seating.ts';
import { newSourceCheck } from './source-check.ts';
import { type Sandbox, type Tested, Trials } from './trials.ts';
import { announce, listVersions, restore, save, showVersion } from './versions.ts';
import { WordRoom } from './word-room.ts';

export interface BotsEnvironment extends Sandbox {
  readonly sql: Sql;
  readonly now: () => number;
  /**
   * What is wrong with a source, found without running it; all requests with the same `turn` have one turn together.
   * Rejects with ParsingBusy when that cannot be told now.
   */
  readonly check: (source: string, turn: string) => Promise<BotFault | null>;
  /** What guests may use together. */
  readonly quotas: GuestQuotas;
  /** What a bot of a game begins with. */
  readonly template: (game: string, language: Language) => string;
}

/**
 * All bots. `person` is the one who asks: a bot they may not know of does not exist for them. A refused request has
 * changed nothing; only a broken database throws.
 */
export interface Bots {
  mine(person: string, game?: string): Promise<Mine>;
  /** Others' bots that may be seated. */
  open(person: string, request: BotRequest<'open'>): Promise<readonly BotSummary[]>;
  show(person: string, id: string): Promise<BotRuling<BotDetail>>;
  create(person: string, request: BotRequest<'create'>, language: Language): Promise<BotRuling<BotDetail>>;
  change(person: string, id: string, request: BotRequest<'change'>): Promise<BotRuling<BotDetail>>;
  remove(person: string, id: string): Promise<BotRuling<null>>;
  copy(person: string, id: string, request: BotRequest<'copy'>): Promise<BotRuling<BotDetail>>;

  /** Newest first. */
  versions(person: string, id: string): Promise<BotRuling<readonly BotVersion[]>>;
  version(person: string, id: string, number: number): Promise<BotRuling<BotVersionSource>>;
  save(person: string, id: string, source: string): Promise<BotRuling<BotVersion>>;
  /** A new version of a remote bot, with what its owner says of it. */
  announce(person: string, id: string, note: string): Promise<BotRuling<BotVersion>>;
  restore(person: string, id: string, number: number): Promise<BotRuling<BotVersion>>;
  test(person: string, id: string, version: number | undefined): Promise<BotRuling<Tested>>;

  /** A bot that this person may seat, as it is now; null when there is none of this id for them. */
  findSeatable(id: string, person: string): Promise<SeatableBot | null>;
  /** The code of a sound version, also of a bot that was deleted meanwhile; null when it is kept no longer. */
  sourceOf(bot: string, version: number): Promise<string | null>;
  /** Keeps what came of a call: for those who see the game again, and with all its words for the bot's owner. */
  report(told: BotCallReport): Promise<void>;
  /** No game is played at a table any more. */
  tableRests(table: string): Promise<void>;
  /** What happened in games that are over, newest first. */
  reports(person: string, id: string): Promise<BotRuling<readonly BotReport[]>>;

  /** All bots of one person become another's. */
  handOver(from: string, to: string): Promise<void>;
  /** Removes deleted bots that no table plays any more, and what is told of others no longer. */
  sweep(): Promise<void>;
}

export const createBots = ({ sql, now, check, template, quotas, ...sandbox }: BotsEnvironment): Bots => {
  const checkInTurn = newSourceCheck(check, (person) => quotas.turnOf(person));
  const dependencies: BotDependencies = { sql, now, check: checkInTurn, limits: rateLimiters(BOT_LIMITS, now), quotas };
  const trials = new Trials(dependencies, sandbox);
  const room = new WordRoom(quotas, now);
  return {
    mine: (person, game) => listMine(dependencies, person, game),
    open: (person, request) => listOpen(dependencies, person, request),
    show: (person, id) => show(dependencies, person, id),
    create: (person, request, language) =>
      create(dependencies, person, { ...request, source: request.source ?? template(request.game, language) }),
    change: (person, id, request) => change(dependencies, person, id, request),
    remove: (person, id) => remove(dependencies, person, id),
    copy: (person, id, request) => copy(dependencies, person, id, request),

    versions: (person, id) => listVersions(dependencies, person, id),
    version: (person, id, number) => showVersion(dependencies, person, id, number),
    save: (person, id, source) => save(dependencies, person, id, source),
    announce: (person, id, note) => announce(dependencies, person, id, note),
    restore: (person, id, number) => restore(dependencies, person, id, number),
    test: (person, id, version) => trials.test(person, id, version),

    findSeatable: (id, person) => findSeatable(dependencies, id, person),
    sourceOf: openSources(dependencies),
    async report(told) {
      const { words, isFirst } = await room.enter(told);
      // Else what a bot does in an hour would lie there until the next sweep.
      if (isFirst) await Promise.all([sweepReports(dependencies, told.bot), sweepCalls(dependencies, told.bot)]);
      const bytes = (await keepCall(dependencies, told, words)) + (await report(dependencies, told, words));
      if (words) room.use(told, bytes);
    },
    tableRests: (table) => room.leave(table),
    reports: (person, id) => listReports(dependencies, person, id),

    handOver: (from, to) => handOver(dependencies, from, to),
    async sweep() {
      await sweep(dependencies);
      await sweepReports(dependencies);
      await sweepCalls(dependencies);
    },
  };
};
