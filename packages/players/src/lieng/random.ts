import type { Player } from '../player.ts';
import { type Action, isRaise, type View } from './view.ts';

/** Any legal action, each as likely as the other, a raise to any amount: what every other player must beat. */
export const random: Player<View, Action> = {
  id: 'random',
  choose: (_view, legal, dice) => {
    const action = dice.pick(legal);
    if (!isRaise(action)) return action;
    return { type: 'to', amount: action.min + Math.floor(dice.fraction() * (action.max - action.min + 1)) };
  },
};
