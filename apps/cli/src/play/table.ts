import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  type BaseState,
  type BaseView,
  isComplete,
  newSession,
  ok,
  Random,
  type RuleError,
  type Ruling,
  recordGame,
  type Seat,
  type Session,
  type SessionLength,
  type Step,
} from '@sanh-rong/engine';
import type { AnyPlayer, Budget } from '@sanh-rong/players';
import { commandsOf as knownCommands, type Offer } from '@sanh-rong/presentation';
import type { Acceptance, AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import { HUMAN } from './seats.ts';

/**
 * One human and built-in opponents playing a session: pure state. Nothing here knows which game it is, nor whether a
 * screen or lines of text show it.
 */

export interface TableSetup {
  readonly game: AnyGame;
  readonly presentation: AnyTerminalPresentation;
  readonly ruleSet: string;
  readonly seats: number;
  readonly length: SessionLength;
  /** Game k is dealt from `seed/k`. */
  readonly seed: string;
  /** Who plays the other seats, and how much it may think about a move. */
  readonly opponent: AnyPlayer;
  readonly budgetOf: (opponent: AnyPlayer) => Budget;
}

export interface Table {
  readonly setup: TableSetup;
  /** The games finished so far, the one on the table included once it is over. */
  readonly session: Session;
  /** Which game of the session this is, from 1. */
  readonly number: number;
  readonly state: BaseState<BaseAction>;
  /** What the human has seen of this game. */
  readonly events: readonly BaseEvent[];
}

/** An offer, and how to accept it. */
export type TerminalOffer = Offer & Acceptance;

const seenByHuman = (game: AnyGame, events: readonly BaseEvent[]): BaseEvent[] =>
  events.map((event) => game.seen(event, HUMAN)).filter((event) => event !== null);

/** The table after a step of its game; a game that is over goes into the session. */
const advance = (table: Omit<Table, 'state'>, { state, events }: Step<BaseState<BaseAction>, BaseEvent>): Table => {
  const { game } = table.setup;
  const result = game.result(state);
  return {
    ...table,
    state,
    events: [...table.events, ...seenByHuman(game, events)],
    session: result === null ? table.session : recordGame(table.session, result, game.carryOver(state)),
  };
};

const dealGame = (setup: TableSetup, session: Session): Ruling<Table> => {
  const number = session.results.length + 1;
  const deal = setup.game.deal({
    ruleSet: setup.ruleSet,
    seats: setup.seats,
    seed: `${setup.seed}/${number}`,
    previous: session.previous,
  });
  return deal.ok ? ok(advance({ setup, session, number, events: [] }, deal.value)) : deal;
};

/** The table with the first game dealt. */
export const openTable = (setup: TableSetup): Ruling<Table> => dealGame(setup, newSession(setup.seats, setup.length));

export const turnOf = ({ setup, state }: Table): Seat | null => setup.game.turn(state);

export const isHumanTurn = (table: Table): boolean => turnOf(table) === HUMAN;

export const isGameOver = (table: Table): boolean => turnOf(table) === null;

/** Whether the game just played was the last one: all are played, or the game knows of a reason to stop. */
export const isSessionOver = (table: Table): boolean => {
  const { setup, session } = table;
  if (!isGameOver(table)) return false;
  return isComplete(session) || setup.presentation.interlude?.canGoOn(session.previous) === false;
};

/** What the human may accept before the next game. */
export const offerOf = (table: Table): TerminalOffer | null => {
  const { setup, session } = table;
  const { interlude, acceptance } = setup.presentation;
  if (!isGameOver(table) || isComplete(session) || acceptance === null) return null;
  const offer = interlude?.offer(humanView(table), session.previous, HUMAN) ?? null;
  return offer === null ? null : { ...offer, ...acceptance };
};

/** The commands that this table's rule set knows. */
export const commandsOf = ({ setup }: Table): AnyTerminalPresentation['commands'] =>
  knownCommands(setup.presentation, setup.ruleSet);

/** What the human may know. */
export const humanView = ({ setup, state }: Table): BaseView<BaseAction> => setup.game.view(state, HUMAN);

/** Does an action for the seat to act. */
export const act = (table: Table, action: BaseAction): Ruling<Table> => {
  const step = table.setup.game.apply(table.state, action);
  return step.ok ? ok(advance(table, step.value)) : step;
};

/** Why the human may not do this now; null when they may. */
export const refusalOf = (table: Table, action: BaseAction): RuleError | null => {
  const step = table.setup.game.apply(table.state, action);
  return step.ok ? null : step.error;
};

/** The opponent to act chooses from its own view; the dice depend on the seed and the moment only. */
export const actForOpponent = (table: Table): Table => {
  const { setup, state, number } = table;
  const seat = turnOf(table);
  if (seat === null || seat === HUMAN) return table;
  const dice = new Random(`${setup.seed}/${number}/${seat}/${state.history.length}`);
  const { game, opponent } = setup;
  const action = opponent.choose(game.view(state, seat), game.legal(state), dice, setup.budgetOf(opponent));
  const next = act(table, action);
  return next.ok ? next.value : orTimeout(table);
};

/** A player that answers with nonsense is treated as one that does not answer. */
const orTimeout = (table: Table): Table => {
  const next = act(table, table.setup.game.timeout(table.state));
  return next.ok ? next.value : table;
};

const dealNext = (table: Table, session: Session): Table => {
  const next = dealGame(table.setup, session);
  return next.ok ? next.value : table;
};

/** The next game of the session; the table as it is while a game is on or when the session is over. */
export const nextGame = (table: Table): Table =>
  !isGameOver(table) || isSessionOver(table) ? table : dealNext(table, table.session);

/** The next game after the human has accepted what was offered. */
export const nextGameWith = (table: Table, { previous }: Offer): Table =>
  dealNext(table, { ...table.session, previous });
