import type { CardId } from '../cards.ts';
import type { Acted, AnyGame, BaseAction, DealRequest } from '../game.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * How a game went and ended, as those who were there saw it: everything that was done, and the hands that were open in the
 * end. Cards that others play and show must be the ones that they were dealt.
 */
export interface Ending {
  readonly history: readonly Acted<BaseAction>[];
  readonly hands: readonly (readonly CardId[] | null)[];
}

const sorted = (action: BaseAction): unknown =>
  Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A game as it ended, in 64 digits: what evidence keeps of it. */
export const endingOf = ({ history, hands }: Ending): string => {
  const done = history.map(({ seat, action }) => [seat, sorted(action)]);
  return fingerprint(`ending:${JSON.stringify([done, hands.map((hand) => hand?.toSorted() ?? null)])}`);
};

/** A deal as a checker counted it. `rushed`: the next one came before the game could have been played and its result read. */
export interface CountedDeal {
  readonly number: number;
  readonly rushed?: boolean | undefined;
}

/**
 * Whether a number is one that the checker counted, and not one that a server told: every deal of the session up to it was
 * seen, in its order, and none only flashed past. Once all texts are open a server knows every deal, and could call the one
 * that it likes the eleventh.
 */
export const isCounted = (deals: readonly CountedDeal[], number: number): boolean =>
  deals.length >= number && deals.slice(0, number).every((deal, at) => deal.number === at + 1 && !deal.rushed);

/** The ending of a game that is dealt so and goes so; null when it cannot go so. */
export const endingFrom = (game: AnyGame, deal: DealRequest, history: Ending['history']): string | null => {
  const dealt = game.deal(deal);
  if (!dealt.ok) return null;
  let { state } = dealt.value;
  for (const { seat, action } of history) {
    const step = game.turn(state) === seat ? game.apply(state, action) : null;
    if (!step?.ok) return null;
    state = step.value.state;
  }
  return game.turn(state) === null ? endingOf(game.view(state, 'open')) : null;
};
