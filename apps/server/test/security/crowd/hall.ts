/** What strangers know of a hall: its address, and what honest people have there. */
export interface Hall {
  readonly url: string;
  /** The public table at which honest people play. */
  readonly table: string;
  /** The username of an account that is not theirs. */
  readonly victim: string;
  /** Finished games of others. */
  readonly games: readonly string[];
  /**
   * `whole`: bots think for as long as they may, matches are as long as they may be. `brief`: the same abuse, in a form of
   * which each piece is over soon, for tests that wait for every answer.
   */
  readonly length: 'brief' | 'whole';
}
