import type { PhomAction, PhomView } from '@sanh-rong/engine/phom';
import type { Player } from '../player.ts';

/** Any legal action, each as likely as the other: what every other player must beat. */
export const random: Player<PhomView, PhomAction> = {
  id: 'random',
  choose: (_view, legal, dice) => dice.pick(legal),
};
