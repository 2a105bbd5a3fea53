import type { Seating } from '@sanh-rong/arena';
import { type BaseAction, type BaseState, writeRecord } from '@sanh-rong/engine';
import type { ArenaMatchDetail, LiveMatch } from '@sanh-rong/protocol';
import { matchFileText } from '../match/match-file.ts';
import { contestantsOf, gameOf, type MatchPlan } from '../match/plan.ts';
import { openMatch, type Playing } from '../match/playing.ts';
import { addBlock, noScore, type Score } from '../match/score.ts';
import { type MatchFile, readMatchFile } from '../report/match-file.ts';
import { finishedMatch, type WatchedMatch } from './watched.ts';

/** A match that is played while it is watched. */

type LiveGame = NonNullable<LiveMatch['game']>;

/** Of the games that are played side by side one is shown: the first that is not over. */
class ShownGame {
  private readonly plan: MatchPlan;
  private readonly over = new Set<number>();
  private latest: { readonly number: number; readonly seating: Seating; readonly state: BaseState<BaseAction> } | null =
    null;

  constructor(plan: MatchPlan) {
    this.plan = plan;
  }

  moved(number: number, seating: Seating, state: BaseState<BaseAction>): void {
    if (this.latest === null || this.over.has(this.latest.number) || this.latest.number === number) {
      this.latest = { number, seating, state };
    }
    if (gameOf(this.plan).turn(state) === null) this.over.add(number);
  }

  /** Its text is written when it is asked for: moves come faster than that. */
  shown(): LiveGame | null {
    if (this.latest === null) return null;
    const { number, seating, state } = this.latest;
    return { number, seating: [...seating], text: writeRecord(gameOf(this.plan), state) };
  }
}

/** What is known before the end has no places, no seed and no end. */
const unfinished = (match: ArenaMatchDetail): ArenaMatchDetail => ({
  ...match,
  status: 'running',
  contestants: match.contestants.map((contestant) => ({ ...contestant, place: null })),
  endedAt: null,
  seed: null,
});

export class PlayingMatch implements WatchedMatch {
  readonly id: string;
  /** Of what is played; of what was played, when it is stopped. */
  private plan: MatchPlan;
  private readonly again: (plan: MatchPlan) => string;
  private readonly began = Date.now();
  private readonly shown: ShownGame;
  private score: Score;
  private names: readonly string[];
  private status: 'running' | 'finished' | 'failed' = 'running';
  private isStopped = false;
  private playing: Playing | null = null;
  /** As it is by the blocks that were played. */
  private file: MatchFile;
  private known: WatchedMatch;

  constructor(plan: MatchPlan, again: (plan: MatchPlan) => string) {
    this.plan = { ...plan, records: true };
    this.again = again;
    this.shown = new ShownGame(plan);
    this.score = noScore(contestantsOf(plan));
    this.names = plan.contestants.map(({ name }) => name);
    this.file = this.write();
    this.known = finishedMatch(this.file);
    // The name of a match must not change while it is watched.
    this.id = this.file.id;
  }

  match(): ArenaMatchDetail {
    const match = { ...this.known.match(), id: this.id };
    return this.status === 'finished' ? match : { ...unfinished(match), status: this.status };
  }

  game(number: number) {
    const game = this.known.game(number);
    return game === null ? null : { ...game, match: this.id };
  }

  live(): LiveMatch {
    const { deals } = this.plan;
    const game = this.status === 'running' ? this.shown.shown() : null;
    return { status: this.status, played: this.score.deals.length, deals, game };
  }

  /** The match file as it stands. */
  text(): string {
    const told = { began: this.began, ended: Date.now(), command: this.again(this.plan) };
    return matchFileText(this.score, this.plan, this.names, told);
  }

  get isWhole(): boolean {
    return this.status === 'finished' && !this.isStopped;
  }

  get played(): number {
    return this.score.deals.length;
  }

  get games(): number {
    return this.file.games.length;
  }

  /** Opens all contestants before the match is shown; one that cannot play is a `Misuse`. */
  async open(signal: AbortSignal): Promise<void> {
    this.playing = await openMatch(this.plan, {
      workers: 1,
      signal,
      ended: () => {},
      moved: (number, seating, state) => this.shown.moved(number, seating, state),
    });
    this.names = this.playing.names;
  }

  async close(): Promise<void> {
    await this.playing?.close();
  }

  /** Plays it to its end, or until it is stopped. */
  async play(): Promise<void> {
    try {
      for await (const block of this.playing?.blocks() ?? []) {
        this.score = addBlock(this.score, block);
        this.show();
      }
    } catch (error) {
      this.status = 'failed';
      throw error;
    }
    this.isStopped = this.played < this.plan.deals;
    // What was stopped is a whole match of fewer deals; with none there is nothing to show.
    if (this.isStopped && this.played > 0) {
      this.plan = { ...this.plan, deals: this.played };
      this.show();
    }
    if (this.played > 0) this.status = 'finished';
  }

  private show(): void {
    this.file = this.write();
    this.known = finishedMatch(this.file);
  }

  private write(): MatchFile {
    const file = readMatchFile(this.text());
    if (file === null) throw new Error('a match that cannot be written');
    return file;
  }
}
