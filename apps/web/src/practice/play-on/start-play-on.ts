import type { BaseAction, Seat } from '@sanh-rong/engine';
import { navigate } from 'wouter/use-browser-location';
import { usePreferences } from '../../preferences/preferences.ts';
import { writeMoment } from '../../replay/moment.ts';
import type { Past } from '../../replay/past.ts';
import { preloadTable } from '../preload.ts';
import { lastChoice, PLAY_ON_TABLE, PracticeRefused } from '../start.ts';
import { homeCode, PLAY_ON } from '../wire.ts';
import { PLAY_ON_WORDS } from './messages/vi.ts';
import { keepOrigin } from './origin.ts';

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

/** The level of every seat but one's own. */
const playersOf = async ({ past, seat, level }: PlayOnWish): Promise<readonly { seat: Seat; level: string }[]> => {
  const { completeChoice, levelsOf } = await import('../choice.ts');
  const known = levelsOf(past.game);
  const usual = completeChoice({ ...lastChoice(), game: past.game }).level;
  const levelAt = (at: Seat): string => {
    const holder = past.seats[at];
    return level ?? (holder?.kind === 'player' && known.includes(holder.level) ? holder.level : usual);
  };
  return [...past.seats.keys()].filter((at) => at !== seat).map((at) => ({ seat: at, level: levelAt(at) }));
};

/**
 * Plays on from a moment of a game that is over, with the cards as they really were, and goes to the table; "try again" is
 * the same with the moment before one's own move. Only from a page that shows the game: its address is where the table leads
 * back to. Rejects with a `PracticeRefused`, whose message says why, where there is nothing to play on from.
 */
export const startPlayOn = async (wish: PlayOnWish): Promise<void> => {
  const { past, move, seat, instead } = wish;
  const words = PLAY_ON_WORDS[usePreferences.getState().language];
  const { pathname, search } = location;
  const screen = preloadTable(past.game);
  const [{ startingPoint }, { practiceTransport }, players] = await Promise.all([
    import('./starting-point.ts'),
    import('../practice-transport.ts'),
    playersOf(wish),
  ]);
  const start = startingPoint(past, move, instead);
  if (start === null || !start.seats.includes(seat)) throw new PracticeRefused(words.nothingLeft);
  practiceTransport.open();
  const command = { type: 'playOn', record: start.record, seat, players };
  const begun = await practiceTransport.ask('table_command', { tableId: homeCode(PLAY_ON), command });
  if (!begun.ok) throw new PracticeRefused(begun.error.message);
  keepOrigin({
    game: past.game,
    replay: `${pathname}${writeMoment({ move, seat }, search)}`,
    move,
    isChanged: instead !== undefined,
    seat,
    points: past.steps[past.steps.length - 1].view.result?.points[seat] ?? 0,
    isDrawn: start.isDrawn,
  });
  await screen;
  navigate(PLAY_ON_TABLE);
};
