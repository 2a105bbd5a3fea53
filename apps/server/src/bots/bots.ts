import type { BotFault } from '@sanh-rong/bot-kit';
import type { Language } from '@sanh-rong/engine';
import type { BotDetail, BotReport, BotRequest, BotSummary, BotVersion, BotVersionSource } from '@sanh-rong/protocol';
import type { SeatableBot } from '@sanh-rong/table';
import type { GuestQuotas } from '../allowances/guest-quotas.ts';
import type { Sql } from '../database/open.ts';
import { keepCall, sweepCalls } from './calls.ts';
import { change, copy, create, handOver, listMine, listOpen, type Mine, remove, show, sweep } from './collection.ts';
import { BotPaces } from './paces.ts';
import type { Parts } from './parts.ts';
import type { BotRuling } from './refusal.ts';
import { type BotCallReport, listReports, report, sweepReports } from './reports.ts';
import { findSeatable, openSources } from './seating.ts';
import { newSourceCheck } from './source-check.ts';
import { type Sandbox, type Tested, Trials } from './trials.ts';
import { announce, listVersions, restore, save, showVersion } from './versions.ts';

export interface BotsEnvironment extends Sandbox {
  readonly sql: Sql;
  readonly now: () => number;
  /** What is wrong with a source before anybody runs it; everybody with the same `turn` has one. Rejects with ReadersBusy when that cannot be told now. */
  readonly check: (source: string, turn: string) => Promise<BotFault | null>;
  /** What guests may use together. */
  readonly quotas: GuestQuotas;
  /** What a bot of a game begins with. */
  readonly template: (game: string, language: Language) => string;
}

/**
 * Everybody's bots. `person` is whoever asks: a bot they may not know of is for them no bot at all. Whatever is refused has
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

  /** A bot that somebody may seat, as it is now; null when there is none of this id for them. */
  findSeatable(id: string, person: string): Promise<SeatableBot | null>;
  /** The code of a sound version, also of a bot that was deleted meanwhile; null when it is kept no longer. */
  sourceOf(bot: string, version: number): Promise<string | null>;
  /** Keeps what came of a call: for those who see the game again, and with all its words for the bot's owner. */
  report(told: BotCallReport): Promise<void>;
  /** What happened in games that are over, newest first. */
  reports(person: string, id: string): Promise<BotRuling<readonly BotReport[]>>;

  /** All bots of somebody become another's. */
  handOver(from: string, to: string): Promise<void>;
  /** Removes deleted bots that no table plays any more, and what is told of others no longer. */
  sweep(): Promise<void>;
}

export const createBots = ({ sql, now, check, template, quotas, ...sandbox }: BotsEnvironment): Bots => {
  const checkInTurn = newSourceCheck(check, (person) => quotas.turnOf(person));
  const parts: Parts = { sql, now, check: checkInTurn, paces: new BotPaces(now), quotas };
  const trials = new Trials(parts, sandbox);
  return {
    mine: (person, game) => listMine(parts, person, game),
    open: (person, request) => listOpen(parts, person, request),
    show: (person, id) => show(parts, person, id),
    create: (person, request, language) =>
      create(parts, person, { ...request, source: request.source ?? template(request.game, language) }),
    change: (person, id, request) => change(parts, person, id, request),
    remove: (person, id) => remove(parts, person, id),
    copy: (person, id, request) => copy(parts, person, id, request),

    versions: (person, id) => listVersions(parts, person, id),
    version: (person, id, number) => showVersion(parts, person, id, number),
    save: (person, id, source) => save(parts, person, id, source),
    announce: (person, id, note) => announce(parts, person, id, note),
    restore: (person, id, number) => restore(parts, person, id, number),
    test: (person, id, version) => trials.test(person, id, version),

    findSeatable: (id, person) => findSeatable(parts, id, person),
    sourceOf: openSources(parts),
    async report(told) {
      await keepCall(parts, told);
      await report(parts, told);
    },
    reports: (person, id) => listReports(parts, person, id),

    handOver: (from, to) => handOver(parts, from, to),
    async sweep() {
      await sweep(parts);
      await sweepReports(parts);
      await sweepCalls(parts);
    },
  };
};
