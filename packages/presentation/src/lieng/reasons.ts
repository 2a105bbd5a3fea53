import type { OwnView } from '@sanh-rong/engine';
import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';
import { opponentsOf, shareBeaten } from '@sanh-rong/players/lieng';
import type { Flaw, GameReasons } from '../reason.ts';
import { LIENG_REASON_WORDS, type LiengFlaw } from './messages/reasons/vi.ts';

/** What can be wrong with a move of Liêng. */

type View = OwnView<LiengView>;

/** A hand is strong where it wins so many times more often than an even share of the pot would need. */
const STRONG = 1.5;

/** How often the hand beats any hands of those who are still in. */
const chanceOf = (view: View): number => {
  const ranking = view.rankings[view.viewer];
  const hand = view.hands[view.viewer];
  return ranking && hand ? shareBeaten(hand, ranking) ** opponentsOf(view, view.viewer).length : 0;
};

const evenShare = (view: View): number => 1 / (1 + opponentsOf(view, view.viewer).length);

const owedBy = ({ bet, bets, chips, viewer }: View): number => Math.min(bet - bets[viewer], chips[viewer]);

/** Which share of the pot, with the call in it, the call is. */
const priceOf = (view: View): number => owedBy(view) / (view.pot + owedBy(view));

/** Puts in more than what is owed. */
const raises = (view: View, { type }: LiengAction): boolean =>
  type === 'to' || (type === 'to-tat' && view.chips[view.viewer] > owedBy(view));

const stays = ({ type }: LiengAction): boolean => type !== 'bo';

const FLAWS: readonly Flaw<LiengView, LiengAction, LiengFlaw>[] = [
  { id: 'foldsFree', holds: (view, action) => !stays(action) && owedBy(view) === 0 },
  {
    id: 'overpays',
    holds: (view, action, instead) => stays(action) && !stays(instead) && chanceOf(view) < priceOf(view),
  },
  {
    id: 'ignoresBets',
    // The hand alone would be worth the price: only what the others bet can say otherwise.
    holds: (view, action, instead) => stays(action) && !stays(instead) && chanceOf(view) >= priceOf(view),
  },
  { id: 'foldsCheap', holds: (view, action) => !stays(action) && chanceOf(view) > priceOf(view) },
  { id: 'raisesWeak', holds: (view, action) => raises(view, action) && chanceOf(view) < evenShare(view) },
  {
    id: 'missesRaise',
    // A hand that wins more often than its share by the cards alone may still be worth a fold: who raised has shown more.
    holds: (view, action, instead) =>
      stays(action) && !raises(view, action) && raises(view, instead) && chanceOf(view) > STRONG * evenShare(view),
  },
  {
    id: 'risksAll',
    holds: (view, action, instead) => action.type === 'to-tat' && raises(view, action) && stays(instead),
  },
];

export const LIENG_REASONS: GameReasons<LiengView, LiengAction, LiengFlaw> = {
  flaws: FLAWS,
  words: LIENG_REASON_WORDS,
};
