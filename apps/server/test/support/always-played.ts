/**
 * Tiến Lên in which no deal wins by itself, where a test needs moves and the server draws the cards. In Miền Nam four
 * 2s always win at the deal (MN-5): one deal in ninety at four seats.
 */
export const ALWAYS_PLAYED = {
  game: 'tienlen',
  ruleSet: 'thirteen',
  options: { instantWins: { dragon: false, fourTwos: false, sixPairs: false } },
} as const;
