/** What a player holds after a discard that is being weighed. */
export interface Holding {
  black: number;
  red: number;
  eatenBlack: number;
  eatenRed: number;
  eats: number;
  /** Phỏm laid on the table. */
  melds: number;
  /** Cards left to draw. */
  stock: number;
}
