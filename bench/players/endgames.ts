import { Random } from '@sanh-rong/engine';
import { rulesOf, type TienLenAction, type TienLenState, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import { isIn, type Position } from '@sanh-rong/engine/tienlen/core';
import { type Player, TABLE_POSITIONS } from '@sanh-rong/players';
import { champion, Endgame, expert, simple, steady } from '@sanh-rong/players/tienlen';
import type { EndgameRow } from './page.ts';

/**
 * How far from perfect the players are: choices in positions that a solver has worked out with all hands open. The
 * players see only what their seat may know, so even a perfect one could not always find the solver's choice.
 */

export interface EndgameQuestion {
  /** How many positions for each number of seats. */
  readonly positions: number;
  readonly seed: string;
  /** What those who search may look at for a choice. */
  readonly budget?: number;
  readonly ruleSet?: string;
  readonly progress?: (done: number, of: number) => void;
}

/** `positions` are those where something can be lost; `ofAll` is the share among all in which there is a choice at all. */
export interface EndgameFigure extends EndgameRow {
  readonly ofAll: number;
}

type TienLenPlayer = Player<TienLenView, TienLenAction>;

/** Whose choices are looked at, and whose games the positions come from: the steady ones, now and then a simple one. */
const JUDGED: readonly TienLenPlayer[] = [simple, steady, expert, champion];

/** By seats still in: the most cards in all hands together that are solved in reasonable time. */
const MOST_CARDS: Readonly<Record<number, number>> = { 2: 16, 3: 14, 4: 14 };
const SEATS = [2, 3, 4];

/** What a position may cost the solver before it is left out. */
const MOST_NODES = 400_000;

/** Positions taken from one game at most, so that the sample is of many games. */
const FROM_ONE_GAME = 4;

interface Solved {
  readonly state: TienLenState;
  readonly legal: readonly TienLenAction[];
  /** Points of the seat to act after each legal action. */
  readonly values: readonly number[];
}

const cardsLeft = (p: Position): number => p.left.reduce((sum, left, seat) => sum + (isIn(p.out, seat) ? 0 : left), 0);

/** Whether something can be lost: choices that end in different points. */
const isDecisive = ({ values }: Solved): boolean => values.some((value) => value !== values[0]);

/** Solves a position if it is small and leaves a choice. */
const solve = (solver: Endgame, state: TienLenState): Solved | null => {
  const p = state.position;
  const legal = tienlen.legal(state);
  const inGame = p.seats - p.order.length;
  if (legal.length < 2 || cardsLeft(p) > (MOST_CARDS[inGame] ?? 0)) return null;
  solver.begin(MOST_NODES);
  const values = solver.options(rulesOf(state.setup), p);
  return values === null ? null : { state, legal, values };
};

const NO_SEARCH = { positions: 0 };

/** Positions of one game, drawn from its end. */
const fromGame = (solver: Endgame, ruleSet: string, seats: number, seed: string): Solved[] => {
  const dice = new Random(seed);
  const previous = ruleSet === 'thirteen' ? { winner: 0, leader: 0 } : { winner: 0, toiTrang: false, barred: null };
  const dealt = tienlen.deal({ ruleSet, seats, seed, previous });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const found: Solved[] = [];
  let { state } = dealt.value;
  for (let turn = tienlen.turn(state); turn !== null; turn = tienlen.turn(state)) {
    const solved = solve(solver, state);
    if (solved !== null) found.push(solved);
    const view = tienlen.view(state, turn);
    const level = dice.below(10) === 0 ? simple : steady;
    const step = tienlen.apply(state, level.choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  while (found.length > FROM_ONE_GAME) found.splice(dice.below(found.length), 1);
  return found;
};

interface Sample {
  readonly decisive: readonly Solved[];
  /** How many of all choices can lose something. */
  readonly share: number;
}

const collect = (ruleSet: string, seats: number, { positions, seed }: EndgameQuestion): Sample => {
  const solver = new Endgame(seats, 18);
  const decisive: Solved[] = [];
  let all = 0;
  for (let game = 0; decisive.length < positions; game++) {
    const found = fromGame(solver, ruleSet, seats, `${seed}/${seats}/${game}`);
    all += found.length;
    decisive.push(...found.filter(isDecisive));
  }
  return { decisive: decisive.slice(0, positions), share: decisive.length / all };
};

/** What a player's choice loses against the best, in points. */
const lossOf = (player: TienLenPlayer, { state, legal, values }: Solved, seed: string, budget: number): number => {
  const view = tienlen.view(state, state.position.turn);
  const chosen = player.choose(view, view.legal, new Random(seed), { positions: budget });
  const word = tienlen.writeAction(chosen);
  const at = legal.findIndex((action) => tienlen.writeAction(action) === word);
  return Math.max(...values) - values[at];
};

export const measureEndgames = (question: EndgameQuestion): EndgameFigure[] => {
  const { seed, budget = TABLE_POSITIONS, ruleSet = 'mien-nam', progress } = question;
  const rows: EndgameFigure[] = [];
  for (const seats of SEATS) {
    const { decisive, share } = collect(ruleSet, seats, question);
    for (const player of JUDGED) {
      let lost = 0;
      let optimal = 0;
      for (const [at, position] of decisive.entries()) {
        const loss = lossOf(player, position, `${seed}/${at}`, budget);
        lost += loss;
        if (loss === 0) optimal += 1;
      }
      const { length } = decisive;
      const right = optimal / length;
      const ofAll = 1 - share * (1 - right);
      rows.push({ player: player.id, seats, positions: length, optimal: right, loss: lost / length, ofAll });
      progress?.(rows.length, SEATS.length * JUDGED.length);
    }
  }
  return rows;
};
