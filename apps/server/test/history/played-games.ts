import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  CARD_IDS,
  type CardId,
  commitmentOf,
  fairDeal,
  GAMES,
  Random,
  readRecord,
  writeRecord,
} from '@sanh-rong/engine';
import { standInFor } from '@sanh-rong/players';

/** Games that were really played, to be kept and read again. */

export const SESSION = 16;
export const STARTED = 1_800_000_000_000;

export interface Played {
  readonly game: AnyGame;
  readonly ruleSet: string;
  readonly state: BaseState<BaseAction>;
  readonly text: string;
  readonly contributions: readonly (string | null)[];
  readonly secret: string;
  /** As it was published before the session. */
  readonly commitment: string;
}

/** An action as it is played: one that stands for a range of amounts is given one of them. */
const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

/** A game of a session, dealt fairly and played to its end: by built-in players, or wildly. */
export const play = (
  game: AnyGame,
  seats: number,
  seed: string,
  behaviour: 'built-in' | 'wild',
  ruleSetAt = 0,
): Played => {
  const random = new Random(seed);
  const secret = `secret ${seed}`;
  const contributions = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? `text ${seat}` : null));
  const ruleSet = game.ruleSets[ruleSetAt].id;
  const dealt = game.deal({ ruleSet, seats, ...fairDeal(game, secret, SESSION, 1, contributions) });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const commitment = commitmentOf(game, secret, SESSION);
  // The strongest that needs no time.
  const player = standInFor(game.id);
  let { state } = dealt.value;
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(state);
    const action =
      behaviour === 'wild'
        ? settled(random.pick(legal), random)
        : player.choose(game.view(state, turn), legal, random, { positions: 100 });
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return { game, ruleSet, state, text: writeRecord(game, state), contributions, secret, commitment };
};

export const concealing = GAMES.filter(({ conceals }) => conceals);
export const open = GAMES.filter(({ conceals }) => !conceals);

const CARD = new RegExp(`(?<![A-Za-z0-9])(?:${CARD_IDS.join('|')})(?![A-Za-z0-9])`, 'g');

/** Which of these cards stand anywhere in a text, however it is written. */
export const cardsIn = (text: string, cards: readonly CardId[]): CardId[] => {
  const found = new Set<string>(text.match(CARD));
  return CARD_IDS.filter((card) => cards.includes(card) && found.has(card));
};

/** Hands of the showdown, read from what the game itself told. */
export const shownSeats = (played: Played): number[] => {
  const record = readRecord(played.text);
  if (!record.ok) throw new Error(record.error.code);
  return record.value.steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'show' && 'seat' in event ? [event.seat as number] : []));
};
