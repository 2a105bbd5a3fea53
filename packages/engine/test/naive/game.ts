import { strength, weakestFirst } from './cards.ts';
import type { MienNamOptions, Options, RuleSet, ThirteenOptions } from './combinations.ts';
import { allPlaysByGroups, beats, classify } from './combinations.ts';
import type { InstantWinner } from './instant-wins.ts';
import { thirteenInstantWinners, toiTrangWinner } from './instant-wins.ts';
import type { Pass, Payment, Play } from './settlement.ts';
import { PURPOSES, placesOf, settleGame, settleRound } from './settlement.ts';

export type Action = { type: 'play'; cards: string[] } | { type: 'pass' };

export interface MienNamPrevious {
  winner: number;
  toiTrang: boolean;
  /** Who paid đền bài and may not lead the next game (MN-16). */
  barred: number | null;
}

export interface ThirteenPrevious {
  winner: number;
  /** Who actually led (TH-7). */
  leader: number;
}

export interface Setup {
  ruleSet: RuleSet;
  seats: number;
  options: Options;
  hands: string[][];
  /** Leads without having to play an opening card. */
  leader?: number | undefined;
  /** MienNamPrevious, ThirteenPrevious, or null for a first game. */
  previous: unknown;
  /** What finds all plays of a hand; `allPlaysByGroups` unless given. */
  plays?: (hand: string[]) => string[][];
}

export interface Result {
  points: number[];
  places: number[];
  breakdown: Record<string, number>[];
}

/** Finds the plays of a hand once: tests that play the same game again and again meet the same hands. */
export const rememberingPlays = (): ((hand: string[]) => string[][]) => {
  const known = new Map<string, string[][]>();
  return (hand) => {
    const key = hand.join();
    const plays = known.get(key) ?? allPlaysByGroups(hand);
    known.set(key, plays);
    return plays;
  };
};

/** One game of Tiến Lên, played step by step as the rule book tells it. Slow; only for tests. */
export class NaiveGame {
  readonly ruleSet: RuleSet;
  readonly seats: number;
  hands: string[][];
  passed: boolean[];
  /** The play to beat; null when the turn's player leads. After the game: the last play. */
  table: Play | null = null;
  turn: number | null = null;
  mustInclude: string | null = null;
  result: Result | null = null;
  /** What to pass to the next deal, once the game is over. */
  previous: MienNamPrevious | ThirteenPrevious | null = null;
  instantWinners: InstantWinner[] = [];

  private readonly options: Options;
  private readonly findPlays: (hand: string[]) => string[][];
  private readonly allPayments: Payment[] = [];
  private readonly hasPlayed: boolean[];
  private readonly passes: Pass[] = [];
  private roundPlays: Play[] = [];
  /** Thirteen: seats in the order of their places; a seat in here is out of the play. */
  private readonly finished: number[] = [];
  private leaderOfGame = 0;

  constructor(setup: Setup) {
    if (setup.hands.length !== setup.seats) throw new Error('one hand for each seat');
    if (new Set(setup.hands.flat()).size !== setup.hands.flat().length) throw new Error('a card is dealt twice');
    this.ruleSet = setup.ruleSet;
    this.seats = setup.seats;
    this.options = setup.options;
    this.findPlays = setup.plays ?? allPlaysByGroups;
    this.hands = setup.hands.map(weakestFirst);
    this.passed = this.hands.map(() => false);
    this.hasPlayed = this.hands.map(() => false);
    if (this.ruleSet === 'mien-nam') this.openMienNam(setup.leader, setup.previous as MienNamPrevious | null);
    else this.openThirteen(setup.leader, setup.previous as ThirteenPrevious | null);
  }

  /** Who paid whom for what so far: one entry for each (from, to, for). */
  get payments(): Payment[] {
    const merged: Payment[] = [];
    for (const payment of this.allPayments) {
      const same = merged.find((m) => m.from === payment.from && m.to === payment.to && m.for === payment.for);
      if (same === undefined) merged.push({ ...payment });
      else same.amount += payment.amount;
    }
    return merged;
  }

  /** TL-9. */
  legal(): Action[] {
    if (this.turn === null) return [];
    const plays: Action[] = this.playsOf(this.turn).map((cards) => ({ type: 'play', cards }));
    return this.table === null ? plays : [...plays, { type: 'pass' }]; // TL-3
  }

  act(action: Action): void {
    const seat = this.turn;
    if (seat === null) throw new Error('the game is over');
    if (action.type === 'pass') {
      if (this.table === null) throw new Error('TL-3: a leader cannot pass');
      this.passes.push({ seat, heldLegalPlay: this.playsOf(seat).length > 0 });
      this.passed[seat] = true;
      this.walkOnFrom(seat);
      return;
    }
    const cards = weakestFirst(action.cards);
    const isLegal = this.playsOf(seat).some((play) => play.join() === cards.join());
    if (!isLegal) throw new Error(`not a legal play: ${cards.join(' ')}`);
    this.play(seat, cards);
  }

  private play(seat: number, cards: string[]): void {
    this.hands[seat] = this.hands[seat].filter((id) => !cards.includes(id));
    this.hasPlayed[seat] = true;
    this.mustInclude = null;
    this.table = { seat, cards };
    this.roundPlays.push(this.table);
    if (!this.options.passIsFinal) this.passed = this.passed.map(() => false); // TL-4
    if (this.hands[seat].length === 0) {
      if (this.ruleSet === 'mien-nam') {
        this.endMienNam(seat, false); // MN-11
        return;
      }
      this.finished.push(seat); // TH-8
      if (this.seatsStillIn().length === 1) {
        this.endThirteen();
        return;
      }
    }
    this.walkOnFrom(seat);
  }

  /** All sets of cards the seat could play now if it were asked. */
  private playsOf(seat: number): string[][] {
    return this.findPlays(this.hands[seat]).filter((play) => {
      if (this.mustInclude !== null && !play.includes(this.mustInclude)) return false; // TL-6
      if (!beats(this.ruleSet, play, this.table?.cards ?? null, this.options as Partial<MienNamOptions>)) return false;
      return !this.passed[seat] || this.isFreeCut(play);
    });
  }

  /** MN-7: a 4+ đôi thông needs no vòng. All that it beats, shorter đôi thông included, it cuts. */
  private isFreeCut(play: string[]): boolean {
    if (this.ruleSet !== 'mien-nam' || !(this.options as MienNamOptions).fourPairsAfterPass) return false;
    const combination = classify(play);
    return combination?.type === 'consecutivePairs' && combination.length >= 4;
  }

  /** TL-5: the walk round the table after a play, continued behind `seat`, up to the last to play. */
  private walkOnFrom(seat: number): void {
    if (this.table === null) throw new Error('nobody has played in this round');
    const lastToPlay = this.table.seat;
    for (let next = this.seatAfter(seat); next !== lastToPlay; next = this.seatAfter(next)) {
      if (this.mayAnswer(next)) {
        this.turn = next;
        return;
      }
    }
    this.endRound(lastToPlay);
  }

  private mayAnswer(seat: number): boolean {
    if (this.finished.includes(seat)) return false;
    return !this.passed[seat] || this.playsOf(seat).length > 0;
  }

  private endRound(lastToPlay: number): void {
    this.allPayments.push(...this.settled(null));
    this.roundPlays = [];
    this.table = null;
    this.passed = this.passed.map(() => false);
    this.turn = this.firstStillIn(lastToPlay); // TL-5: hưởng sái where the last to play is out
  }

  /** MN-9: cuts cost nothing in thirteen. */
  private settled(winner: number | null): Payment[] {
    return this.ruleSet === 'mien-nam' ? settleRound(this.roundPlays, winner) : [];
  }

  private seatAfter(seat: number): number {
    return (seat + 1) % this.seats;
  }

  private allSeats(): number[] {
    return this.hands.map((_, seat) => seat);
  }

  private seatsStillIn(): number[] {
    return this.allSeats().filter((seat) => !this.finished.includes(seat));
  }

  /** The seat itself, or the next one in turn order that is still in. */
  private firstStillIn(seat: number): number {
    return this.finished.includes(seat) ? this.firstStillIn(this.seatAfter(seat)) : seat;
  }

  /** TL-6: the weakest card these seats hold (3♠ if one of them has it). */
  private lowestCard(seats: number[]): { card: string; holder: number } {
    const held = seats.flatMap((holder) => this.hands[holder].map((card) => ({ card, holder })));
    return held.sort((a, b) => strength(a.card) - strength(b.card))[0];
  }

  private openMienNam(givenLeader: number | undefined, before: MienNamPrevious | null): void {
    const isInitial = before === null || before.toiTrang; // MN-3
    let mustInclude: string | null = null;
    let leader: number;
    if (givenLeader !== undefined) {
      leader = givenLeader;
    } else {
      const lowest = this.lowestCard(this.allSeats());
      leader = isInitial ? lowest.holder : before.winner;
      if (isInitial) mustInclude = lowest.card;
      if (leader === before?.barred) {
        leader = this.seatAfter(leader); // MN-16
        mustInclude = null;
      }
    }
    const { initial, later } = (this.options as MienNamOptions).toiTrang;
    const winner = toiTrangWinner(this.hands, isInitial ? initial : later, leader);
    if (winner !== null) {
      this.instantWinners = [winner];
      this.endMienNam(winner.seat, true);
      return;
    }
    this.turn = leader;
    this.mustInclude = mustInclude;
  }

  private openThirteen(givenLeader: number | undefined, before: ThirteenPrevious | null): void {
    const { instantWins, winnerLeads } = this.options as ThirteenOptions;
    this.instantWinners = thirteenInstantWinners(this.hands, instantWins);
    this.finished.push(...this.instantWinners.map((winner) => winner.seat));

    const isOpening = givenLeader === undefined && before === null;
    let shouldLead: number;
    if (givenLeader !== undefined) shouldLead = givenLeader;
    else if (before === null) shouldLead = this.lowestCard(this.allSeats()).holder;
    else shouldLead = winnerLeads ? before.winner : this.seatAfter(before.leader); // TH-7
    this.leaderOfGame = shouldLead;
    if (this.seatsStillIn().length < 2) {
      this.endThirteen();
      return;
    }
    // TH-6. Where no seat is out, the lowest of those playing on is TL-6's card.
    const lowest = this.lowestCard(this.seatsStillIn());
    this.leaderOfGame = isOpening ? lowest.holder : this.firstStillIn(shouldLead);
    this.turn = this.leaderOfGame;
    this.mustInclude = isOpening ? lowest.card : null;
  }

  private endMienNam(winner: number, toiTrang: boolean): void {
    const { hands, hasPlayed, passes } = this;
    const end = settleGame({ winner, toiTrang, hands, hasPlayed, passes });
    this.allPayments.push(...this.settled(winner), ...end.payments);
    const total = (payments: Payment[], seat: number) =>
      payments.reduce((sum, p) => sum + (p.to === seat ? p.amount : 0) - (p.from === seat ? p.amount : 0), 0);
    this.result = {
      points: this.allSeats().map((seat) => total(this.allPayments, seat)),
      places: placesOf(hands, winner),
      breakdown: this.allSeats().map((seat) =>
        Object.fromEntries(
          PURPOSES.map((purpose) => [
            purpose,
            total(
              this.allPayments.filter((payment) => payment.for === purpose),
              seat,
            ),
          ]),
        ),
      ),
    };
    this.previous = { winner, toiTrang, barred: end.barred };
    this.turn = null;
  }

  private endThirteen(): void {
    const order = [...this.finished, ...this.seatsStillIn()];
    const places = this.allSeats().map((seat) => order.indexOf(seat) + 1);
    const points = places.map((place) => this.seats - 1 - 2 * (place - 1)); // TH-11
    this.result = { points, places, breakdown: points.map((place) => ({ place })) };
    this.previous = { winner: order[0], leader: this.leaderOfGame };
    this.turn = null;
  }
}
