import type { Cue } from '../link/table-link.ts';

/** Who came or went with a change of the table; null where no other person did. */
export interface Change {
  readonly kind: 'came' | 'wentAway';
  readonly seat: number;
}

/**
 * A person who leaves in the middle of a game is shown in their seat until its end: that a built-in player has it then
 * is no news (`gone`: the seats of those of whom it was said).
 */
export const changeOf = (
  { type, seat, before, after }: Pick<Cue, 'type' | 'seat' | 'before' | 'after'>,
  gone: Set<number>,
): Change | null => {
  if (seat === null || before === null || seat === before.you || seat === after.you) return null;
  const wasPerson = before.seats[seat]?.kind === 'person';
  if (type === 'sat') {
    gone.delete(seat);
    return { kind: 'came', seat };
  }
  if (type === 'left' && wasPerson) {
    gone.add(seat);
    return { kind: 'wentAway', seat };
  }
  if (type !== 'playerSat' || gone.delete(seat) || !wasPerson) return null;
  return { kind: 'wentAway', seat };
};
