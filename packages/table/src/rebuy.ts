import { type Json, ok, type Ruling, type Seat } from '@sanh-rong/engine';
import { refuseTable, type TableRuling } from './refusal.ts';
import { gameOf } from './settings.ts';
import { isPerson, type TableState } from './state.ts';

/** Seats that have lost what they play with and go on with more, where the game knows such a thing (LG-8). */

const isLastGame = ({ session, settings, game }: TableState): boolean => {
  const running = game !== null && gameOf(settings).turn(game) !== null;
  return session.results.length + (running ? 1 : 0) >= session.length;
};

const told = ({ settings, session }: TableState) => ({
  seats: settings.seats,
  options: settings.options,
  previous: session.previous,
});

/** Whether a seat may ask to go on now; it takes effect at the next deal. */
export const mayRebuy = (state: TableState, seat: Seat): TableRuling<Json> => {
  const game = gameOf(state.settings);
  if (state.phase !== 'playing') return refuseTable('NOT_NOW', 'notPlaying');
  if (game.rebuy === undefined) return refuseTable('NO_REBUY', 'noRebuy');
  if (state.rebuys.includes(seat)) return refuseTable('REBUY_ASKED', 'rebuyAsked');
  if (isLastGame(state)) return refuseTable('NOT_NOW', 'lastGame');
  return game.rebuy(told(state), seat);
};

/** Built-in players and bots never leave a game because they have lost: these go on by themselves. */
export const rebuyingPlayers = (state: TableState): Seat[] =>
  [...state.seats.keys()].filter((seat) => !isPerson(state.seats[seat]) && mayRebuy(state, seat).ok);

/** What the next deal is told: what the last game left, and who goes on. */
export const previousOf = (state: TableState): Ruling<Json> => {
  const game = gameOf(state.settings);
  const session = told(state);
  return state.rebuys.reduce<Ruling<Json>>(
    (previous, seat) =>
      previous.ok && game.rebuy !== undefined ? game.rebuy({ ...session, previous: previous.value }, seat) : previous,
    ok(session.previous),
  );
};

/** The same at a table of strangers, where no seat is empty: all who have lost all go on, without being asked. */
export const previousOfStrangers = (state: TableState): Json => {
  const { rebuy } = gameOf(state.settings);
  const session = told(state);
  if (rebuy === undefined) return session.previous;
  return [...state.seats.keys()].reduce((previous, seat) => {
    const asked = rebuy({ ...session, previous }, seat);
    return asked.ok ? asked.value : previous;
  }, session.previous);
};

/** Whether to offer a button for it: the seat has a person who has not left. */
export const offersRebuy = (state: TableState, seat: Seat): boolean => {
  const holder = state.seats[seat];
  return isPerson(holder) && !holder.gone && mayRebuy(state, seat).ok;
};
