import { type Card, cardOf, type Random, type Seat } from '@sanh-rong/engine';
import type { TieBreak } from '@sanh-rong/engine/lieng/core';
import type { Player } from '../player.ts';
import { ALL, FOLD, nearestOpen, openChoices, STAY } from './choices.ts';
import { classOfShare, shareOf } from './hand-class.ts';
import { situationOf } from './situation.ts';
import { NEW, PASSIVE, RAISER, type Role, type Spot } from './spot.ts';
import { type Mix, type Strategy, strategy } from './strategy.ts';
import { type Action, isRaise, opponentsOf, type View } from './view.ts';

/**
 * The strong player: it plays a mix of folding, staying in and raising that was worked out beforehand by playing
 * against itself (`bench/tuning/lieng`), looked up by how good its hand is and how the betting stands.
 */

interface BettingSummary {
  readonly raises: number;
  readonly acted: ReadonlySet<Seat>;
  readonly raisers: ReadonlySet<Seat>;
}

/** What has happened, from the actions and the bets that stand. A seat that is all in stands where that put it. */
const summaryOf = ({ history, bets }: View): BettingSummary => {
  let bet = 0;
  let raises = 0;
  const acted = new Set<Seat>();
  const raisers = new Set<Seat>();
  for (const { seat, action } of history) {
    acted.add(seat);
    raisers.delete(seat);
    const stands = action.type === 'to-tat' ? bets[seat] : 'amount' in action ? action.amount : 0;
    if (stands <= bet) continue;
    bet = stands;
    raises += 1;
    raisers.add(seat);
  }
  return { raises, acted, raisers };
};

const roleOf = ({ acted, raisers }: BettingSummary, seat: Seat): Role => {
  if (raisers.has(seat)) return RAISER;
  return acted.has(seat) ? PASSIVE : NEW;
};

/** The betting as the seat to act sees it. */
export const spotOf = (view: View, own: Seat): Spot => {
  const summary = summaryOf(view);
  const opponents = opponentsOf(view, own);
  const able = opponents.filter((seat) => !view.allIn[seat]);
  const behind = able.filter((seat) => view.bets[seat] < view.bet || !summary.acted.has(seat)).length;
  return {
    pot: view.pot,
    bet: view.bet,
    own: view.bets[own],
    chips: view.chips[own],
    minRaise: view.minRaise,
    reach: able.reduce((most, seat) => Math.max(most, view.bets[seat] + view.chips[seat]), 0),
    closed: view.raisingClosed,
    dealt: view.sitsOut.filter((sitsOut) => !sitsOut).length,
    raises: summary.raises,
    role: roleOf(summary, own),
    matched: opponents.length - behind,
    behind,
  };
};

/** One of the choices, by the mix. */
const draw = (mix: Mix, random: Random): number => {
  let left = random.fraction();
  for (const [choice, share] of mix.entries()) {
    left -= share;
    if (left < 0) return choice;
  }
  return STAY;
};

const find = (legal: readonly Action[], ...types: readonly Action['type'][]): Action => {
  for (const wanted of types) {
    const found = legal.find(({ type }) => type === wanted);
    if (found) return found;
  }
  return legal[0];
};

/** A choice as an action of this moment. */
const carryOut = (choice: number, bet: number, legal: readonly Action[], spot: Spot): Action => {
  if (choice === FOLD) return find(legal, 'bo');
  const raise = legal.find(isRaise);
  if (choice === STAY) return find(legal, 'theo', 'to-tat', 'bo');
  if (raise && (choice !== ALL || bet < spot.own + spot.chips)) {
    return { type: 'to', amount: Math.min(raise.max, Math.max(raise.min, bet)) };
  }
  return find(legal, 'to-tat', 'theo', 'bo');
};

const cardsOf = (view: View, own: Seat): Card[] => (view.hands[own] ?? []).map((id) => cardOf(id) ?? 0);

/** A player by a table of this kind. */
export const playerBy = (id: string, table: () => Strategy): Player<View, Action> => ({
  id,
  choose: (view, legal, random) => {
    const own = view.turn ?? 0;
    const spot = spotOf(view, own);
    const bets: number[] = [];
    openChoices(spot, bets);
    const share = shareOf(cardsOf(view, own), view.options.tieBreak as TieBreak);
    const situation = situationOf(spot, random.fraction(), random.fraction());
    const choice = nearestOpen(draw(table().mixOf(situation, classOfShare(share)), random), bets);
    return carryOut(choice, bets[choice], legal, spot);
  },
});

export const sharp: Player<View, Action> = /* @__PURE__ */ playerBy('sharp', strategy);
