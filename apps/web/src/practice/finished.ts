import { isPerson, proofOfGame, seatOf, type TableState } from '@sanh-rong/table';
import { HOME_PERSON } from './home-view.ts';
import { PRACTICE_ID, type PracticeGame, type PracticeSeat, type PracticeSummary } from './kept.ts';

const seatsOf = ({ seats }: TableState): readonly PracticeSeat[] =>
  seats.map((holder): PracticeSeat => {
    if (isPerson(holder)) return { kind: 'person', name: holder.person.name };
    return { kind: 'player', level: holder.kind === 'player' ? holder.level : '' };
  });

const opponentsOf = ({ seats }: TableState): readonly string[] =>
  seats.flatMap((holder) => (holder.kind === 'player' ? [holder.level] : []));

/** The game that ended between two states of a table, if one did; a game that was begun elsewhere is no game of one's own. */
export const finishedGame = (before: TableState | null, after: TableState, endedAt: number): PracticeGame | null => {
  const number = after.records.length;
  if (before === null || after.startRecord !== undefined || number !== before.records.length + 1) return null;
  const { game, ruleSet, games } = after.settings;
  const { points, places } = after.session.results[number - 1];
  return {
    // Two games of one table never end in the same millisecond with the same number.
    id: `${PRACTICE_ID}${endedAt.toString(36)}-${number}`,
    game,
    ruleSet,
    record: after.records[number - 1],
    points,
    places,
    you: seatOf(after, HOME_PERSON),
    seats: seatsOf(after),
    opponents: opponentsOf(after),
    number,
    games,
    startedAt: after.dealtAt,
    endedAt,
    proof: proofOfGame(after, number),
  };
};

export const summaryOf = (state: TableState, at: number): PracticeSummary => {
  const { game, ruleSet, games } = state.settings;
  const seat = seatOf(state, HOME_PERSON);
  return {
    game,
    ruleSet,
    unfinished: state.startRecord === undefined && state.phase !== 'completed' && state.phase !== 'closed',
    played: state.session.results.length,
    games,
    points: state.session.results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    opponents: opponentsOf(state),
    at,
  };
};
