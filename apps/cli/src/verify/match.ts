import { dealOf, type ScheduledDeal } from '@sanh-rong/arena';
import {
  type AnyGame,
  explain,
  findGame,
  type GameResult,
  type Language,
  type Replay,
  readRecord,
  writeRecord,
} from '@sanh-rong/engine';
import { ruleSetName } from '@sanh-rong/presentation';
import type { ArenaMatchDetail, ArenaMatchGame } from '@sanh-rong/protocol';
import { gamesEach } from '../report/match-file.ts';
import type { Finding, Verdict } from './finding.ts';
import { VERIFY_WORDS } from './messages/vi.ts';
import { Outcome } from './outcome.ts';

/**
 * Whether a match was played as it says: every game again from its text, everything that follows from the games, every
 * deal again from the seed.
 */

/** So many games are named one by one. */
const MOST_NAMED = 5;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

const finding = (check: string, troubles: readonly string[], held: () => string): Finding =>
  troubles.length === 0 ? { check, state: 'held', details: [held()] } : { check, state: 'failed', details: troubles };

/** Whether it was this seat's turn, and what the clock would do was done. */
const isClocksMove = ({ game, steps }: Replay, seat: number, move: number): boolean => {
  if (move + 1 >= steps.length) return false;
  const [{ state }, { state: next }] = [steps[move], steps[move + 1]];
  const { action } = next.history[next.history.length - 1];
  return game.turn(state) === seat && game.writeAction(action) === game.writeAction(game.timeout(state));
};

class MatchCheck {
  private readonly match: ArenaMatchDetail;
  private readonly games: readonly ArenaMatchGame[];
  private readonly language: Language;
  /** By number of the game. */
  private readonly replays = new Map<number, Replay>();
  private readonly scheduledDeals = new Map<number, ScheduledDeal>();

  constructor(match: ArenaMatchDetail, games: readonly ArenaMatchGame[], language: Language) {
    this.match = match;
    this.games = games;
    this.language = language;
  }

  findings(): Finding[] {
    const played = [this.whole(), this.records(), this.points(), this.faults()];
    return [...played, ...this.outcome(), this.schedule()];
  }

  private whole(): Finding {
    const words = VERIFY_WORDS[this.language];
    const wanted = this.match.played * gamesEach(this.match);
    const numbers = new Set(this.games.map(({ number }) => number));
    const missing = wanted - [...numbers].filter((number) => number < wanted).length;
    const { status, played, deals } = this.match;
    const isCut = status === 'finished' && played !== deals;
    const troubles = [
      ...(missing === 0 ? [] : [words.missing(missing)]),
      ...(this.games.length === numbers.size && numbers.size <= wanted ? [] : [words.tooMany]),
      ...(isCut ? [words.cut(played, deals)] : []),
    ];
    return finding('whole', troubles, () => words.wholeHeld(this.games.length));
  }

  private records(): Finding {
    const words = VERIFY_WORDS[this.language];
    let moves = 0;
    return this.eachGame(
      'records',
      () => words.recordsHeld(moves),
      ({ number, text }) => {
        const read = readRecord(text);
        if (!read.ok) return explain(read.error, this.language);
        const { game, steps } = read.value;
        this.replays.set(number, read.value);
        moves += steps.length - 1;
        return game.result(steps[steps.length - 1].state) === null ? words.unfinished : null;
      },
    );
  }

  private points(): Finding {
    const words = VERIFY_WORDS[this.language];
    return this.eachGame(
      'points',
      () => words.pointsHeld,
      ({ number, points, places }) => {
        const result = this.resultOf(number);
        if (result === null) return words.unfinished;
        return same(result.points, points) && same(result.places, places) ? null : words.otherPoints;
      },
    );
  }

  /** Where a contestant made a mistake, the clock moved for it. */
  private faults(): Finding {
    const words = VERIFY_WORDS[this.language];
    return this.eachGame(
      'faults',
      () => words.faultsHeld(this.games.reduce((sum, { faults }) => sum + faults.length, 0)),
      ({ number, faults }) => {
        const replay = this.replays.get(number);
        const isClocks = faults.every(({ seat, move }) => replay !== undefined && isClocksMove(replay, seat, move));
        return isClocks ? null : words.notClocks;
      },
    );
  }

  /** Deal by deal, and in all. Where a game does not come to its end there is nothing to sum up. */
  private outcome(): Finding[] {
    const words = VERIFY_WORDS[this.language];
    const replayed = this.games.flatMap((game) => {
      const result = this.resultOf(game.number);
      return result === null ? [] : [{ game, result }];
    });
    if (replayed.length < this.games.length) {
      return ['deals', 'standings'].map((check) => ({ check, state: 'unreached', details: [] }));
    }
    const outcome = new Outcome(this.match, replayed, this.language);
    return [
      finding('deals', this.firstFew(outcome.dealTroubles()), () => words.dealsHeld(this.match.dealList.length)),
      finding('standings', this.firstFew(outcome.standingTroubles()), () => words.standingsHeld),
    ];
  }

  private resultOf(number: number): GameResult | null {
    const replay = this.replays.get(number);
    return replay === undefined ? null : replay.game.result(replay.steps[replay.steps.length - 1].state);
  }

  private schedule(): Finding {
    const words = VERIFY_WORDS[this.language];
    const { seed, game: id } = this.match;
    const each = gamesEach(this.match);
    if (seed === null) return { check: 'schedule', state: 'unseen', details: [words.scheduleUnseen] };
    const game = findGame(id);
    if (!game.ok) return { check: 'schedule', state: 'failed', details: [explain(game.error, this.language)] };
    return this.eachGame(
      'schedule',
      () => words.scheduleHeld(this.match.played),
      (played) => {
        const deal = Math.floor(played.number / each);
        const scheduled = this.scheduled(deal, seed);
        const seating = scheduled.seatings[played.number % each];
        if (played.deal !== deal || !same(played.seating, seating)) return words.otherSeating;
        return this.beginsSo(game.value, played.text, scheduled) ? null : words.otherDeal;
      },
    );
  }

  private scheduled(deal: number, seed: string): ScheduledDeal {
    const known = this.scheduledDeals.get(deal);
    if (known !== undefined) return known;
    const { lineup, pool } = this.match;
    const scheduled = dealOf({ lineup, seed, seatings: pool === 'remote' ? 'one' : 'rotations' }, deal);
    this.scheduledDeals.set(deal, scheduled);
    return scheduled;
  }

  /** Whether a game's text begins as the text of this very deal does. */
  private beginsSo(game: AnyGame, text: string, { seed }: ScheduledDeal): boolean {
    const { ruleSet, options, lineup } = this.match;
    const dealt = game.deal({ ruleSet, options, seats: lineup.length, seed });
    if (!dealt.ok) return false;
    const beginning = writeRecord(game, dealt.value.state);
    return text === beginning || text.startsWith(`${beginning} `);
  }

  /** Has every game looked at; what is wrong is said of each, the first few by name. */
  private eachGame(check: string, held: () => string, trouble: (game: ArenaMatchGame) => string | null): Finding {
    const words = VERIFY_WORDS[this.language];
    const wrong: string[] = [];
    for (const game of this.games) {
      const why = trouble(game);
      if (why !== null) wrong.push(words.inGame(game.number + 1, why));
    }
    return finding(check, this.firstFew(wrong), held);
  }

  private firstFew(troubles: readonly string[]): string[] {
    const more = troubles.length - MOST_NAMED;
    return [...troubles.slice(0, MOST_NAMED), ...(more > 0 ? [VERIFY_WORDS[this.language].more(more)] : [])];
  }
}

export const verifyMatch = (match: ArenaMatchDetail, games: readonly ArenaMatchGame[], language: Language): Verdict => {
  const words = VERIFY_WORDS[language];
  const { game, ruleSet, seed } = match;
  return {
    title: words.matchTitle(ruleSetName(game, ruleSet, language), games.length, seed ?? words.noSeed),
    findings: new MatchCheck(match, games, language).findings(),
  };
};
