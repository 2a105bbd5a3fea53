import type { Who } from '@sanh-rong/presentation';
import type { LiengCommand } from '@sanh-rong/presentation/lieng';

/** What the terminal says of Liêng in English. */

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);

export const en = {
  help: {
    fold: 'fold: give up the hand and what you have put in',
    call: 'call what you owe, or check when you owe nothing',
    raise: 'raise by the least allowed; the arrows or a number change the total bet',
    allIn: 'all in: put in all your chips (Enter confirms)',
  } as Readonly<Record<LiengCommand, string>>,
  words: {
    fold: ['fold', 'f'],
    call: ['call', 'check', 'c'],
    raise: ['raise', 'raise to', 'r'],
    allIn: ['all', 'all in', 'all-in', 'allin', 'a'],
    rebuy: ['rebuy', 'new', 'n'],
  } as Readonly<Record<LiengCommand | 'rebuy', readonly string[]>>,

  lineTurn: 'Your move (call, raise 50, all, fold; hint, help, quit):',
  lineHelp: [
    'call  put in what you owe; owing nothing, a check',
    'raise 50 (or just 50)  raise your bet to 50 in all; raise alone: by the least allowed',
    'all  all in: put in all your chips',
    'fold  give up the hand',
  ] as readonly string[],

  pot: (count: number) => `Pot ${chips(count)}`,
  bet: (bet: number) => `The bet stands at ${bet}`,
  noBet: 'Nobody has raised yet',
  own: (bet: number, left: number) => (bet === 0 ? `You: ${left} left` : `You: ${bet} bet, ${left} left`),
  dealer: (mark: string, who: Who) => `${mark} ${who.name} ${who.you ? 'deal' : 'deals'}`,
};

export type LiengTerminalMessages = typeof en;
