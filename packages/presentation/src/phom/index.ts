export { meldsAmong, type PhomCommand } from './commands.ts';
export { bestMelds, legalOf, ownHand, ownSeat, showMeld, showMelds } from './own-hand.ts';
export { phomPresentation } from './presentation.ts';
