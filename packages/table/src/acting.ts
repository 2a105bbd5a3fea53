import { type BaseAction, fingerprint, ok, type RuleError, refuse, type Seat } from '@sanh-rong/engine';
import { type Decide, type Decision, notSeated, presentSeat } from './decision.ts';
import type { ActedBy, SeatFault } from './events.ts';
import { turnOf } from './evolve.ts';
import { refuseTable } from './refusal.ts';
import { gameOf } from './settings.ts';
import { type Bot, isPerson, playsItself, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
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
  const seat = presentSeat(state, by);
  if (seat < 0) return notSeated;
  if (state.phase !== 'playing' || state.game === null) return notPlaying;
  if (turnOf(state) !== seat) return refuseTable('NOT_YOUR_TURN', 'notYourTurn');
  return chosen(state, seat, action as BaseAction, 'person', now);
};

/** A bot whose turn it is. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: Bot;
}

/**
 * The bot that must act now, if one must. It cannot be asked in here, because it takes its time: whoever runs the table
 * asks it at once, stores what came of it (`botMoves`) once `wake` has passed, and lets it drop when `moved` is no longer
 * what it was.
 */
export const botToAct = (state: TableState): BotTurn | null => {
  const seat = turnOf(state);
  const holder = state.seats[seat];
  return playsItself(holder) ? { seat, bot: holder.bot } : null;
};

/** Where a bot's dice come from. The same turn has the same dice, whoever asks it and however often. */
export const botDice = ({ secret, moved }: TableState): string => fingerprint(`${secret}/dice/${moved}`);

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

/** The seat to act has run out of time, or is played by a built-in player. */
export const actFor = (state: TableState, seat: Seat, around: Surroundings): Decision => {
  const holder = state.seats[seat];
  const game = gameOf(state.settings);
  if (state.game === null) return ok([]);
  if (playsItself(holder)) {
    const isLost = around.now >= (state.turnEnds ?? around.now) + TIMES.botLate;
    return isLost ? botMoves(state, { fault: 'server' }, around.now) : ok([]);
  }
  if (isPerson(holder) && !holder.standIn) return chosen(state, seat, game.timeout(state.game), 'clock', around.now);
  const action = around.think({
    game: game.id,
    level: holder.kind === 'player' ? holder.level : null,
    view: game.view(state.game, seat),
    legal: game.legal(state.game),
    dice: fingerprint(`${state.secret}/dice/${state.seq}`),
  });
  const played = chosen(state, seat, action, 'player', around.now);
  // A player that answers with nonsense must not stop the table.
  return played.ok ? played : chosen(state, seat, game.timeout(state.game), 'player', around.now);
};
