import { type Contest, everybody, playContest } from '@sanh-rong/arena';
import { type AnyGame, GAMES, Random } from '@sanh-rong/engine';
import { builtIn, standIn } from '@sanh-rong/entrants';
import { playersFor, repeatableBudget } from '@sanh-rong/players';
import type { Figures } from '../bots/figures.ts';

/** What the arena adds to games of built-in players: schedules, dice for each move, strikes, games side by side. */

const LEVEL = 'simple';
const ROUNDS = 5;
const ROUND_SECONDS = 1;
const DEALS = 40;

/** Games a second, round by round; `work` plays some and says how many. */
const rates = async (work: (round: number) => number | Promise<number>): Promise<number[]> => {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    let games = 0;
    while (performance.now() - began < ROUND_SECONDS * 1_000) games += await work(round);
    rounds.push((games * 1_000) / (performance.now() - began));
  }
  // The first one warms up.
  return rounds.slice(1);
};

/** The engine and the players alone: what the same games take without an arena. */
const directly = (game: AnyGame, seats: number): ((round: number) => number) => {
  const player = playersFor(game.id).find(({ id }) => id === LEVEL);
  if (player === undefined) throw new Error(`no ${LEVEL} of ${game.id}`);
  const random = new Random('bench');
  const budget = repeatableBudget(player);
  let dealt = 0;
  return () => {
    for (let number = 0; number < DEALS; number++) {
      dealt += 1;
      const ruling = game.deal({ ruleSet: game.ruleSets[0].id, seats, seed: `bench ${dealt}` });
      if (!ruling.ok) throw new Error(ruling.error.reason);
      let { state } = ruling.value;
      for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
        const view = game.view(state, seat);
        const step = game.apply(state, player.choose(view, view.legal, random, budget));
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
      }
    }
    return DEALS;
  };
};

const throughTheArena = (game: AnyGame, seats: number): (() => Promise<number>) => {
  const entrants = everybody(seats).map(() => {
    const entrant = builtIn(game.id, LEVEL);
    if (entrant === null) throw new Error(`no ${LEVEL} of ${game.id}`);
    return entrant;
  });
  let matches = 0;
  return async () => {
    matches += 1;
    const contest: Contest = {
      game,
      ruleSet: game.ruleSets[0].id,
      lineup: everybody(seats),
      seed: `bench ${matches}`,
      deals: DEALS,
    };
    let games = 0;
    for await (const block of playContest(contest, entrants, { standIn: standIn(game.id) })) {
      games += block.deals.length * seats;
    }
    return games;
  };
};

export const measureBuiltIn = async (figures: Figures): Promise<void> => {
  for (const game of GAMES) {
    const { seats, id } = game.ruleSets[0];
    const against = figures.note(
      `${game.id}/${id}, ${seats.usual} ${LEVEL} players, directly`,
      'games/s',
      await rates(directly(game, seats.usual)),
    );
    figures.note('… as matches of the arena', 'games/s', await rates(throughTheArena(game, seats.usual)), {
      against,
      aim: against / 2,
    });
  }
};
