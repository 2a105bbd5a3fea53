import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  CARD_IDS,
  type CardId,
  findGame,
  fingerprint,
  Random,
  readRecord,
  type Seat,
  shuffledDeck,
  writeRecord,
} from '@sanh-rong/engine';
import type { Past } from '../../replay/past.ts';

/** Where a game that is over is played on from. This file knows every game of the engine: it is loaded when it is asked for. */

export interface StartingPoint {
  /** The text of the game up to there. */
  readonly record: string;
  /** The seats that may still have something to do, and whose cards are known. */
  readonly seats: readonly Seat[];
  readonly turn: Seat;
  /** Hands that were never shown are drawn (docs/decisions/0031). */
  readonly isDrawn: boolean;
}

type State = BaseState<BaseAction>;
type Hands = readonly (readonly CardId[] | null)[];

/** Unseen cards for the hands that were never shown: the same each time, so that a second try meets the same cards. */
const drawnHands = (hands: Hands): readonly (readonly CardId[])[] | null => {
  const known = hands.flatMap((hand) => hand ?? []);
  const size = Math.max(...hands.map((hand) => hand?.length ?? 0));
  const deck = shuffledDeck(fingerprint(JSON.stringify(hands))).map((card) => CARD_IDS[card]);
  const unseen = deck.filter((card) => !known.includes(card));
  return size === 0 ? null : hands.map((hand) => hand ?? unseen.splice(0, size));
};

/** A state of the game after its first actions, where its text is not for the viewer to have: from all that they may see. */
const drawnState = (game: AnyGame, past: Past, move: number): State | null => {
  const { deal } = past.evidence ?? {};
  const hands = drawnHands(past.steps[0].view.hands);
  if (deal === undefined || hands === null) return null;
  const dealt = game.deal({ ...deal, given: { hands } });
  if (!dealt.ok) return null;
  let { state } = dealt.value;
  for (const { did } of past.steps.slice(1, move + 1)) {
    const step = did === null ? null : game.apply(state, did.action);
    if (!step?.ok) return null;
    state = step.value.state;
  }
  return state;
};

const recordedState = (text: string, move: number): State | null => {
  const read = readRecord(text);
  return read.ok ? (read.value.steps[move]?.state ?? null) : null;
};

/** How often a game is played out at random to see which seats still come to act. */
const PLAYOUTS = 12;

/** Any action at all; amounts at their least. */
const anyOf = (legal: readonly BaseAction[], random: Random): BaseAction => {
  const action = random.pick(legal);
  return 'min' in action ? ({ type: action.type, amount: action.min } as BaseAction) : action;
};

/** Who still acts from here on, in one way or another. */
const seatsToAct = (game: AnyGame, from: State): ReadonlySet<Seat> => {
  const random = new Random(writeRecord(game, from));
  const seats = new Set<Seat>();
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    let state = from;
    for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
      seats.add(turn);
      // Mostly all do, and soon.
      if (seats.size === from.setup.seats) return seats;
      const step = game.apply(state, anyOf(game.legal(state), random));
      if (!step.ok) break;
      state = step.value.state;
    }
  }
  return seats;
};

/**
 * The game after its first actions, and after one more in place of what really was done, where one is named. Null where
 * nothing can be played on from there: the game is over, was never finished, or cannot be told from what is shown.
 */
export const startingPoint = (past: Past, move: number, then: BaseAction | null = null): StartingPoint | null => {
  const found = findGame(past.game);
  // What is still being played is nobody's to try out.
  if (!found.ok || past.steps[past.steps.length - 1].view.result === null) return null;
  const game = found.value;
  const before = past.text === null ? drawnState(game, past, move) : recordedState(past.text, move);
  const after = before === null || then === null ? before : game.apply(before, then);
  const state = after !== null && 'ok' in after ? (after.ok ? after.value.state : null) : after;
  const turn = state === null ? null : game.turn(state);
  if (state === null || turn === null) return null;
  const { hands } = past.steps[0].view;
  const seats = [...seatsToAct(game, state)].filter((seat) => hands[seat] !== null).sort((a, b) => a - b);
  return { record: writeRecord(game, state), seats, turn, isDrawn: past.text === null };
};
