import { ok, pledgeOf, type Seat } from '@sanh-rong/engine';
import { type Decide, type Decision, inLobby, isLobby, notInLobby, notSeated, stopCountdown } from './decision.ts';
import type { TableEvent } from './events.ts';
import { refuseTable } from './refusal.ts';
import { isPerson, type SeatedPerson, seatOf, type TableState } from './state.ts';
import { isOfStrangers } from './warm-seats.ts';

/** What people ask about their texts for the shuffle (texts.ts). */

type Brought = Pick<SeatedPerson, 'pledge' | 'contribution'>;

/** A text that is brought openly, as by programs that trust the server, is pledged by the table. */
const broughtBy = (
  { commitment }: TableState,
  holder: SeatedPerson,
  { pledge, contribution }: { readonly pledge?: string; readonly contribution?: string },
): Brought => {
  if (contribution !== undefined) return { pledge: pledgeOf(commitment, contribution), contribution };
  if (pledge === undefined || pledge === holder.pledge) return holder;
  return { pledge, contribution: null };
};

const unready = (seat: Seat, at: number, late = false): TableEvent => ({
  type: 'readied',
  at,
  seat,
  ready: false,
  ...(late ? { because: 'text' } : {}),
  pledge: null,
  contribution: null,
});

export const ready: Decide<'ready'> = (state, by, command, { now }) => {
  if (!isLobby(state)) return notInLobby;
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (!isPerson(holder)) return notSeated;
  if (!command.ready && isOfStrangers(state)) return refuseTable('NOT_NOW', 'strangersAreReady');
  if (!command.ready) return inLobby(state, now, unready(seat, now));
  // Settings that have just changed brought another seal: a text that was pledged for the old one could never be brought.
  if (command.seal !== undefined && command.seal !== state.commitment) return refuseTable('STALE', 'otherSeal');
  const { pledge, contribution } = broughtBy(state, holder, command);
  if (state.phase === 'ready' && pledge !== holder.pledge) return refuseTable('NOT_NOW', 'pledgesStand');
  return ok([{ type: 'readied', at: now, seat, ready: true, pledge, contribution }]);
};

export const bringText: Decide<'bringText'> = (state, by, { text }, { now }) => {
  if (state.phase !== 'ready') return refuseTable('NOT_NOW', 'noCountdown');
  const seat = seatOf(state, by.id);
  const holder = state.seats[seat];
  if (!isPerson(holder)) return notSeated;
  if (holder.pledge !== pledgeOf(state.commitment, text)) return refuseTable('BAD_COMMAND', 'otherText');
  return ok(holder.contribution === null ? [{ type: 'textBrought', at: now, seat, text }] : []);
};

/** The countdown has ended and texts are missing: those who owe them are not ready after all. */
export const textsMissing = (awaited: readonly Seat[], now: number): Decision =>
  ok([stopCountdown(now), ...awaited.map((seat) => unready(seat, now, true))]);
