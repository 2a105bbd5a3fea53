import type { Language, Seat } from '@sanh-rong/engine';
import { standings } from '@sanh-rong/engine';
import { characterName } from '@sanh-rong/presentation/names';
import {
  isOfStrangers,
  isPerson,
  type SeatFault,
  STRIKES,
  standingHost,
  type TableEvent,
  type TableState,
} from '@sanh-rong/table';
import { nameOf, plainName } from './here.ts';
import { botCalled, type LineCode, sentenceOf } from './messages/index.ts';
/** Who a line speaks of: a person or a bot by name, a built-in player by its level and where it sits. */
export type Who =
  | { readonly name: string }
  | { readonly bot: string }
  | { readonly level: string; readonly seat: Seat };

/**
 * Something the table itself says. Lines are made from its events and never stored; they hold names, numbers of games and
 * seats, and nothing else of an event.
 */
export interface SystemLine {
  readonly kind: 'system';
  readonly code: LineCode;
  readonly who: readonly Who[];
  readonly details: Readonly<Record<string, number>>;
}

/** A table before and after an event. */
interface Change {
  readonly before: TableState;
  readonly after: TableState;
}

type Lines<Kind extends TableEvent['type']> = (
  event: Extract<TableEvent, { type: Kind }>,
  change: Change,
) => readonly SystemLine[];

const line = (code: LineCode, who: readonly Who[] = [], details: SystemLine['details'] = {}): SystemLine => ({
  kind: 'system',
  code,
  who,
  details,
});

const whoSits = (state: TableState, seat: Seat): Who[] => {
  const holder = state.seats[seat];
  if (isPerson(holder)) return [{ name: nameOf(state, holder.person.id) ?? holder.person.name }];
  if (holder?.kind === 'bot') return [{ bot: plainName(holder.bot.name) }];
  return holder?.kind === 'player' ? [{ level: holder.level, seat }] : [];
};

const whoIs = (state: TableState, id: string): Who[] => {
  const name = nameOf(state, id);
  return name === null ? [] : [{ name }];
};

const hasStandIn = (state: TableState, seat: Seat): boolean => {
  const holder = state.seats[seat];
  return isPerson(holder) && holder.standIn;
};

/** How a game, and perhaps the session, ended with this event. Strangers play on from game to game, without sessions. */
const ending = ({ before, after }: Change): SystemLine[] => {
  const number = after.session.results.length;
  const told: SystemLine[] = [];
  if (number > before.session.results.length) {
    const { places } = after.session.results[number - 1];
    const first = [...places.keys()].filter((seat) => places[seat] === 1);
    const who = first.flatMap((seat) => whoSits(after, seat));
    told.push(line('gameEnded', who, { number: isOfStrangers(after) ? after.sessions : number }));
  }
  if (isOfStrangers(after)) return told;
  if (after.phase === 'completed' && before.phase !== 'completed') {
    const who = number === 0 ? [] : standings(after.session).winners.flatMap((seat) => whoSits(after, seat));
    told.push(who.length === 0 ? line('sessionOver') : line('sessionEnded', who));
  }
  return told;
};

/** Who lost or took back their seat to a built-in player, or let the clock act. */
const turnTaken = ({ by, seat }: Extract<TableEvent, { type: 'acted' }>, { before, after }: Change): SystemLine[] => {
  const who = whoSits(after, seat);
  // Why the clock played for a bot has just been said.
  if (after.seats[seat].kind === 'bot') return [];
  if (by === 'clock') return [line(hasStandIn(after, seat) ? 'standIn' : 'timedOut', who)];
  return by === 'person' && hasStandIn(before, seat) ? [line('back', who)] : [];
};

const FAULT_LINES: { readonly [Fault in SeatFault]: LineCode } = {
  source: 'botSource',
  exception: 'botException',
  invalid: 'botInvalid',
  illegal: 'botIllegal',
  timeout: 'botTimeout',
  memory: 'botMemory',
  crash: 'botCrash',
  server: 'botUnasked',
};

const faulted: Lines<'faulted'> = ({ seat, fault }, { after }) => {
  const holder = after.seats[seat];
  if (holder.kind !== 'bot') return [];
  const who = whoSits(after, seat);
  const counted = fault === 'server' ? {} : { strikes: holder.strikes, most: STRIKES };
  return [line(FAULT_LINES[fault], who, counted), ...(holder.out ? [line('botOut', who)] : [])];
};

const whoHosts = (state: TableState): Who[] => {
  const host = standingHost(state);
  return host === null ? [] : whoIs(state, host.id);
};

const LINES: { readonly [Kind in TableEvent['type']]: Lines<Kind> } = {
  created: ({ host }, { after }) => [line('opened', whoIs(after, host.id))],
  sat: ({ person }, { after }) => [line('sat', whoIs(after, person.id))],
  left: ({ seat }, { before, after }) => [
    line(isPerson(after.seats[seat]) ? 'leftGame' : 'left', whoSits(before, seat)),
  ],
  kicked: ({ seat, person }, { before }) => [line(person === null ? 'dismissed' : 'sentAway', whoSits(before, seat))],
  // Everybody sees on the seats who is ready.
  readied: ({ because, seat }, { after }) => (because === 'text' ? [line('textMissing', whoSits(after, seat))] : []),
  textBrought: () => [],
  playerSat: ({ seat }, { after }) => [line('playerSat', whoSits(after, seat))],
  botSat: ({ seat }, { after }) => [line('playerSat', whoSits(after, seat))],
  stood: ({ seat }, { before }) => [line('stood', whoSits(before, seat))],
  configured: (_event, { before, after }) => {
    const chat = before.settings.chat === after.settings.chat ? [] : [after.settings.chat ? 'chatOn' : 'chatOff'];
    return [line('configured'), ...chat.map((code) => line(code as LineCode))];
  },
  hosted: ({ person }, { after }) => [line('hosted', whoIs(after, person))],
  watched: ({ person }, { after }) => [line('watched', whoIs(after, person.id))],
  unwatched: ({ person }, { before }) => [line('unwatched', whoIs(before, person))],
  away: ({ seat }, { after }) => [line('away', whoSits(after, seat))],
  back: ({ seat }, { after }) => [line('back', whoSits(after, seat))],
  hostAway: (_event, { after }) => [line('away', whoHosts(after))],
  hostBack: (_event, { after }) => [line('back', whoHosts(after))],
  // Everybody sees on the seat that there is no number.
  countHidden: () => [],
  // Strangers are not asked whether they are ready.
  countdown: ({ at, until }, { after }) =>
    isOfStrangers(after) ? [] : [line('countdown', [], { seconds: Math.round((until - at) / 1_000) })],
  countdownStopped: () => [line('countdownStopped')],
  dealt: ({ number }, change) => {
    const { session, sessions, phase, settings } = change.after;
    const starts = isOfStrangers(change.after)
      ? line('nextStarted', [], { number: sessions })
      : line('gameStarted', [], { number, games: settings.games });
    const played = session.results.length >= number || phase === 'playing';
    return [...(played ? [starts] : []), ...ending(change)];
  },
  acted: (event, change) => [...turnTaken(event, change), ...ending(change)],
  faulted,
  rebought: ({ seat }, { after }) => [line('rebought', whoSits(after, seat))],
  reopened: (_event, { after }) => (isOfStrangers(after) ? [] : [line('reopened')]),
  closed: ({ because }) => [line(because === 'empty' ? 'closedEmpty' : 'closedAbandoned')],
};

/** What the table says of an event: nothing, or a line or two. `before` is null for its first event. */
export const systemLines = (event: TableEvent, before: TableState | null, after: TableState): readonly SystemLine[] => {
  const lines = LINES[event.type] as Lines<TableEvent['type']> | undefined;
  return lines?.(event, { before: before ?? after, after }) ?? [];
};

const QUOTATION_MARKS = /["“”„‟«»]/g;

/** A name where it cannot be read as a part of the sentence, or as several: people call themselves what they like. */
const setApart = (name: string): string => `“${name.replace(QUOTATION_MARKS, '’')}”`;

/** A line in the language of one reader. */
export const sayLine = ({ code, who, details }: SystemLine, language: Language): string => {
  const names = who.map((each) => {
    if ('name' in each) return setApart(each.name);
    return 'bot' in each ? botCalled(setApart(each.bot), language) : characterName(each.level, each.seat);
  });
  return sentenceOf(code, { ...details, who: new Intl.ListFormat(language).format(names) }, language);
};
