import type { TableEvent } from './events.ts';
import { isHostAway, takeover } from './host.ts';
import { created, handedOn, reopened, resized, sat, stood } from './lobby.ts';
import { acted, broken, countHidden, dealt, type Evolved, faulted, isBetweenGames } from './playing.ts';
import { away, back, claimOf, isDeserted, left, sinceWhen } from './presence.ts';
import { livelyAfter, visitsAfter } from './rate-limit.ts';
import { storedSettings } from './settings.ts';
import { EMPTY_SEAT, type TableState, withSeat } from './state.ts';
import { countdown, readied, textBrought, withoutTexts } from './texts.ts';
import { TIMES } from './times.ts';
import { isOfStrangers } from './warm-seats.ts';

/** Everything but the game itself. */
const outsideGame = (state: TableState, event: TableEvent): TableState => {
  switch (event.type) {
    case 'sat':
      return sat(state, event);
    case 'left':
      return left(state, event.seat, event.at);
    case 'kicked': {
      const sentAway = event.person === null ? state.sentAway : [...state.sentAway, event.person];
      return withSeat({ ...state, sentAway }, event.seat, EMPTY_SEAT);
    }
    case 'readied':
      return readied(state, event);
    case 'textBrought':
      return textBrought(state, event);
    case 'playerSat':
      return withSeat(handedOn(state, event.seat), event.seat, {
        kind: 'player',
        level: event.level,
      });
    case 'botSat':
      return withSeat(state, event.seat, {
        kind: 'bot',
        bot: event.bot,
        broughtBy: state.host ?? state.creator,
        strikes: 0,
        out: false,
      });
    case 'stood':
      return stood(state, event.seat);
    case 'configured':
      return resized(state, storedSettings(event.settings), event);
    case 'hosted':
      return {
        ...state,
        host: event.person,
        hostAway: false,
        hostBefore: event.because === 'away' ? state.host : null,
      };
    case 'watched':
      return { ...state, watchers: [...state.watchers, event.person] };
    case 'unwatched':
      return { ...state, watchers: state.watchers.filter(({ id }) => id !== event.person) };
    case 'away':
      return away(state, event);
    case 'back':
      return back(state, event.seat, event.at);
    case 'hostAway':
      return { ...state, hostAway: true };
    case 'hostBack':
      return { ...state, hostAway: false };
    case 'countdown':
      return countdown(state, event.until);
    case 'countdownStopped':
      return {
        ...state,
        phase: 'waiting',
        countdownEnds: null,
        seats: event.spent ? withoutTexts(state) : state.seats,
      };
    case 'faulted':
      return faulted(state, event);
    case 'rebought':
      return { ...state, rebuys: [...state.rebuys, event.seat] };
    case 'countHidden':
      return countHidden(state, event.seat, event.hidden);
    case 'reopened':
      return reopened(state, event);
    case 'closed':
      return { ...state, phase: 'closed', wake: null, host: null };
    default:
      return broken(event);
  }
};

const step = (state: TableState | null, event: TableEvent): Evolved => {
  if (event.type === 'created') return { state: created(event), told: [] };
  if (state === null) return broken(event);
  if (event.type === 'dealt') return dealt(state, event);
  if (event.type === 'acted') return acted(state, event);
  return { state: outsideGame(state, event), told: [] };
};

/** When the table must be looked at: lobbies and finished sessions wait a while for something to happen. */
const idleWake = (state: TableState, at: number): number | null => {
  const { phase, wake, deserted } = state;
  if (isOfStrangers(state)) return wake;
  const idle = phase === 'waiting' ? Math.min(at + TIMES.idle, takeover(state)?.at ?? Number.POSITIVE_INFINITY) : wake;
  if (deserted === null || idle === null || (phase !== 'waiting' && phase !== 'completed')) return idle;
  return Math.min(idle, deserted + TIMES.deserted);
};

/** Between two games of a session: the next one waits until a person is there to play it. */
const betweenGamesWake = (before: TableState | null, { wake, deserted }: TableState, at: number): number => {
  const pause = at + TIMES.betweenGames;
  if (deserted !== null) return Math.max(wake ?? pause, deserted + TIMES.deserted);
  return before !== null && before.deserted !== null ? pause : (wake ?? pause);
};

const wakeAfter = (before: TableState | null, state: TableState, at: number): number | null =>
  isBetweenGames(state) ? betweenGamesWake(before, state, at) : idleWake(state, at);

/** The table after one more event. The same events always give the same table. */
export const evolve = (state: TableState | null, event: TableEvent): Evolved => {
  const evolved = step(state, event);
  const deserted = isDeserted(evolved.state) ? (state?.deserted ?? event.at) : null;
  const hostLost = isHostAway(evolved.state) ? sinceWhen(state, evolved.state, event.at) : null;
  const seq = (state?.seq ?? 0) + 1;
  const moves = event.type === 'dealt' || event.type === 'acted';
  return {
    state: {
      ...evolved.state,
      seq,
      moved: moves ? seq : evolved.state.moved,
      lively: livelyAfter(state, evolved.state, event),
      visits: visitsAfter(state, evolved.state, event),
      deserted,
      hostLost,
      hostBefore: claimOf(evolved.state),
      wake: wakeAfter(state, { ...evolved.state, deserted, hostLost }, event.at),
    },
    told: evolved.told,
  };
};

/** The table that a list of events tells. */
export const replayTable = (events: readonly TableEvent[]): TableState | null =>
  events.reduce<TableState | null>((state, event) => evolve(state, event).state, null);
