import type {
  BaseAction,
  BaseEvent,
  BaseState,
  BaseView,
  CardId,
  DealRequest,
  Game,
  GameResult,
} from '@sanh-rong/engine';
import type { Entry, GamePresentation, Sentence, Voice } from '@sanh-rong/presentation';

/** A game written down for a lesson: its deal, and what everybody does in the words of a game's text. */
export interface Script {
  readonly deal: DealRequest;
  readonly moves: readonly string[];
}

/** One step of it: what was done with which cards, and what is told about it. */
export interface Moment {
  readonly cards: readonly CardId[];
  readonly sentences: readonly Sentence[];
  /** What the reader, in seat 0, holds then. */
  readonly hand: readonly CardId[];
}

export interface Worked<View> {
  readonly view: View;
  readonly moments: readonly Moment[];
  readonly result: GameResult | null;
  /** Who won and how; empty while the game is on. */
  readonly headline: string;
  /** By seat: where its points come from. */
  readonly accounts: readonly (readonly Entry[])[];
}

type AnyOf<View extends BaseView<Action>, Action extends BaseAction, Event extends BaseEvent> = {
  readonly game: Pick<
    Game<BaseState<Action>, Action, View, Event>,
    'deal' | 'apply' | 'view' | 'result' | 'readAction' | 'id'
  >;
  readonly presentation: Pick<GamePresentation<View, Action, Event>, 'narrate' | 'headline' | 'account' | 'cardsOf'>;
};

/** The engine refused what a lesson wrote down: the lesson is wrong, and a test walks all of them. */
const wrong = (what: string, reason: string): never => {
  throw new Error(`${what}: ${reason}`);
};

/** Plays a script with the engine and tells it as the table would. */
export const workOut = <View extends BaseView<Action>, Action extends BaseAction, Event extends BaseEvent>(
  { game, presentation }: AnyOf<View, Action, Event>,
  { deal, moves }: Script,
  voice: Voice,
): Worked<View> => {
  const dealt = game.deal(deal);
  if (!dealt.ok) return wrong(game.id, dealt.error.reason);
  let { state } = dealt.value;
  const events: Event[] = [...dealt.value.events];
  const moments: Moment[] = [];
  let told = 0;
  const tell = (cards: readonly CardId[]): void => {
    const view = game.view(state, 'open');
    const sentences = presentation.narrate(view, events, voice);
    moments.push({ cards, sentences: sentences.slice(told), hand: view.hands[0] ?? [] });
    told = sentences.length;
  };
  tell([]);
  for (const word of moves) {
    const action = game.readAction(word) ?? wrong(word, 'unreadable');
    const step = game.apply(state, action);
    if (!step.ok) return wrong(word, step.error.reason);
    state = step.value.state;
    events.push(...step.value.events);
    tell(presentation.cardsOf(action));
  }
  const result = game.result(state);
  return {
    view: game.view(state, 'open'),
    moments,
    result,
    headline: result === null ? '' : presentation.headline(events, result, voice),
    accounts: result === null ? [] : result.points.map((_, seat) => presentation.account(events, result, seat, voice)),
  };
};
