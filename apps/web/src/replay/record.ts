import {
  type CardId,
  type Replay as GameReplay,
  type GameStatistics,
  type RuleError,
  readRecord,
  type Seat,
  shownProof,
  type Viewer,
} from '@sanh-rong/engine';
import type { SeatView } from '@sanh-rong/table';
import type { PracticeGame, PracticeSeat } from '../practice/practice-store.ts';
import { HOME_PERSON } from '../table/voice.ts';
import { type Evidence, type Past, type PastStep, stepsOf } from './past.ts';

/** Games from their texts. This file knows every game of the engine: it is loaded when a text is to be read. */

interface About {
  readonly seats: readonly SeatView[];
  readonly you: Seat | null;
  /** As whom to look: those who played see what they may, a reader who has the text has everything. */
  readonly viewer: Viewer;
}

const pastOfReplay = ({ game, steps }: GameReplay, text: string, { seats, you, viewer }: About): Past => {
  const end = steps[steps.length - 1].state;
  const told = steps.map(({ state, events }, at) => ({
    did: at === 0 ? null : end.history[at - 1],
    view: game.hindsight(state, end, viewer),
    events: events.flatMap((event) => game.seen(event, game.conceals ? viewer : 'open') ?? []),
  }));
  const concealed = game.conceals && told.some(({ view }) => view.hands.includes(null));
  return {
    id: null,
    game: game.id,
    ruleSet: end.setup.ruleSet,
    seats,
    you,
    number: null,
    endedAt: null,
    table: null,
    steps: stepsOf(told),
    concealed,
    text: concealed ? null : text,
    statistics: game.statistics(end),
    evidence: null,
  };
};

/** The text does not say who sat where: seats are built-in players then, who have names of their own. */
const strangers = (seats: number): readonly SeatView[] =>
  Array.from({ length: seats }, (): SeatView => ({ kind: 'player', level: '' }));

/** The game that a text tells, all of it; or why it tells none. */
export const pastOfText = (text: string): { readonly past: Past } | { readonly error: RuleError } => {
  const read = readRecord(text.trim());
  if (!read.ok) return { error: read.error };
  const { seats } = read.value.steps[0].state.setup;
  return { past: pastOfReplay(read.value, text.trim(), { seats: strangers(seats), you: null, viewer: 'open' }) };
};

const homeSeat = (seat: PracticeSeat): SeatView =>
  seat.kind === 'player'
    ? seat
    : { kind: 'person', id: HOME_PERSON, name: seat.name, ready: true, away: false, standIn: false };

const cardsSeen = (steps: readonly PastStep[]): readonly CardId[] => [
  ...new Set(steps.flatMap(({ view }) => view.hands.flatMap((hand) => hand ?? []))),
];

/** A practice game of this device; null where its text is from another time. */
export const pastOfPractice = ({ record, seats, you, number, endedAt, proof }: PracticeGame): Past | null => {
  const read = readRecord(record);
  if (!read.ok) return null;
  // What a rule keeps closed stays closed, though this device has dealt it (LG-7).
  const past = pastOfReplay(read.value, record, {
    seats: seats.map(homeSeat),
    you,
    viewer: read.value.game.conceals ? you : 'open',
  });
  const { ruleSet, seats: size, options, previous } = read.value.steps[0].state.setup;
  const deal: Evidence['deal'] = { ruleSet, seats: size, options: { ...options }, previous };
  const shown = shownProof(proof, cardsSeen(past.steps));
  return { ...past, number, endedAt, evidence: { proof: shown, number, deal, dealt: null } };
};

export const statisticsOf = (record: string): GameStatistics | null => {
  const read = readRecord(record);
  if (!read.ok) return null;
  const { game, steps } = read.value;
  return game.statistics(steps[steps.length - 1].state);
};
