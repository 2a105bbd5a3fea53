/** Deals in which nobody has won before the first move, where a test needs moves and the server draws the cards. */
export const NO_INSTANT_WINS = {
  game: 'tienlen',
  ruleSet: 'mien-nam',
  options: { toiTrang: { initial: [], later: [] } },
} as const;
