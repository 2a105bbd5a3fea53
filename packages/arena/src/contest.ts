import type { BaseAction, BaseState, Seat } from '@sanh-rong/engine';
import { type Answer, type Chooser, conversation, type PlayedGame, type Question } from './game.ts';
import { dealOf, type Match, type MatchGame, type PlayedDeal, prepare } from './match.ts';
import { type Contestant, contestantsIn, type ScheduledDeal, type Seating } from './schedule.ts';

/**
 * A match for those who answer from far away: the games of several deals are played side by side, so that a contestant is
 * asked for many moves in one message. What happens follows from the plan alone and never from who answered first, so the
 * same contest is the same games wherever it is played.
 *
 * Games of one deal are never played at the same time: in each of them a contestant sees another hand of the same cards,
 * and one process of a bot could tell another through the load of the processor what it holds.
 */

export interface ContestQuestion extends Question {
  /** Which game of the contest, from 0; together with the seat it names what a contestant remembers. */
  readonly game: number;
  /**
   * Which isolated copy of the contestant answers, from 0: one for each seating and each of its seats there, so that no
   * copy is ever asked about two hands of the same deal. A contestant that is not to be trusted has a process for each.
   */
  readonly isolationSlot: number;
}

export type Reply = ({ readonly action: BaseAction } | { readonly fault: unknown }) & {
  /** How long was thought (microseconds). */
  readonly micros?: number;
};

/** What chooses the moves of a contestant: it answers many questions together, in their order. */
export interface Entrant {
  choose(questions: readonly ContestQuestion[]): readonly Reply[] | Promise<readonly Reply[]>;
  /** These games are over. */
  forget?(games: readonly number[]): void;
}

export interface Contest extends Omit<Match, 'onFault'> {
  readonly deals: number;
}

/** Deals that are played side by side, one seating after the other. */
export const BLOCK_DEALS = 8;

/** Faults in one match after which the stand-in plays on for the contestant (BT-2). */
export const MOST_STRIKES = 3;

export const blocksOf = ({ deals }: Pick<Contest, 'deals'>): number => Math.ceil(deals / BLOCK_DEALS);

export interface Thinking {
  readonly decisions: number;
  /** Microseconds, of all decisions and of the longest. */
  readonly micros: number;
  readonly longest: number;
}

export const NO_THINKING: Thinking = { decisions: 0, micros: 0, longest: 0 };

export interface PlayedBlock {
  readonly number: number;
  readonly deals: readonly PlayedDeal[];
  /** Strikes since the beginning of the contest, by contestant. */
  readonly strikes: readonly number[];
  /** Of this block, by contestant. */
  readonly thinking: readonly Thinking[];
}

export interface BlockOptions {
  /** Plays on for contestants with too many strikes, so that the others are still measured by full deals. */
  readonly standIn: Chooser;
  /** Strikes of the blocks before, by contestant. */
  readonly strikes?: readonly number[];
  /** Stops between two rounds of questions, with its reason. */
  readonly signal?: { throwIfAborted(): void };
  /** After each move of a game. */
  readonly moved?: (game: number, seating: Seating, state: BaseState<BaseAction>) => void;
}

export const isDisqualified = (strikes: number): boolean => strikes >= MOST_STRIKES;

interface RunningGame {
  readonly number: number;
  readonly seating: Seating;
  /** Which seating of its deal it is. */
  readonly at: number;
  readonly talk: ReturnType<typeof conversation>;
  next: IteratorResult<Question, PlayedGame>;
}

interface Pending {
  readonly running: RunningGame;
  readonly asked: ContestQuestion;
  readonly contestant: Contestant;
}

/** The slot that is asked in a seat: after all those of the seatings before it, the seats of a contestant one by one. */
const isolationSlotOf = ({ seating, at }: Pick<RunningGame, 'seating' | 'at'>, seat: Seat): number => {
  const contestant = seating[seat];
  const copies = seating.filter((each) => each === contestant).length;
  return at * copies + seating.slice(0, seat).filter((each) => each === contestant).length;
};

const pendingOf = (running: RunningGame): Pending[] => {
  if (running.next.done) return [];
  const { value: question } = running.next;
  const { seat, view } = question;
  const asked: ContestQuestion = {
    seat,
    view,
    // Not before they are read.
    get dice() {
      return question.dice;
    },
    game: running.number,
    get isolationSlot() {
      return isolationSlotOf(running, seat);
    },
  };
  return [{ running, asked, contestant: running.seating[seat] }];
};

const roundOf = (games: readonly RunningGame[]): Pending[] => games.flatMap(pendingOf);

/** A question left without a reply counts as a fault. */
const answerOf = (reply: Reply | undefined): Answer => {
  if (reply === undefined) return { threw: new Error('no answer') };
  return 'action' in reply ? { action: reply.action } : { threw: reply.fault };
};

/** The deals of one block on their way. */
class Block {
  private readonly contest: Contest;
  private readonly entrants: readonly Entrant[];
  private readonly options: BlockOptions;
  private readonly strikes: number[];
  private readonly thinking: Thinking[];

  constructor(contest: Contest, entrants: readonly Entrant[], options: BlockOptions) {
    const contestants = contestantsIn(contest.lineup);
    if (entrants.length !== contestants) throw new RangeError(`${entrants.length} entrants for ${contestants}`);
    this.contest = contest;
    this.entrants = entrants;
    this.options = options;
    this.strikes = Array.from({ length: contestants }, (_, who) => options.strikes?.[who] ?? 0);
    this.thinking = Array.from({ length: contestants }, () => NO_THINKING);
  }

  async play(number: number): Promise<PlayedBlock> {
    const { contest } = this;
    const first = number * BLOCK_DEALS;
    const last = Math.min(first + BLOCK_DEALS, contest.deals);
    const deals = Array.from({ length: Math.max(0, last - first) }, (_, at) => dealOf(contest, first + at));
    const games = deals.map((deal) => this.open(deal));
    const seatings = Math.max(0, ...games.map((each) => each.length));
    for (let at = 0; at < seatings; at++) await this.playOut(games.map((each) => each[at]));
    const numbers = games.flat().map((game) => game.number);
    for (const entrant of this.entrants) entrant.forget?.(numbers);
    return {
      number,
      deals: deals.map((deal, at) => ({ deal, games: games[at].map((game) => this.played(game)) })),
      strikes: this.strikes,
      thinking: this.thinking,
    };
  }

  /** One seating of every deal, to the end. */
  private async playOut(games: readonly RunningGame[]): Promise<void> {
    for (let round = roundOf(games); round.length > 0; round = roundOf(games)) {
      this.options.signal?.throwIfAborted();
      const asked = this.ask(round);
      const waits = asked.some((replies) => replies instanceof Promise);
      this.answer(round, waits ? await Promise.all(asked) : (asked as readonly (readonly Reply[])[]));
    }
  }

  private open(deal: ScheduledDeal): RunningGame[] {
    const { moved } = this.options;
    return prepare(this.contest, deal).map(({ seating, dealt, conduct }, at) => {
      const number = deal.number * deal.seatings.length + at;
      const talk = conversation(this.contest.game, dealt, {
        ...conduct,
        onFault: ({ seat }) => this.strike(seating[seat]),
        ...(moved === undefined ? {} : { moved: (state) => moved(number, seating, state) }),
      });
      return { number, seating, at, talk, next: talk.next() };
    });
  }

  private strike(contestant: Contestant): 'goOn' {
    this.strikes[contestant] += 1;
    return 'goOn';
  }

  /** By contestant. One that is disqualified is not asked. */
  private ask(round: readonly Pending[]): (readonly Reply[] | Promise<readonly Reply[]>)[] {
    const questions = this.entrants.map((): ContestQuestion[] => []);
    for (const { asked, contestant } of round) questions[contestant].push(asked);
    return this.entrants.map((entrant, contestant) => {
      const own = questions[contestant];
      return own.length === 0 || isDisqualified(this.strikes[contestant]) ? [] : entrant.choose(own);
    });
  }

  /** Faults count in the order of the games; what a contestant said after the last one allowed is not looked at. */
  private answer(round: readonly Pending[], replies: readonly (readonly Reply[])[]): void {
    const heard = this.entrants.map(() => 0);
    for (const { running, asked, contestant } of round) {
      const reply = replies[contestant][heard[contestant]];
      heard[contestant] += 1;
      const isOut = isDisqualified(this.strikes[contestant]);
      if (!isOut) this.note(contestant, reply?.micros ?? 0);
      running.next = running.talk.next(isOut ? { action: this.options.standIn(asked) } : answerOf(reply));
    }
  }

  private note(contestant: Contestant, spent: number): void {
    const { decisions, micros, longest } = this.thinking[contestant];
    this.thinking[contestant] = {
      decisions: decisions + 1,
      micros: micros + spent,
      longest: Math.max(longest, spent),
    };
  }

  private played({ seating, next }: RunningGame): MatchGame {
    if (!next.done) throw new Error('a game has not ended');
    return { ...next.value, seating, result: this.contest.game.result(next.value.state) };
  }
}

/** Plays block number `number` of a contest; `entrants` by contestant. */
export const playBlock = async (
  contest: Contest,
  number: number,
  entrants: readonly Entrant[],
  options: BlockOptions,
): Promise<PlayedBlock> => new Block(contest, entrants, options).play(number);

/** All blocks in their order, from the first one or from where a run stopped. */
export async function* playContest(
  contest: Contest,
  entrants: readonly Entrant[],
  options: BlockOptions,
  from = 0,
): AsyncGenerator<PlayedBlock, void, undefined> {
  let { strikes } = options;
  for (let number = from; number < blocksOf(contest); number++) {
    const block = await playBlock(contest, number, entrants, {
      ...options,
      ...(strikes === undefined ? {} : { strikes }),
    });
    strikes = block.strikes;
    yield block;
  }
}
