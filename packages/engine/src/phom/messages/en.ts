/** Why Phỏm refuses; `{name}` stands for a detail. */
export const en = {
  takeFirst: 'Take a card first: draw one, or eat the last discard.',
  alreadyTook: 'You have already taken a card in this turn.',
  nothingToEat: 'There is no discard to eat now: draw a card.',
  badMelds: 'Phỏm to lay are a list of lists of different card ids, such as [["7s","7c","7d"]].',
  tooFewForPhom: 'A phỏm needs at least three cards.',
  noPhom: 'These cards are neither of one rank nor a run of one suit.',
  gapInRun: 'A run must have no gap.',
  aceHighOnly: 'The ace stands above the king only: Q-K-A, never A-2-3.',
  aceLowOnly: 'The ace stands below the 2 only: A-2-3, never Q-K-A.',
  eatenNeedsPhom: 'Every card you ate must keep a phỏm of its own.',
  twoEatenInPhom: 'A phỏm may hold only one card you ate.',
  eatenStays: 'A card you ate stays in its phỏm.',
  notLayingPhase: 'The laying phase has not begun for you.',
  layEatenFirst: 'Lay down the phỏm with the cards you ate first.',
  layBeforeSending: 'Lay down a phỏm of your own before you send cards.',
  noSuchPhom: 'There is no such phỏm on the table.',
  doesNotFit: '{card} does not fit onto that phỏm.',
  uOnlyAfterTaking: 'Ù is declared directly after taking a card.',
  notU: 'Not ù: more than one card lies outside your phỏm.',
  badStock: 'The stock must be a list of {size} cards that nobody was dealt.',
  stockTooSmall: 'These hands leave too few cards to draw from.',
  handTooLarge: 'The hand of seat {seat} is too large: {max} cards at most.',
} as const;

export type PhomReason = keyof typeof en;
