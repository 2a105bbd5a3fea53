import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  type BaseView,
  fingerprint,
  type OwnView,
  type RuleError,
  type Seat,
} from '@sanh-rong/engine';

/**
 * One game played to its end by a chooser for each seat: a built-in player, a bot in a sandbox, a person. A wrong
 * answer ends nothing: it is noted as a fault, the clock's move is made instead, and the caller decides whether the game goes on.
 */

/** What a chooser is asked for its seat. */
export interface Question {
  readonly seat: Seat;
  /** `view.legal` is what may be answered. */
  readonly view: OwnView<BaseView<BaseAction>>;
  /**
   * A seed for this moment: a chooser that draws all chance from it answers the same when it is asked again. It says
   * nothing about the deal or the dice of other seats.
   */
  readonly dice: string;
}

export type Chooser = (question: Question) => BaseAction;
export type AsyncChooser = (question: Question) => BaseAction | Promise<BaseAction>;

export interface Fault {
  readonly seat: Seat;
  /** How many actions the game had seen. */
  readonly move: number;
  /** Why the rules refused the answer, or what was thrown instead of one. */
  readonly refused?: RuleError;
  readonly threw?: unknown;
}

export interface PlayedGame {
  /** `stopped` by `onFault`; `endless` when `mostMoves` did not suffice. */
  readonly ending: 'finished' | 'stopped' | 'endless';
  readonly state: BaseState<BaseAction>;
  readonly moves: number;
  readonly faults: readonly Fault[];
}

export interface Conduct {
  /** Where the dice of the game come from; no chooser may know it. */
  readonly dice: string;
  /** More than any game of the house needs. */
  readonly mostMoves?: number;
  /** Whether a game goes on after a fault, with the clock's move. Without this every game does. */
  readonly onFault?: (fault: Fault) => 'goOn' | 'stop';
  /** Told of each move, with what it led to. */
  readonly moved?: (state: BaseState<BaseAction>) => void;
}

const MOST_MOVES = 10_000;

export type Answer = { readonly action: BaseAction } | { readonly threw: unknown };

/** Most players ask for no dice, so they are thrown when they are read. */
const questionOf = (seat: Seat, view: Question['view'], moment: string): Question => ({
  seat,
  view,
  get dice() {
    return fingerprint(moment);
  },
});

/** The game as questions and answers, so that those who answer at once and those who take their time play the same one. */
export function* conversation(
  game: AnyGame,
  dealt: BaseState<BaseAction>,
  { dice, mostMoves = MOST_MOVES, onFault, moved }: Conduct,
): Generator<Question, PlayedGame, Answer> {
  let state = dealt;
  let moves = 0;
  const faults: Fault[] = [];
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    if (moves === mostMoves) return { ending: 'endless', state, moves, faults };
    const answer = yield questionOf(seat, game.view(state, seat), `${dice}/${moves}`);
    let ruling = 'action' in answer ? game.apply(state, answer.action) : null;
    if (!ruling?.ok) {
      const wrong = ruling ? { refused: ruling.error } : { threw: 'threw' in answer ? answer.threw : undefined };
      const fault: Fault = { seat, move: moves, ...wrong };
      faults.push(fault);
      if (onFault?.(fault) === 'stop') return { ending: 'stopped', state, moves, faults };
      ruling = game.apply(state, game.timeout(state));
      if (!ruling.ok) throw new Error(`the clock of ${game.id}: ${ruling.error.reason}`);
    }
    state = ruling.value.state;
    moves += 1;
    moved?.(state);
  }
  return { ending: 'finished', state, moves, faults };
}

/** Plays a dealt game; `choosers` by seat. */
export const playGame = (
  game: AnyGame,
  dealt: BaseState<BaseAction>,
  choosers: readonly Chooser[],
  conduct: Conduct,
): PlayedGame => {
  const ask = (question: Question): Answer => {
    try {
      return { action: choosers[question.seat](question) };
    } catch (threw) {
      return { threw };
    }
  };
  const talk = conversation(game, dealt, conduct);
  let next = talk.next();
  while (!next.done) next = talk.next(ask(next.value));
  return next.value;
};

/** `playGame` with choosers that may take their time. */
export const playGameAsync = async (
  game: AnyGame,
  dealt: BaseState<BaseAction>,
  choosers: readonly AsyncChooser[],
  conduct: Conduct,
): Promise<PlayedGame> => {
  const ask = async (question: Question): Promise<Answer> => {
    try {
      return { action: await choosers[question.seat](question) };
    } catch (threw) {
      return { threw };
    }
  };
  const talk = conversation(game, dealt, conduct);
  let next = talk.next();
  while (!next.done) next = talk.next(await ask(next.value));
  return next.value;
};
