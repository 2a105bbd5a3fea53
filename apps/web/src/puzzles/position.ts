import { type AnyGame, type BaseAction, type BaseView, isOwnView, readRecord, type Seat } from '@sanh-rong/engine';
import type { SeatView } from '@sanh-rong/table';
import { type PastStep, stepsOf } from '../replay/past.ts';
import { HOME_PERSON } from '../table/voice.ts';

/** A puzzle's moment, as its seat sees it. This file knows every game of the engine: it is loaded when a puzzle is opened. */
export interface Position {
  readonly game: string;
  /** The solver's. */
  readonly seat: Seat;
  readonly view: BaseView<BaseAction>;
  readonly seats: readonly SeatView[];
  /** The game so far, each step as the seat saw it; the last one is the puzzle. */
  readonly steps: readonly PastStep[];
  write(action: BaseAction): string;
  read(word: string): BaseAction | null;
  /** The game so far and these actions after it; as many as the rules allow. */
  played(words: readonly string[]): readonly PastStep[];
}

/** Who sits there does not matter: built-in players have names of their own. */
const seatsOf = (count: number, seat: Seat, you: string): readonly SeatView[] =>
  Array.from(
    { length: count },
    (_, at): SeatView =>
      at === seat
        ? { kind: 'person', id: HOME_PERSON, name: you, ready: true, away: false, standIn: false }
        : { kind: 'player', level: '' },
  );

type Step = ReturnType<AnyGame['apply']> & { readonly ok: true };

/** The position at the end of a record; null where that is no game, or one that is over. */
export const positionOf = (record: string, you: string): Position | null => {
  const replay = readRecord(record);
  if (!replay.ok) return null;
  const { game, steps } = replay.value;
  const last = steps[steps.length - 1];
  const seat = game.turn(last.state);
  if (seat === null) return null;
  const toldStep = ({ state, events }: Step['value'], isDeal: boolean) => ({
    did: isDeal ? null : (state.history.at(-1) ?? null),
    view: game.view(state, seat),
    events: events.flatMap((event) => game.seen(event, seat) ?? []),
  });
  const told = steps.map((step, at) => toldStep(step, at === 0));
  const view = game.view(last.state, seat);
  if (!isOwnView(view)) return null;
  return {
    game: game.id,
    seat,
    view,
    seats: seatsOf(last.state.setup.seats, seat, you),
    steps: stepsOf(told),
    write: (action) => game.writeAction(action),
    read: (word) => game.readAction(word),
    played(words) {
      const more = [...told];
      let { state } = last;
      for (const word of words) {
        const action = game.readAction(word);
        const step = action === null ? null : game.apply(state, action);
        if (!step?.ok) break;
        more.push(toldStep(step.value, false));
        state = step.value.state;
      }
      return stepsOf(more);
    },
  };
};
