/** What catalogues of every language share. */

/** A seat as sentences name it. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** `+12`, `−8`, `0`: with a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** "Đôi 7" at the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "đôi 7" inside a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
