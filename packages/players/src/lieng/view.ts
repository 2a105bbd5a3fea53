import type { Seat } from '@sanh-rong/engine';
import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';

/** What the players of Liêng look at and answer with. */
export type Action = LiengAction;
export type View = LiengView;
export type { Ranking } from '@sanh-rong/engine/lieng';
export type Raise = Extract<Action, { readonly min: number }>;

export const isRaise = (action: Action): action is Raise => 'min' in action;

/** The others who can still win. */
export const opponentsOf = (view: View, own: Seat): Seat[] =>
  [...view.chips.keys()].filter((seat) => seat !== own && !view.folded[seat] && !view.sitsOut[seat]);
