import { type AnyGame, GAMES, Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { type Chooser, type Fault, playGame, playGameAsync } from './game.ts';
import { type Match, playDeal, playDealAsync, resultsOf } from './match.ts';
import { everybody, oneAgainstCopies } from './schedule.ts';
import { addDeal, emptyTally, pointsOf } from './tally.ts';

/** Any legal action; a range of amounts is answered with its lower end. */
const anything: Chooser = ({ view, dice }) => {
  const action = new Random(dice).pick(view.legal);
  return 'min' in action ? { type: action.type, amount: action.min } : action;
};

const first: Chooser = ({ view }) => view.legal[0];

const dealt = (game: AnyGame, seed: string) => {
  const ruling = game.deal({ seed });
  if (!ruling.ok) throw new Error(ruling.error.reason);
  return ruling.value.state;
};

const seatsOf = (game: AnyGame): number => game.ruleSets[0].seats.usual;

const fill = (seats: number, chooser: Chooser): Chooser[] => Array.from({ length: seats }, () => chooser);

describe.each(GAMES.map((game) => [game.id, game] as const))('a game of %s', (_, game) => {
  const seats = seatsOf(game);

  test('is played to its end, the same way again, at once or taking time', async () => {
    const state = dealt(game, 'arena');
    const played = playGame(game, state, fill(seats, anything), { dice: 'a' });
    expect(played).toMatchObject({ ending: 'finished', faults: [] });
    expect(game.result(played.state)).not.toBeNull();
    expect(playGame(game, state, fill(seats, anything), { dice: 'a' })).toEqual(played);
    const later = fill(seats, anything).map((choose) => async (question: Parameters<Chooser>[0]) => choose(question));
    expect(await playGameAsync(game, state, later, { dice: 'a' })).toEqual(played);
  });

  test('AR-4 goes on with the move of the clock after a wrong answer or an exception, and counts both', () => {
    const nonsense: Chooser = () => ({ type: 'nonsense' });
    const broken: Chooser = () => {
      throw new Error('broken');
    };
    const choosers = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? nonsense : seat === 1 ? broken : anything,
    );
    const { ending, faults, state } = playGame(game, dealt(game, 'faults'), choosers, { dice: 'a' });
    expect(ending).toBe('finished');
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) {
      expect(fault.seat).toBeLessThan(2);
      if (fault.seat === 0) expect(fault.refused?.code).toBeDefined();
      else expect(fault.threw).toEqual(new Error('broken'));
    }
    const asked = state.history.filter(({ seat }) => seat < 2).length;
    expect(faults).toHaveLength(asked);
  });

  test('stops where `onFault` says so, and where it does not end', () => {
    const seen: Fault[] = [];
    const stopped = playGame(
      game,
      dealt(game, 'stop'),
      fill(seats, () => ({ type: 'nonsense' })),
      {
        dice: 'a',
        onFault: (fault) => {
          seen.push(fault);
          return seen.length < 2 ? 'goOn' : 'stop';
        },
      },
    );
    expect(stopped).toMatchObject({ ending: 'stopped', moves: 1, faults: seen });
    const endless = playGame(game, dealt(game, 'stop'), fill(seats, anything), { dice: 'a', mostMoves: 3 });
    expect(endless).toMatchObject({ ending: 'endless', moves: 3 });
  });

  test('asks with dice that differ from move to move and do not name the deal', () => {
    const dice: string[] = [];
    const listening: Chooser = (question) => {
      dice.push(question.dice);
      return anything(question);
    };
    playGame(game, dealt(game, 'secret'), fill(seats, listening), { dice: 'secret' });
    expect(new Set(dice).size).toBe(dice.length);
    for (const each of dice) expect(each).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is dealt the same to every seating of a deal; equals gain nothing from each other', () => {
    const match: Match = { game, ruleSet: game.ruleSets[0].id, lineup: everybody(seats), seed: 'equals' };
    const played = playDeal(match, 7, fill(seats, first));
    expect(played.games).toHaveLength(seats);
    // The same cards and players that draw nothing from their dice: every seating is the same game.
    for (const { state } of played.games) expect(state).toEqual(played.games[0].state);
    const results = resultsOf(played);
    const tally = addDeal(emptyTally(seats), results ?? []);
    for (let who = 0; who < seats; who++) expect(pointsOf(tally, who).mean).toBeCloseTo(0, 9);
  });

  test('AR-1 is the same match again from its seed, at once or taking time, and another from another', async () => {
    const match: Match = { game, ruleSet: game.ruleSets[0].id, lineup: oneAgainstCopies(seats), seed: 'again' };
    const played = playDeal(match, 3, [anything, first]);
    expect(playDeal(match, 3, [anything, first])).toEqual(played);
    expect(await playDealAsync(match, 3, [async (question) => anything(question), first])).toEqual(played);
    expect(playDeal({ ...match, seed: 'another' }, 3, [anything, first])).not.toEqual(played);
    expect(playDeal(match, 4, [anything, first])).not.toEqual(played);
  });

  test('has no results for a deal that was not played to its end', () => {
    const match: Match = { game, ruleSet: game.ruleSets[0].id, lineup: everybody(seats), seed: 'short', mostMoves: 2 };
    expect(resultsOf(playDeal(match, 0, fill(seats, anything)))).toBeNull();
  });
});

test('a match that cannot be dealt is refused at once', () => {
  const [game] = GAMES;
  const match: Match = { game, ruleSet: 'none', lineup: everybody(4), seed: 'x' };
  expect(() => playDeal(match, 0, [])).toThrow(RangeError);
});
