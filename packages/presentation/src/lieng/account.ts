import type { GameResult, Seat } from '@sanh-rong/engine';
import type { LiengEvent } from '@sanh-rong/engine/lieng';
import type { Entry, Voice } from '../presentation.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';
import { potsOf } from './narration.ts';
import { tieText } from './tie.ts';

/** Every chip of a seat with its reason: "+180: ăn gà". */

type WonPot = ReturnType<typeof potsOf>[number];

const potReason = (events: readonly LiengEvent[], pot: WonPot, seat: Seat, voice: Voice): string => {
  const say = LIENG_MESSAGES[voice.language];
  const pots = potsOf(events);
  const number = pots.indexOf(pot);
  const name = pots.length === 1 ? say.pots.only : number === 0 ? say.pots.main : say.pots.side(number);
  const shown = events.some((event) => event.type === 'show' && event.seat === seat);
  return shown ? say.reasons.won(name) : say.reasons.wonAlone(name);
};

/** The pots a seat won; a shared one is counted by what the seat got in all, for the odd chips (LG-6). */
const potEntries = (events: readonly LiengEvent[], total: number, seat: Seat, voice: Voice): Entry[] => {
  const won = potsOf(events).filter(({ winners }) => winners.includes(seat));
  if (won.length === 0) return [];
  if (won.some(({ winners }) => winners.length > 1)) {
    return [{ points: total, reason: potReason(events, won[0], seat, voice), rule: 'LG-6' }];
  }
  return won.map((pot) => {
    const reason = potReason(events, pot, seat, voice);
    const tie = tieText(events, pot, voice);
    if (tie === null) return { points: pot.amount, reason, rule: 'LG-6' };
    return { points: pot.amount, reason: LIENG_MESSAGES[voice.language].because(reason, tie), rule: 'LG-4' };
  });
};

export const account = (
  events: readonly LiengEvent[],
  result: GameResult,
  seat: Seat,
  voice: Voice,
): readonly Entry[] => {
  const { reasons } = LIENG_MESSAGES[voice.language];
  const { pots = 0, uncalled = 0, bets = 0, ante = 0 } = result.breakdown[seat];
  const rest: readonly Entry[] = [
    { points: uncalled, reason: reasons.uncalled, rule: 'LG-6' },
    { points: bets, reason: reasons.bets, rule: 'LG-5' },
    { points: ante, reason: reasons.ante, rule: 'LG-1' },
  ];
  return [...potEntries(events, pots, seat, voice), ...rest].filter(({ points }) => points !== 0);
};
