import type { Seat } from '@sanh-rong/engine';
import { type LiengView, lieng, type RaiseRange } from '@sanh-rong/engine/lieng';
import type { TableFacts } from '../bot-game.ts';
import { lettersOf } from '../cards.ts';
import { seatOf } from '../own-view.ts';
import { type ChangedOptions, keepOptions } from '../table-options.ts';
import { writePast } from './actions.ts';
import type { LiengGameState } from './game-state.ts';

/**
 * What a seat knows, small; cards are letters, sets of seats are lists of their numbers. The few legal moves come along as
 * they are. A type, not an interface, so that it is plain JSON to others.
 */
export type LiengSnapshot = {
  readonly seat: Seat;
  readonly ruleSet: LiengGameState['ruleSet'];
  readonly options: ChangedOptions;
  readonly hand: string;
  readonly kind: LiengGameState['myHand']['kind'];
  readonly points: number;
  readonly chips: readonly number[];
  readonly bets: readonly number[];
  readonly bet: number;
  readonly minRaise: number;
  readonly pot: number;
  readonly folded: readonly Seat[];
  readonly allIn: readonly Seat[];
  readonly sitsOut: readonly Seat[];
  readonly dealer: Seat;
  /** The types of the legal moves, and between which bets a raise may stand. */
  readonly legal: readonly string[];
  readonly raise: readonly [min: number, max: number] | null;
  readonly history: readonly string[];
  readonly scores: readonly number[];
};

const seatsWhere = (flags: readonly boolean[]): Seat[] => flags.flatMap((flag, seat) => (flag ? [seat] : []));

/** Made from the seat's own view and nothing else, so it cannot know more than a player there does. */
export const snapshotOf = (view: LiengView, { scores }: TableFacts): LiengSnapshot => {
  const seat = seatOf(view);
  const { ruleSet, chips, bets, bet, minRaise, pot, dealer, legal } = view;
  const raise = legal.find((action): action is RaiseRange => action.type === 'to' && 'min' in action);
  const ranking = view.rankings[seat];
  return {
    seat,
    ruleSet: ruleSet as LiengGameState['ruleSet'],
    options: keepOptions(lieng, ruleSet, view.options),
    hand: lettersOf(view.hands[seat] ?? []),
    kind: ranking?.kind ?? 'points',
    points: ranking?.points ?? 0,
    chips,
    bets,
    bet,
    minRaise,
    pot,
    folded: seatsWhere(view.folded),
    allIn: seatsWhere(view.allIn),
    sitsOut: seatsWhere(view.sitsOut),
    dealer,
    legal: legal.map(({ type }) => type),
    raise: raise === undefined ? null : [raise.min, raise.max],
    history: writePast(view.history),
    scores,
  };
};
