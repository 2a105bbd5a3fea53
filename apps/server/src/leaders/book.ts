import { type Rating, rateEvent, rateMargins } from '@sanh-rong/arena';
import { freshness, isForegone } from './fairness.ts';
import { dayAt, seasonAt, seasonsFrom } from './season.ts';
import { afterGame, newStanding, type Standing } from './standing.ts';

/** A season of a game under a rule set. */
export interface Board {
  readonly season: string;
  readonly game: string;
  readonly ruleSet: string;
}

export interface StandingRow extends Board, Standing {
  readonly person: string;
}

/** How often two people have met on a board, `person` being the one who comes first in the alphabet. */
export interface MeetingRow extends Board {
  readonly person: string;
  readonly other: string;
  readonly games: number;
  readonly day: number;
  readonly today: number;
}

/** A finished game as far as ratings go. Bots and built-in players are not in it. */
export interface CountedGame {
  readonly game: string;
  readonly ruleSet: string;
  readonly endedAt: number;
  /** Places of all seats, of which only the order among people counts. */
  readonly people: readonly { readonly person: string; readonly place: number }[];
  /**
   * Where points are chips that were bet: those of each of the people, in clear wins. A person who folds every
   * hand comes before all who lost more, and one who goes all in every time wins many small pots: places would rate both high.
   */
  readonly wins?: readonly number[] | undefined;
}

const keyOf = ({ season, game, ruleSet }: Board, ...people: string[]): string =>
  [season, game, ruleSet, ...people].join(' ');

interface RatedPerson {
  readonly person: string;
  readonly place: number;
  readonly before: Standing;
  readonly rating: Rating;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const partOfTheWay = (from: Rating, to: Rating, share: number): Rating => ({
  mu: from.mu + share * (to.mu - from.mu),
  sigma: from.sigma + share * (to.sigma - from.sigma),
});

/** Ratings and meetings as they were read, and what games make of them. Pure: the caller stores what changed. */
export class Book {
  private readonly standings: Map<string, StandingRow>;
  private readonly meetings: Map<string, MeetingRow>;
  private readonly changedStandings = new Set<string>();
  private readonly changedMeetings = new Set<string>();

  /** Everything that is stored about the people of the games to come, in whichever season. */
  constructor(standings: readonly StandingRow[], meetings: readonly MeetingRow[]) {
    this.standings = new Map(standings.map((row) => [keyOf(row, row.person), row]));
    this.meetings = new Map(meetings.map((row) => [keyOf(row, row.person, row.other), row]));
  }

  get changed(): { readonly standings: readonly StandingRow[]; readonly meetings: readonly MeetingRow[] } {
    return {
      standings: [...this.standings].flatMap(([key, row]) => (this.changedStandings.has(key) ? row : [])),
      meetings: [...this.meetings].flatMap(([key, row]) => (this.changedMeetings.has(key) ? row : [])),
    };
  }

  /** People are compared with people: a game with fewer than two says nothing. */
  count({ game, ruleSet, endedAt, people, wins }: CountedGame): void {
    if (people.length < 2) return;
    const board = { season: seasonAt(endedAt).id, game, ruleSet };
    const rated = people.map(({ person, place }) => {
      const before = this.standingOf(board, person);
      return { person, place, before, rating: before.rating };
    });
    const places = people.map(({ place }) => place);
    const contestants = rated.map(({ rating }) => ({ rating, isAnchor: false }));
    const ratings = wins === undefined ? rateEvent(contestants, places) : rateMargins(contestants, wins);
    const [best, worst] = [Math.min(...places), Math.max(...places)];
    const met = this.meet(board, rated, dayAt(endedAt));
    rated.forEach((own, at) => {
      const others = rated.filter((other) => other !== own);
      const weights = others.map((other) =>
        isForegone(own, other) ? 0 : freshness(met.today(own.person, other.person)),
      );
      const rating = partOfTheWay(own.rating, ratings[at], mean(weights));
      const won = own.place === best && best < worst;
      const standing = afterGame(own.before, { rating, won, met: met.first(own.person), at: endedAt });
      const key = keyOf(board, own.person);
      this.standings.set(key, { ...board, person: own.person, ...standing });
      this.changedStandings.add(key);
    });
  }

  private standingOf(board: Board, person: string): Standing {
    const own = this.standings.get(keyOf(board, person));
    if (own !== undefined) return own;
    const [latest] = [...this.standings.values()]
      .filter(
        (row) =>
          row.person === person &&
          row.game === board.game &&
          row.ruleSet === board.ruleSet &&
          row.season < board.season,
      )
      .sort((a, b) => (a.season < b.season ? 1 : -1));
    if (latest === undefined) return newStanding(null);
    return newStanding({ rating: latest.rating, seasonsAgo: seasonsFrom(latest.season, board.season) });
  }

  /** Writes down that these people have met, and says what was known of it before. */
  private meet(board: Board, people: readonly RatedPerson[], day: number) {
    const before = new Map<string, number>();
    const firsts = new Map<string, number>();
    const pairOf = (one: string, two: string) => (one < two ? ([one, two] as const) : ([two, one] as const));
    people.forEach(({ person: one }, at) => {
      for (const { person: two } of people.slice(at + 1)) {
        const [person, other] = pairOf(one, two);
        const key = keyOf(board, person, other);
        const known = this.meetings.get(key);
        // A game that is stored late may be of an earlier day; it counts to the day that is open.
        const isSameDay = known !== undefined && known.day >= day;
        const today = isSameDay ? known.today : 0;
        before.set(keyOf(board, person, other), today);
        if (known === undefined) for (const each of [one, two]) firsts.set(each, (firsts.get(each) ?? 0) + 1);
        this.meetings.set(key, {
          ...board,
          person,
          other,
          games: (known?.games ?? 0) + 1,
          day: isSameDay ? known.day : day,
          today: today + 1,
        });
        this.changedMeetings.add(key);
      }
    });
    return {
      today: (one: string, two: string): number => before.get(keyOf(board, ...pairOf(one, two))) ?? 0,
      first: (person: string): number => firsts.get(person) ?? 0,
    };
  }
}
