import type { Language, Seat } from '@sanh-rong/engine';
import type { LiengAction, LiengView } from '@sanh-rong/engine/lieng';

/** How the betting stands, with what the player here has just done as if it had been accepted. */

/** What a seat has bet. */
export const betOf = ({ bets, bet, chips }: LiengView, seat: Seat, doing: LiengAction | null): number => {
  if (doing === null || doing.type === 'bo') return bets[seat];
  if (doing.type === 'theo') return bet;
  if (doing.type === 'to-tat') return bets[seat] + chips[seat];
  return 'amount' in doing ? doing.amount : doing.min;
};

/** Everything in the middle and in front of the seats. */
export const potWith = (view: LiengView, bottom: Seat, doing: LiengAction | null): number =>
  view.pot + betOf(view, bottom, doing) - view.bets[bottom];

/** What everybody has to bet to stay in. */
export const betToMatch = (view: LiengView, bottom: Seat, doing: LiengAction | null): number =>
  Math.max(view.bet, betOf(view, bottom, doing));

/** Whether a seat can still win. */
export const isIn = ({ folded, sitsOut }: LiengView, seat: Seat, doing: LiengAction | null): boolean =>
  !folded[seat] && !sitsOut[seat] && doing?.type !== 'bo';

/** What a seat was paid from the pots; 0 until the game is over. */
export const wonBy = ({ result }: LiengView, seat: Seat): number => result?.breakdown[seat]?.pots ?? 0;

/** What of a seat's bet was called and went into the pots; 0 until the game is over. */
export const calledOf = ({ result }: LiengView, seat: Seat): number => {
  const { bets = 0, uncalled = 0 } = result?.breakdown[seat] ?? {};
  return Math.max(0, -bets - uncalled);
};

/** As much as has room on the mat: above a hundred thousand, numbers are shortened. */
export const short = (amount: number, language: Language): string =>
  amount < 100_000
    ? String(amount)
    : new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 }).format(amount);
