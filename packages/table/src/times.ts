/** Milliseconds. */
export const TIMES = {
  /** From "everybody is ready" to the first card. */
  countdown: 3_000,
  /** So much longer a countdown waits for texts that were pledged and have not come. */
  textsLate: 5_000,
  /** A built-in player's pause before it acts, so that people can follow. */
  thinking: 700,
  /** A bot that should have answered by now is asked by another node, or the clock plays for it. */
  botLate: 15_000,
  /** Between two games of a session, to look at the result. */
  betweenGames: 8_000,
  /** A table of strangers shows a result so long, unless a newcomer takes a seat. */
  strangersResult: 10_000,
  /** So long after its deal a game that its only person has not touched gives way to one with the person who comes. */
  strangersDealAnew: 10_000,
  /**
   * So long it waits for pledges of texts, and then for the texts. Together that leaves two of the five seconds in which
   * people have their cards to a server that is busy, or to a node that takes over from one that died.
   */
  strangersPledges: 1_000,
  strangersCountdown: 2_000,
  /** A turn is held at least this long for a person whose connection broke. */
  heldSeat: 30_000,
  /** What a person who comes back during their own turn gets to find their way, once. */
  comingBack: 5_000,
  /** A lobby waits so long for a host who is away; then another connected person takes it over. */
  hostKept: 60_000,
  /** How long after it happened those who watch a delayed table see it. */
  watchDelay: 60_000,
  /** A lobby or a finished session where nothing happens is closed after this. */
  idle: 30 * 60_000,
  /** A table where no person is there to play is closed after this: at once in a lobby, after its game in a session. */
  deserted: 5 * 60_000,
} as const;

/** After this many turns in a row played by the clock, a built-in player takes over. */
export const MISSED_TURNS = 2;

/**
 * Turns in a row that a person has missed when they sit down among strangers: one less than none. Their first turn lasts
 * twice as long, and is not held against them when the clock plays it: they read the screen for the first time.
 */
export const MISSED_ON_ARRIVAL = -1;

/** After this many strikes in a session a bot is out (BT-2). */
export const STRIKES = 3;
