/** What catalogues of every language share. */

/** Somebody at the table, as sentences need them. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** `+12`, `−8`, `0`: with a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
