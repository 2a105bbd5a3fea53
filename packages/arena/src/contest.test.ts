import { type AnyGame, GAMES, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import {
  BLOCK_DEALS,
  blocksOf,
  type Contest,
  type ContestQuestion,
  type Entrant,
  MOST_STRIKES,
  type PlayedBlock,
  playBlock,
  playContest,
  type Reply,
} from './contest.ts';
import type { Chooser } from './game.ts';
import { playDeal } from './match.ts';
import { everybody, type Lineup, oneAgainstCopies, type Seating } from './schedule.ts';

/** Any legal action; a range of amounts is answered with its lower end. */
const anything: Chooser = ({ view, dice }) => {
  const action = new Random(dice).pick(view.legal);
  return 'min' in action ? { type: action.type, amount: action.min } : action;
};

const first: Chooser = ({ view }) => {
  const [action] = view.legal;
  return 'min' in action ? { type: action.type, amount: action.min } : action;
};

const entering = (choose: Chooser): Entrant => ({
  choose: (questions) => questions.map((asked) => ({ action: choose(asked) })),
});

const circumstances = { standIn: first };

const contestOf = (game: AnyGame, lineup: Lineup, deals: number, seed = 'side by side'): Contest => ({
  game,
  ruleSet: game.ruleSets[0].id,
  lineup,
  seed,
  deals,
});

const blocksPlayed = async (
  contest: Contest,
  entrants: readonly Entrant[],
  { from = 0, strikes }: { readonly from?: number; readonly strikes?: readonly number[] } = {},
): Promise<PlayedBlock[]> => {
  const blocks: PlayedBlock[] = [];
  const told = strikes === undefined ? circumstances : { ...circumstances, strikes };
  for await (const block of playContest(contest, entrants, told, from)) blocks.push(block);
  return blocks;
};

/** Answers like another, but makes a mistake wherever told to; counts how often it was asked. */
class Faulty implements Entrant {
  asked = 0;
  private readonly errs: (asked: ContestQuestion) => boolean;

  constructor(errs: (asked: ContestQuestion) => boolean = () => true) {
    this.errs = errs;
  }

  choose(questions: readonly ContestQuestion[]): readonly Reply[] {
    this.asked += questions.length;
    return questions.map((asked) => (this.errs(asked) ? { fault: 'mistake' } : { action: anything(asked) }));
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a contest of %s', (_, game) => {
  const seats = game.ruleSets[0].seats.usual;

  test('is the games of its deals, as one after the other would be', async () => {
    const contest = contestOf(game, oneAgainstCopies(seats), 3);
    const [block] = await blocksPlayed(contest, [entering(anything), entering(first)]);
    for (const [number, played] of block.deals.entries()) {
      expect(played).toEqual(playDeal(contest, number, [anything, first]));
    }
    expect(block.strikes).toEqual([0, 0]);
  });

  test('AR-6 is the same whoever answers first, mistakes included', async () => {
    const errs = ({ game: number, seat }: ContestQuestion): boolean => (number * 7 + seat) % 5 === 0;
    const contest = contestOf(game, everybody(seats), 4);
    const sure = () => everybody(seats).map((who) => (who === 1 ? new Faulty(errs) : entering(anything)));
    const expected = await blocksPlayed(contest, sure());
    expect(expected[0].strikes[1]).toBe(MOST_STRIKES);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const slow = sure().map(
          (entrant): Entrant => ({
            choose: (questions) => scheduler.schedule(Promise.resolve(entrant.choose(questions))),
          }),
        );
        const playing = blocksPlayed(contest, slow);
        expect(await scheduler.waitFor(playing)).toEqual(expected);
      }),
      { numRuns: examples(2, 5) },
    );
  });

  test('AR-5 BT-2 three strikes and somebody else plays on; the others play full deals', async () => {
    const faulty = new Faulty();
    const contest = contestOf(game, everybody(seats), BLOCK_DEALS + 1);
    const blocks = await blocksPlayed(
      contest,
      everybody(seats).map((who) => (who === 0 ? faulty : entering(anything))),
    );
    expect(blocks).toHaveLength(2);
    for (const { strikes } of blocks) expect(strikes).toEqual(everybody(seats).map((who) => (who === 0 ? 3 : 0)));
    const games = blocks.flatMap(({ deals }) => deals.flatMap((deal) => deal.games));
    expect(games.every(({ ending, result }) => ending === 'finished' && result !== null)).toBe(true);
    expect(games.flatMap(({ faults, seating }) => faults.map(({ seat }) => seating[seat]))).toEqual([0, 0, 0]);
    // It is asked no more once the round of its last strike is over, which in the second block is before the first.
    const [{ thinking }, { thinking: later }] = blocks;
    expect(thinking[0].decisions).toBe(MOST_STRIKES);
    expect(faulty.asked).toBeGreaterThanOrEqual(MOST_STRIKES);
    expect(later[0].decisions).toBe(0);
  });
});

describe('a contest', () => {
  const [game] = GAMES;

  test('AR-11 goes on where it stopped, with the strikes of before', async () => {
    const contest = contestOf(game, everybody(4), 3 * BLOCK_DEALS - 1);
    // One mistake a block.
    const errs = ({ game: number }: ContestQuestion): boolean => number % (4 * BLOCK_DEALS) === 5;
    const entrants = () => everybody(4).map((who) => (who === 2 ? new Faulty(errs) : entering(anything)));
    const whole = await blocksPlayed(contest, entrants());
    expect(whole).toHaveLength(blocksOf(contest));
    for (let from = 1; from < whole.length; from++) {
      const { strikes } = whole[from - 1];
      expect(await blocksPlayed(contest, entrants(), { from, strikes })).toEqual(whole.slice(from));
    }
  });

  test('plays as many deals as it has, and every contestant forgets each game once', async () => {
    const deals = BLOCK_DEALS + 3;
    const contest = contestOf(game, everybody(4), deals);
    const forgotten: number[] = [];
    const forgetful: Entrant = { ...entering(anything), forget: (games) => forgotten.push(...games) };
    const blocks = await blocksPlayed(contest, [forgetful, ...everybody(3).map(() => entering(anything))]);
    expect(blocks.map((block) => block.deals.length)).toEqual([BLOCK_DEALS, 3]);
    const numbers = blocks.flatMap(({ deals }) => deals.map(({ deal }) => deal.number));
    expect(numbers).toEqual(everybody(deals));
    expect(forgotten).toEqual(everybody(deals * 4));
  });

  test('asks about one seating of all deals of a block together', async () => {
    let largest = 0;
    const counting: Entrant = {
      choose(questions) {
        largest = Math.max(largest, questions.length);
        return entering(anything).choose(questions);
      },
    };
    const [{ deals }] = await blocksPlayed(contestOf(game, [0, 0, 0, 0], BLOCK_DEALS), [counting]);
    // All but those that were over at the deal.
    expect(largest).toBe(deals.filter(({ games }) => games[0].moves > 0).length);
    expect(largest).toBeGreaterThan(BLOCK_DEALS / 2);
  });

  test('AR-3 never plays two games of a deal at a time, and asks no isolation slot about two hands of one', async () => {
    const lineups = [everybody(4), [0, 1, 0, 1], oneAgainstCopies(4), everybody(3)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lineups), fc.string(), async (lineup, seed) => {
        const contest = contestOf(game, lineup, BLOCK_DEALS + 2, seed);
        /** By deal, the game that is on, after which none before it is; by slot and deal, the hand it is asked about. */
        const on = new Map<number, number>();
        const hands = new Map<string, string>();
        const entrants = everybody(new Set(lineup).size).map(
          (who): Entrant => ({
            choose: (questions) =>
              questions.map((asked) => {
                const deal = Math.floor(asked.game / lineup.length);
                expect(asked.game).toBeGreaterThanOrEqual(on.get(deal) ?? 0);
                on.set(deal, asked.game);
                const slot = `${who} ${asked.isolationSlot} ${deal}`;
                const hand = `${asked.game} ${asked.seat}`;
                expect(hands.get(slot) ?? hand).toBe(hand);
                hands.set(slot, hand);
                return { action: anything(asked) };
              }),
          }),
        );
        const blocks = await blocksPlayed(contest, entrants);
        expect(blocks.flatMap(({ deals }) => deals)).toHaveLength(contest.deals);
        // As many slots as there are seats to sit in, and not one more: processes are dear.
        const slots = new Set([...hands.keys()].map((each) => each.slice(0, each.lastIndexOf(' '))));
        expect(slots.size).toBeLessThanOrEqual(lineup.length * lineup.length);
      }),
      { numRuns: examples(4, 12) },
    );
  });

  test('counts a missing answer as a mistake', async () => {
    const silent: Entrant = { choose: () => [] };
    const [block] = await blocksPlayed(contestOf(game, everybody(4), 1), [
      silent,
      ...everybody(3).map(() => entering(anything)),
    ]);
    expect(block.strikes).toEqual([3, 0, 0, 0]);
  });

  test('adds up how long was thought', async () => {
    const pensive: Entrant = {
      choose: (questions) => questions.map((asked) => ({ action: anything(asked), micros: 10 + asked.seat })),
    };
    const [{ thinking, deals }] = await blocksPlayed(contestOf(game, [0, 0, 0, 0], 1), [pensive]);
    const moves = deals[0].games.flatMap(({ state }) => state.history);
    expect(thinking).toEqual([
      { decisions: moves.length, micros: moves.reduce((sum, { seat }) => sum + 10 + seat, 0), longest: 13 },
    ]);
  });

  test('shows every move of every game as it is made', async () => {
    const contest = contestOf(game, everybody(4), 2);
    const seen = new Map<number, { readonly seating: Seating; readonly moves: number }>();
    const entrants = everybody(4).map(() => entering(anything));
    const { deals } = await playBlock(contest, 0, entrants, {
      standIn: first,
      moved(number, seating, state) {
        expect(state.history).toHaveLength((seen.get(number)?.moves ?? 0) + 1);
        seen.set(number, { seating, moves: state.history.length });
      },
    });
    const games = deals.flatMap((deal) => deal.games.map(({ seating, moves }) => ({ seating, moves })));
    expect(everybody(games.length).map((number) => seen.get(number))).toEqual(games);
  });

  test('stops when it is told to, and where an entrant cannot answer at all', async () => {
    const stopped = { throwIfAborted: () => expect.fail('stopped') };
    const entrants = everybody(4).map(() => entering(anything));
    const contest = contestOf(game, everybody(4), 1);
    await expect(playBlock(contest, 0, entrants, { ...circumstances, signal: stopped })).rejects.toThrow('stopped');
    const broken: Entrant = { choose: () => Promise.reject(new Error('no sandbox')) };
    await expect(playBlock(contest, 0, [...entrants.slice(1), broken], circumstances)).rejects.toThrow('no sandbox');
    await expect(playBlock(contest, 0, entrants.slice(1), circumstances)).rejects.toThrow(RangeError);
  });
});
