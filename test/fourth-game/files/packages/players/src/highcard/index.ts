import type { HighCardAction, HighCardView } from '@sanh-rong/engine/highcard';
import type { Player } from '../player.ts';

const random: Player<HighCardView, HighCardAction> = { id: 'random', choose: (_view, legal, dice) => dice.pick(legal) };

export const levels = [random];
