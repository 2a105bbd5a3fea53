import { type BaseAction, fingerprint, ok, type RuleError, refuse, type Seat, writeRecord } from '@sanh-rong/engine';
import { type Decide, type Decision, keptSeat, notSeated } from './decision.ts';
import type { ActedBy, SeatFault } from './events.ts';
import { turnOf } from './playing.ts';
import { refuseTable } from './refusal.ts';
import { gameOf } from './settings.ts';
import { type Bot, isDaily, isPerson, playsItself, type TableState } from './state.ts';
import type { Surroundings, Thought } from './surroundings.ts';
import { TIMES } from './times.ts';

/** Who acts for the seat whose turn it is: its owner, the clock, a built-in player, or a bot. */

const notPlaying = refuseTable('NOT_NOW', 'notPlaying');

/** An action of the seat to act, if the game allows it. Only what the game itself wrote down is stored. */
const chosen = (state: TableState, seat: Seat, action: BaseAction, by: ActedBy, now: number): Decision => {
  if (state.game === null) return notPlaying;
  const step = gameOf(state.settings).apply(state.game, action);
  if (!step.ok) return refuse<RuleError>(step.error);
  const { history } = step.value.state;
  return ok([{ type: 'acted', at: now, seat, action: history[history.length - 1].action, by }]);
};

export const act: Decide<'act'> = (state, by, { action }, { now }) => {
  const seat = keptSeat(state, by);
  if (seat < 0) return notSeated;
  if (state.phase !== 'playing' || state.game === null) return notPlaying;
  if (turnOf(state) !== seat) return refuseTable('NOT_YOUR_TURN', 'notYourTurn');
  // The clock plays on by now, and the seed may be known.
  if (isDaily(state) && now >= state.daily.until) return refuseTable('NOT_NOW', 'dailyOnce');
  return chosen(state, seat, action as BaseAction, 'person', now);
};

/** A bot whose turn it is. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: Bot;
}

/**
 * The bot that must act now, if one must. It takes its time, so it is not asked in here: the server or the practice
 * worker asks it at once, stores its answer (`botMoves`) once `wake` has passed, and drops the answer when `moved` has
 * changed.
 */
export const botToAct = (state: TableState): BotTurn | null => {
  const seat = turnOf(state);
  const holder = state.seats[seat];
  return playsItself(holder) ? { seat, bot: holder.bot } : null;
};

/**
 * The seed of the dice of bots and built-in players. The same turn has the same dice, however often and from which node
 * it is asked for. In the deal of the day they follow from the deal and what was played, and from nothing else: who plays
 * the same meets the same answers, whatever else happened at the table and when.
 */
const dice = (state: TableState): string => {
  const { settings, secret, moved, game } = state;
  const turn = isDaily(state) && game !== null ? writeRecord(gameOf(settings), game) : moved;
  return fingerprint(`${secret}/dice/${turn}`);
};

export { dice as botDice };

/** What came of asking a bot: its action, or why there is none. */
export type BotOutcome = { readonly action: BaseAction } | { readonly fault: SeatFault };

/** BT-2: the clock plays for the bot, and what it did wrong counts against it. */
const botFails = (state: TableState, { seat }: BotTurn, fault: SeatFault, now: number): Decision => {
  if (state.game === null) return notPlaying;
  const played = chosen(state, seat, gameOf(state.settings).timeout(state.game), 'clock', now);
  return played.ok ? ok([{ type: 'faulted', at: now, seat, fault }, ...played.value]) : played;
};

/** What follows from a bot's answer. Nothing when no bot is to act. */
export const botMoves = (state: TableState, outcome: BotOutcome, now: number): Decision => {
  const turn = botToAct(state);
  if (turn === null) return ok([]);
  if ('fault' in outcome) return botFails(state, turn, outcome.fault, now);
  const played = chosen(state, turn.seat, outcome.action, 'bot', now);
  return played.ok ? played : botFails(state, turn, 'illegal', now);
};

/** A built-in player whose turn it is, in its own seat or standing in for a person or a bot. */
export interface PlayerTurn {
  readonly seat: Seat;
  /** Null: the level that stands in for people, and for bots that are out. */
  readonly level: string | null;
}

/** The built-in player that must act now, if one must. */
export const playerToAct = (state: TableState): PlayerTurn | null => {
  const seat = turnOf(state);
  const holder = state.seats[seat];
  if (holder === undefined || playsItself(holder)) return null;
  if (isPerson(holder)) return holder.standIn ? { seat, level: null } : null;
  return { seat, level: holder.kind === 'player' ? holder.level : null };
};

/**
 * All that a built-in player is told; null while no game is on. It is the same whenever it is made for the same turn.
 */
export const thoughtOf = (state: TableState, { seat, level }: PlayerTurn): Thought | null => {
  if (state.game === null) return null;
  const game = gameOf(state.settings);
  return { game: game.id, level, view: game.view(state.game, seat), legal: game.legal(state.game), dice: dice(state) };
};

/** What follows from a built-in player's answer. Nothing when none is to act. */
export const playerMoves = (state: TableState, action: BaseAction, now: number): Decision => {
  const turn = playerToAct(state);
  if (turn === null || state.game === null) return ok([]);
  const played = chosen(state, turn.seat, action, 'player', now);
  // A player that answers with nonsense must not stop the table.
  return played.ok ? played : chosen(state, turn.seat, gameOf(state.settings).timeout(state.game), 'player', now);
};

/** The seat to act has run out of time, or is played by a built-in player. */
export const actFor = (state: TableState, seat: Seat, around: Surroundings): Decision => {
  if (state.game === null) return ok([]);
  if (playsItself(state.seats[seat])) {
    const isLost = around.now >= (state.turnEnds ?? around.now) + TIMES.botLate;
    return isLost ? botMoves(state, { fault: 'server' }, around.now) : ok([]);
  }
  const turn = playerToAct(state);
  if (turn === null) return chosen(state, seat, gameOf(state.settings).timeout(state.game), 'clock', around.now);
  const thought = thoughtOf(state, turn);
  const action = thought === null ? null : around.think(thought);
  return action === null ? ok([]) : playerMoves(state, action, around.now);
};
