import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  type BaseView,
  findGame,
  isGameId,
  type OwnView,
  Random,
  writeRecord,
} from '@sanh-rong/engine';
import { NO_SEARCH, standInFor } from '@sanh-rong/players';
import { OUTLOOKS } from './outlooks.ts';

/**
 * A position as a game that can be shown, told on and played on from, without what its seat could not know: the hands of the
 * others are drawn anew.
 */
export interface ToldGame {
  /** The text of a game that shows the seat exactly what it saw. */
  readonly record: string;
  /** Words of what followed in it after the best choice, until the seat acted again. */
  readonly following: readonly string[];
}

type View = OwnView<BaseView<BaseAction>>;
type State = BaseState<BaseAction>;

/** Games drawn for one in which the best choice does best. */
const MOST_GAMES = 24;
/** Actions that are told of what followed. */
const MOST_TOLD = 8;
const SEED = 'told game';

const done = (game: AnyGame, state: State, action: BaseAction): State => {
  const step = game.apply(state, action);
  if (!step.ok) throw new RangeError(`refused: ${game.writeAction(action)}`);
  return step.value.state;
};

/** How a game goes on when its best player that answers at once plays all seats. */
const playedOn = (game: AnyGame, from: State): State => {
  const player = standInFor(game.id);
  const dice = new Random(SEED);
  let state = from;
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    state = done(game, state, player.choose(view, view.legal, dice, NO_SEARCH));
  }
  return state;
};

/** Whole games that show the seat exactly what it sees. */
function* gamesThatFit(game: AnyGame, view: View, seed: string): Generator<State> {
  const outlook = isGameId(game.id) ? OUTLOOKS[game.id](view, [], new Random(seed)) : null;
  const seen = JSON.stringify(view);
  for (let drawn = 0; outlook !== null && drawn < MOST_GAMES; drawn++) {
    const state = outlook.world();
    if (state !== null && JSON.stringify(game.view(state, view.viewer)) === seen) yield state;
  }
}

/** What followed after the first `past` actions and the seat's own, until it acted again after others had. */
const toldAfter = ({ history }: State, past: number, seat: number): readonly BaseAction[] => {
  const after = history.slice(past + 1);
  const others = after.findIndex((acted) => acted.seat !== seat);
  const again = after.findIndex((acted, at) => acted.seat === seat && others >= 0 && at > others);
  return after.slice(0, again < 0 ? MOST_TOLD : Math.min(again, MOST_TOLD)).map(({ action }) => action);
};

/**
 * One of the games that fit what a seat saw: the first that is drawn in which the best choice, which is named first, does
 * better than the others, so that what follows shows what it is good for. Null where none was found.
 */
export const toldGame = (gameId: string, view: View, choices: readonly BaseAction[], seed: string): ToldGame | null => {
  const found = findGame(gameId);
  if (!found.ok) return null;
  const game = found.value;
  let best: { readonly told: ToldGame; readonly ahead: number } | null = null;
  for (const state of gamesThatFit(game, view, seed)) {
    const ends = choices.map((action) => playedOn(game, done(game, state, action)));
    const [first, ...others] = ends.map((end) => game.result(end)?.points[view.viewer] ?? 0);
    const ahead = first - Math.max(...others);
    if (best !== null && ahead <= best.ahead) continue;
    const following = toldAfter(ends[0], view.history.length, view.viewer).map((action) => game.writeAction(action));
    best = { told: { record: writeRecord(game, state), following }, ahead };
    if (ahead > 0) break;
  }
  return best?.told ?? null;
};
