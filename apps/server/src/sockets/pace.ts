/** How fast one client may send: a bucket that fills with time and that every message takes from. */
export interface Pace {
  /** True when the message may pass. */
  take(): boolean;
  /** True when the client has gone on far beyond being told to slow down. */
  readonly floods: boolean;
}

/** Messages at once, messages a second after that, and refused messages in a row until the connection is cut. */
export const PACE = { burst: 30, perSecond: 10, patience: 300 } as const;

export const newPace = (now: () => number): Pace => {
  let tokens: number = PACE.burst;
  let filledAt = now();
  let refused = 0;
  return {
    take() {
      const at = now();
      tokens = Math.min(PACE.burst, tokens + ((at - filledAt) / 1_000) * PACE.perSecond);
      filledAt = at;
      if (tokens < 1) {
        refused += 1;
        return false;
      }
      tokens -= 1;
      refused = 0;
      return true;
    },
    get floods() {
      return refused > PACE.patience;
    },
  };
};
