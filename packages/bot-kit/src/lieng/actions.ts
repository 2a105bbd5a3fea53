import type { Acted, Seat } from '@sanh-rong/engine';
import type { LiengAction, LiengMove as Move } from '@sanh-rong/engine/lieng';
import type { LiengPastMove } from './game-state.ts';

/** The words of the table and those of bots for the same things, and how a history of them is written down. */

export const BOT_NAMES = { bo: 'fold', theo: 'call', to: 'raise', 'to-tat': 'allIn' } as const satisfies Record<
  Move['type'],
  string
>;

/** A raise as a range of amounts stands in lists of legal actions only, never in a game's history. */
const amountOf = (action: LiengAction): number => (action.type === 'to' && 'amount' in action ? action.amount : 0);

/** `3 to 40`: a word each for the seat and what it did, and for a raise the bet. */
const writeAct = ({ seat, action }: Acted<LiengAction>): string =>
  action.type === 'to' ? `${seat} to ${amountOf(action)}` : `${seat} ${action.type}`;

export const writePast = (history: readonly Acted<LiengAction>[]): string[] => history.map(writeAct);

const readAct = (text: string): LiengPastMove => {
  const [seat, type, amount] = text.split(' ');
  const player: Seat = Number(seat);
  const action = BOT_NAMES[type as Move['type']];
  return action === 'raise' ? { player, action, amount: Number(amount) } : { player, action };
};

export const readPast = (history: readonly string[]): LiengPastMove[] => history.map(readAct);
