import type { BaseAction, Seat } from '@sanh-rong/engine';
import type { SeatView } from '@sanh-rong/table';
import { navigate } from 'wouter/use-browser-location';
import { usePreferences } from '../../preferences/preferences.ts';
import { writeMoment } from '../../replay/moment.ts';
import type { Past } from '../../replay/past.ts';
import { preloadTable } from '../preload.ts';
import { lastChoice, PLAY_ON_TABLE, PracticeRefused } from '../start.ts';
import { homeCode, PLAY_ON } from '../wire.ts';
import { PLAY_ON_WORDS } from './messages/vi.ts';
import { keepOrigin, type Origin } from './origin.ts';

export interface PlayOnWish {
  /** A game that is over, whoever played it. */
  readonly past: Past;
  /** How many of its actions have been done: 0 is the deal, 12 is after the twelfth. */
  readonly move: number;
  /** Where the person sits. */
  readonly seat: Seat;
  /** What the seat to move does next in place of what it really did; then the game goes on after that. */
  readonly instead?: BaseAction;
  /** Of all opponents. Left out, each built-in player sits where it sat, and people and bots are replaced by a usual one. */
  readonly level?: string;
}

/** A table that plays on, whatever game or puzzle it comes from. */
export interface PlayOnTable {
  readonly game: string;
  /** The text of the game up to there. */
  readonly record: string;
  readonly seat: Seat;
  /** Who sat there. */
  readonly seats: readonly SeatView[];
  /** As in `PlayOnWish`. */
  readonly level?: string | undefined;
  /** What the table says of where it comes from. */
  readonly origin: Omit<Origin, 'game' | 'seat'>;
}

/** The level of every seat but one's own. */
const playersOf = async ({
  game,
  seat,
  seats,
  level,
}: PlayOnTable): Promise<readonly { seat: Seat; level: string }[]> => {
  const { completeChoice, levelsOf } = await import('../choice.ts');
  const known = levelsOf(game);
  const usual = completeChoice({ ...lastChoice(), game }).level;
  const levelAt = (at: Seat): string => {
    const holder = seats[at];
    return level ?? (holder?.kind === 'player' && known.includes(holder.level) ? holder.level : usual);
  };
  return [...seats.keys()].filter((at) => at !== seat).map((at) => ({ seat: at, level: levelAt(at) }));
};

/** Opens the table and goes there. Rejects with a `PracticeRefused`, whose message says why, where it cannot be opened. */
export const openPlayOn = async (table: PlayOnTable): Promise<void> => {
  const { game, record, seat, origin } = table;
  const screen = preloadTable(game);
  const [{ practiceTransport }, players] = await Promise.all([import('../practice-transport.ts'), playersOf(table)]);
  practiceTransport.open();
  const command = { type: 'playOn', record, seat, players };
  const begun = await practiceTransport.ask('table_command', { tableId: homeCode(PLAY_ON), command });
  if (!begun.ok) throw new PracticeRefused(begun.error.message);
  keepOrigin({ ...origin, game, seat });
  await screen;
  navigate(PLAY_ON_TABLE);
};

/**
 * Plays on from a moment of a game that is over, with the cards as they really were, and goes to the table; "try again" is
 * the same with the moment before one's own move. Only from a page that shows the game: its address is where the table leads
 * back to. Rejects with a `PracticeRefused`, whose message says why, where there is nothing to play on from.
 */
export const startPlayOn = async ({ past, move, seat, instead, level }: PlayOnWish): Promise<void> => {
  const words = PLAY_ON_WORDS[usePreferences.getState().language];
  const { pathname, search } = location;
  const { startingPoint } = await import('./starting-point.ts');
  const start = startingPoint(past, move, instead);
  if (start === null || !start.seats.includes(seat)) throw new PracticeRefused(words.nothingLeft);
  await openPlayOn({
    game: past.game,
    record: start.record,
    seat,
    seats: past.seats,
    level,
    origin: {
      replay: `${pathname}${writeMoment({ move, seat }, search)}`,
      move,
      isChanged: instead !== undefined,
      points: past.steps[past.steps.length - 1].view.result?.points[seat] ?? 0,
      isDrawn: start.isDrawn,
    },
  });
};
