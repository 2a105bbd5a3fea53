import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  type BaseState,
  CARD_IDS,
  type CardId,
  type Proof,
  readRecord,
  type Step,
  shownProof,
  type Viewer,
} from '@sanh-rong/engine';
import type { Replay, ReplayStep } from '@sanh-rong/protocol';

/**
 * A finished game, step by step, as one viewer may see it now that it is over. What stays hidden is the game's own
 * matter (`hindsight`, `conceals`): nothing here knows which game it is.
 */
export interface Seen {
  readonly steps: readonly ReplayStep[];
  /** Some hands stay hidden from this viewer. */
  readonly concealed: boolean;
  readonly deal: Replay['deal'];
  readonly proof: unknown;
}

type Moment = Step<BaseState<BaseAction>, BaseEvent>;

const seenStep = (game: AnyGame, { state, events }: Moment, end: BaseState<BaseAction>, viewer: Viewer, at: number) => {
  const { history, ...view } = game.hindsight(state, end, viewer);
  // Where nothing stays hidden events are told as they were; else as this viewer was told them.
  const told = events.flatMap((event) => game.seen(event, game.conceals ? viewer : 'open') ?? []);
  return { did: at === 0 ? null : history[at - 1], events: told, view };
};

/** Every card that stands in a hand the viewer may look at, at any moment of the game. */
const cardsSeen = (steps: readonly { readonly view: { readonly hands: readonly (readonly CardId[] | null)[] } }[]) => [
  ...new Set(steps.flatMap(({ view }) => view.hands.flatMap((hand) => hand ?? []))),
];

/** Null when the text is not one that this version reads. */
export const lookBack = (text: string, proof: unknown, viewer: Viewer): Seen | null => {
  const read = readRecord(text);
  if (!read.ok) return null;
  const { game, steps: moments } = read.value;
  const end = moments[moments.length - 1].state;
  if (game.turn(end) !== null) return null;
  const steps = moments.map((moment, at) => seenStep(game, moment, end, viewer, at));
  const concealed = game.conceals && steps.some(({ view }) => view.hands.includes(null));
  const cards = game.conceals ? cardsSeen(steps) : CARD_IDS;
  const { ruleSet, seats, options, previous } = end.setup;
  return {
    steps: steps as unknown as ReplayStep[],
    concealed,
    deal: { ruleSet, seats, options, previous },
    proof: shownProof(proof as Proof, cards),
  };
};
