export const en = {
  handOfThree: 'A hand is exactly three cards for each seat with chips.',
  chiplessHand: 'Seat {seat} has no chips, so it is dealt no cards.',
  badChips: 'Chips are one whole number from 0 for each seat, {max} in all at most.',
  badDealer: 'The dealer must be a seat from 0 to {last}.',
  twoStacks: 'At least two seats need chips.',
  rebuyNotOffered: 'This table offers no rebuy on request.',
  rebuyWithChips: 'Seat {seat} still has chips and cannot rebuy.',
  badAmount: 'A raise names the total bet as a whole number.',
  callNeedsChips: 'You lack the chips to call {bet}: go all in or fold.',
  raiseTooSmall: 'Raise to {min} or more.',
  raiseAboveChips: 'You can raise to {max} at most.',
  raisingClosed: 'Nobody has made a full raise since you acted, so you cannot raise: call or fold.',
  allInClosed: 'You cannot raise by going all in now: call or fold.',
  notAtThisTable: 'This player does not sit at the table.',
  roundRunning: 'The round is still being played.',
} as const;

/** The key of a sentence that says why Liêng refused something. */
export type LiengReason = keyof typeof en;
