import type { Random, Seat } from '@sanh-rong/engine';
import type { Player } from '../player.ts';
import { shareBeaten } from './strength.ts';
import { type Action, isRaise, opponentsOf, type Raise, type View } from './view.ts';

/**
 * The simple player: weighs its hand against the number of opponents and the price of staying in, raises what it likes,
 * and now and then bluffs. It keeps no memory; all its dice are in `random`.
 */

/** How often it plays a weak hand as a strong one, against one opponent; less against more. */
const BLUFFS = 0.12;
const BLUFF_STRENGTH = 0.93;

/** A seat that has raised rarely holds a weak hand: it counts for more than one opponent. */
const RAISER_WEIGHT = 1.6;

/** After this many raises of its own only the best hands raise again. */
const PATIENCE = 2;
const BEST_HANDS = 0.97;

const hasRaised = (view: View, seat: Seat): boolean =>
  view.history.some(({ action, seat: who }) => who === seat && (action.type === 'to' || action.type === 'to-tat'));

/** The chance that the hand wins against all opponents, raisers counted heavier. */
const winChance = (view: View, strength: number, opponents: readonly Seat[]): number => {
  const weight = opponents.reduce((sum, seat) => sum + (hasRaised(view, seat) ? RAISER_WEIGHT : 1), 0);
  return strength ** weight;
};

/** Between a third of the pot and all of it, by strength and chance, within what is allowed. */
const raiseTo = (view: View, { min, max }: Raise, chance: number, random: Random): Action => {
  const size = Math.round(view.pot * (0.33 + 0.5 * chance * random.fraction()));
  return { type: 'to', amount: Math.min(max, Math.max(min, view.bet + size)) };
};

/** The cheapest way to stay in. */
const stayIn = (legal: readonly Action[]): Action =>
  legal.find(({ type }) => type === 'theo') ?? legal.find(({ type }) => type === 'to-tat') ?? legal[0];

const wantsToRaise = (view: View, own: Seat, strength: number, chance: number, fair: number): boolean => {
  const raises = view.history.filter(({ action, seat }) => seat === own && action.type === 'to').length;
  return raises < PATIENCE ? chance > Math.min(0.8, 1.5 * fair) : strength > BEST_HANDS;
};

const choose = (view: View, legal: readonly Action[], random: Random): Action => {
  const own = view.turn ?? 0;
  const ranking = view.rankings[own];
  const hand = view.hands[own];
  const opponents = opponentsOf(view, own);
  const bluffs = random.fraction() < BLUFFS / opponents.length;
  const held = ranking && hand ? shareBeaten(hand, ranking) : 0;
  const strength = bluffs ? Math.max(held, BLUFF_STRENGTH) : held;
  const chance = winChance(view, strength, opponents);
  const owed = Math.min(view.bet - view.bets[own], view.chips[own]);
  const raise = legal.find(isRaise);
  if (raise && wantsToRaise(view, own, strength, chance, 1 / (1 + opponents.length))) {
    return raiseTo(view, raise, chance, random);
  }
  const price = owed / (view.pot + owed);
  const fold = legal.find(({ type }) => type === 'bo');
  return owed > 0 && chance < price && fold ? fold : stayIn(legal);
};

export const simple: Player<View, Action> = { id: 'simple', choose };
