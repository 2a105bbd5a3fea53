import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Player } from '../player.ts';

/** Any legal action, each as likely as the other: what every other player must beat. */
export const random: Player<TienLenView, TienLenAction> = {
  id: 'random',
  choose: (_view, legal, dice) => dice.pick(legal),
};
