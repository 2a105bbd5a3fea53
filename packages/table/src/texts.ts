import { type Pledges, pledgeOf, type Seat } from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { isPerson, type SeatHolder, type TableState, withPerson } from './state.ts';
import { TIMES } from './times.ts';
import { isOfStrangers } from './warm-seats.ts';

/**
 * The players' texts for the shuffle. Each is pledged first, by its fingerprint. With the countdown all pledges are
 * shown, and only then are the texts brought: no player, the server's own seats included, can choose a text knowing the
 * others. A text that does not come stops the countdown: dealing without it would be a choice as well. Strangers are
 * dealt to without it, and see in the proof that a pledge was not kept (docs/decisions/0026).
 */

export const pledgesOf = ({ seats }: TableState): Pledges =>
  seats.map((holder) => (isPerson(holder) ? holder.pledge : null));

/** Seats that have pledged a text and not brought it. */
export const textsAwaited = ({ seats }: TableState): readonly Seat[] =>
  [...seats.keys()].filter((seat) => {
    const holder = seats[seat];
    return isPerson(holder) && holder.pledge !== null && holder.contribution === null;
  });

/** Whether the countdown at a table of strangers need not wait for this seat. */
const hasPledged = (holder: SeatHolder): boolean =>
  !isPerson(holder) || holder.pledge !== null || holder.away || holder.gone;

export const readied = (state: TableState, event: Extract<TableEvent, { type: 'readied' }>): TableState => {
  const { seat, ready, contribution } = event;
  const openly = contribution === null ? null : pledgeOf(state.commitment, contribution);
  const next = withPerson(state, seat, { ready, pledge: event.pledge ?? openly, contribution });
  // A countdown that has begun is for bringing texts: who says again that they are ready must not cut it short.
  const isLastPledge = isOfStrangers(next) && next.phase === 'waiting' && next.seats.every(hasPledged);
  return isLastPledge ? { ...next, wake: event.at } : next;
};

/** A player who is away when the pledges are shown cannot bring a text. */
export const countdown = (state: TableState, until: number): TableState => {
  const seats = state.seats.map((holder) =>
    isPerson(holder) && holder.away && holder.contribution === null ? { ...holder, pledge: null } : holder,
  );
  const next: TableState = { ...state, phase: 'ready', seats, countdownEnds: until };
  const isWaitedFor = textsAwaited(next).length > 0 && !isOfStrangers(next);
  return { ...next, wake: until + (isWaitedFor ? TIMES.textsLate : 0) };
};

export const textBrought = (state: TableState, event: Extract<TableEvent, { type: 'textBrought' }>): TableState => {
  const next = withPerson(state, event.seat, { contribution: event.text });
  return textsAwaited(next).length > 0 ? next : { ...next, wake: Math.max(state.countdownEnds ?? 0, event.at) };
};

/** Texts that were brought are known now; the next countdown asks for new ones. */
export const withoutTexts = ({ seats }: TableState): TableState['seats'] =>
  seats.map((holder) =>
    isPerson(holder) && holder.pledge !== null ? { ...holder, pledge: null, contribution: null } : holder,
  );
