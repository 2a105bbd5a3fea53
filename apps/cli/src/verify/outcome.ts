import {
  addDeal,
  contestantsIn,
  type Estimate,
  emptyTally,
  isDisqualified,
  pointsIn,
  pointsOf,
  type SeatedResult,
  winsOf,
} from '@sanh-rong/arena';
import type { GameResult, Language } from '@sanh-rong/engine';
import { levelName } from '@sanh-rong/presentation';
import type { ArenaMatchDetail, ArenaMatchGame, MatchContestant } from '@sanh-rong/protocol';
import { visible } from '../arguments/arguments.ts';
import { finite } from '../report/figures.ts';
import { VERIFY_WORDS, type VerifyWords } from './messages/vi.ts';

/** What follows from the games of a match, worked out again from what they really came to. */

export interface ReplayedGame {
  readonly game: ArenaMatchGame;
  /** As it comes out when its text is played. */
  readonly result: GameResult;
}

/** What is summed up in another order differs by less than this. */
const ROUNDING = 1e-6;

const isSame = (noted: number | null, found: number | null): boolean =>
  noted === null || found === null
    ? noted === found
    : Math.abs(noted - found) <= ROUNDING * Math.max(1, Math.abs(found));

const areSame = (noted: readonly number[], found: readonly number[]): boolean =>
  noted.length === found.length && noted.every((value, at) => isSame(value, found[at]));

type ListedDeal = ArenaMatchDetail['dealList'][number];

export class Outcome {
  private readonly match: ArenaMatchDetail;
  private readonly contestants: number;
  private readonly words: VerifyWords;
  private readonly language: Language;
  /** Deal by deal, in the order of their numbers. */
  private readonly deals = new Map<number, ReplayedGame[]>();

  constructor(match: ArenaMatchDetail, games: readonly ReplayedGame[], language: Language) {
    this.match = match;
    this.contestants = contestantsIn(match.lineup);
    this.words = VERIFY_WORDS[language];
    this.language = language;
    for (const each of games.toSorted((one, other) => one.game.number - other.game.number)) {
      const deal = this.deals.get(each.game.deal);
      if (deal === undefined) this.deals.set(each.game.deal, [each]);
      else deal.push(each);
    }
  }

  /** What is wrong with the list of deals, a sentence each. */
  dealTroubles(): string[] {
    const { match, words, deals } = this;
    const listed = new Map(match.dealList.map((deal) => [deal.number, deal]));
    const isWhole = match.dealList.length === match.played && listed.size === deals.size;
    return [
      ...(isWhole ? [] : [words.otherDeals(match.dealList.length, deals.size)]),
      ...[...deals].flatMap(([number, games]) => {
        const why = this.dealTrouble(listed.get(number), games);
        return why === null ? [] : [words.inDeal(number + 1, why)];
      }),
    ];
  }

  /** What is wrong with the standings, a sentence each. */
  standingTroubles(): string[] {
    const { match, words } = this;
    if (match.contestants.length !== this.contestants) return [words.otherContestants];
    const tally = [...this.deals.values()].map(seated).reduce(addDeal, emptyTally(this.contestants));
    const strikes = this.strikes();
    const places = this.places(strikes);
    return match.contestants.flatMap((noted, who) => {
      const points = pointsOf(tally, who);
      const found: readonly (readonly [name: string, noted: number | null, found: number | null])[] = [
        ...estimates(words, noted.points, points),
        [words.wins, noted.wins, finite(winsOf(tally, who).mean)],
        [words.strikes, noted.strikes, strikes[who]],
        [words.place, noted.place, match.status === 'finished' ? places[who] : null],
      ];
      const wrong = found
        .filter(([, one, other]) => !isSame(one, other))
        .map(([name, one, other]) => words.otherFigure(name, this.figure(one), this.figure(other)));
      if (noted.disqualified !== isDisqualified(strikes[who])) wrong.push(words.otherDisqualified);
      return wrong.map((why) => words.ofContestant(this.nameOf(noted), why));
    });
  }

  private dealTrouble(listed: ListedDeal | undefined, games: readonly ReplayedGame[]): string | null {
    const { words } = this;
    if (listed === undefined) return words.unlisted;
    const isListed = games.every(({ game, result }) => {
      const own = listed.games.find(({ number }) => number === game.number);
      return (
        own !== undefined &&
        own.faults === game.faults.length &&
        areSame(own.seating, game.seating) &&
        areSame(own.points, result.points)
      );
    });
    if (!isListed || listed.games.length !== games.length) return words.listedOtherwise;
    return areSame(listed.points, pointsIn(this.contestants, seated(games))) ? null : words.otherMeans;
  }

  private strikes(): number[] {
    const strikes = Array.from({ length: this.contestants }, () => 0);
    for (const { game } of [...this.deals.values()].flat()) {
      for (const { seat } of game.faults) strikes[game.seating[seat]] += 1;
    }
    return strikes;
  }

  /** By contestant, from 1. A disqualified one comes last, however its stand-ins played. */
  private places(strikes: readonly number[]): number[] {
    const means = pointsIn(this.contestants, seated([...this.deals.values()].flat())).map((mean, who) =>
      isDisqualified(strikes[who]) ? Number.NEGATIVE_INFINITY : Math.round(mean / ROUNDING),
    );
    return means.map((own) => 1 + means.filter((other) => other > own).length);
  }

  private figure(value: number | null): string {
    return value === null ? this.words.noFigure : String(Number(value.toFixed(4))).replace('.', this.words.comma);
  }

  private nameOf({ bot, level }: MatchContestant): string {
    return visible(bot === null ? levelName(level ?? '', this.language).name : bot.name);
  }
}

const seated = (games: readonly ReplayedGame[]): SeatedResult[] =>
  games.map(({ game, result }) => ({ seating: game.seating, result }));

const estimates = (words: VerifyWords, noted: MatchContestant['points'], { mean, low, high }: Estimate) =>
  [
    [words.mean, noted?.mean ?? null, finite(mean)],
    [words.low, noted?.low ?? null, finite(low)],
    [words.high, noted?.high ?? null, finite(high)],
  ] as const;
