import { dealOf, type ScheduledDeal } from '@sanh-rong/arena';
import {
  type AnyGame,
  explain,
  findGame,
  type Language,
  type Replay,
  readRecord,
  writeRecord,
} from '@sanh-rong/engine';
import { ruleSetName } from '@sanh-rong/face';
import type { ArenaMatchDetail, ArenaMatchGame } from '@sanh-rong/protocol';
import { gamesEach } from '../report/match-file.ts';
import type { Finding, Verdict } from './finding.ts';
import { verifyWords } from './messages/index.ts';

/** Whether a match was played as it says: every game again from its text, every deal again from the seed. */

/** So many games are named one by one. */
const MOST_NAMED = 5;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

class MatchCheck {
  private readonly match: ArenaMatchDetail;
  private readonly games: readonly ArenaMatchGame[];
  private readonly language: Language;
  /** By number of the game. */
  private readonly replays = new Map<number, Replay>();
  private readonly schedule = new Map<number, ScheduledDeal>();

  constructor(match: ArenaMatchDetail, games: readonly ArenaMatchGame[], language: Language) {
    this.match = match;
    this.games = games;
    this.language = language;
  }

  findings(): Finding[] {
    return [this.whole(), this.records(), this.points(), this.deals()];
  }

  private whole(): Finding {
    const words = verifyWords(this.language);
    const wanted = this.match.played * gamesEach(this.match);
    const numbers = new Set(this.games.map(({ number }) => number));
    const missing = Array.from({ length: wanted }, (_, number) => number).filter(
      (number) => !numbers.has(number),
    ).length;
    return missing === 0
      ? { check: 'whole', state: 'held', details: [words.wholeHeld(this.games.length)] }
      : { check: 'whole', state: 'failed', details: [words.missing(missing)] };
  }

  private records(): Finding {
    const words = verifyWords(this.language);
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
    const words = verifyWords(this.language);
    const listed = new Map(this.match.dealList.flatMap(({ games }) => games.map((game) => [game.number, game.points])));
    return this.eachGame(
      'points',
      () => words.pointsHeld,
      ({ number, points, places }) => {
        const replay = this.replays.get(number);
        const result = replay?.game.result(replay.steps[replay.steps.length - 1].state);
        if (result === undefined || result === null) return words.unfinished;
        if (!same(result.points, points) || !same(result.places, places)) return words.otherPoints;
        return same(listed.get(number) ?? [], points) ? null : words.listedOtherwise;
      },
    );
  }

  private deals(): Finding {
    const words = verifyWords(this.language);
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
    const known = this.schedule.get(deal);
    if (known !== undefined) return known;
    const { lineup, pool } = this.match;
    const scheduled = dealOf({ lineup, seed, seatings: pool === 'remote' ? 'one' : 'rotations' }, deal);
    this.schedule.set(deal, scheduled);
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

  /** Has every game looked at; whatever is wrong is said of each, the first few by name. */
  private eachGame(check: string, held: () => string, trouble: (game: ArenaMatchGame) => string | null): Finding {
    const words = verifyWords(this.language);
    const wrong: string[] = [];
    for (const game of this.games) {
      const why = trouble(game);
      if (why !== null) wrong.push(words.inGame(game.number + 1, why));
    }
    if (wrong.length === 0) return { check, state: 'held', details: [held()] };
    const more = wrong.length - MOST_NAMED;
    return {
      check,
      state: 'failed',
      details: [...wrong.slice(0, MOST_NAMED), ...(more > 0 ? [words.more(more)] : [])],
    };
  }
}

export const verifyMatch = (match: ArenaMatchDetail, games: readonly ArenaMatchGame[], language: Language): Verdict => {
  const words = verifyWords(language);
  const { game, ruleSet, seed } = match;
  return {
    title: words.matchTitle(ruleSetName(game, ruleSet, language), games.length, seed ?? words.noSeed),
    findings: new MatchCheck(match, games, language).findings(),
  };
};
