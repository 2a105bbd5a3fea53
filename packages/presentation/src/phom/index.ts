export { meldsAmong, type PhomCommand } from './commands.ts';
export { phomPresentation } from './presentation.ts';
export { bestMelds, legalOf, ownHand, ownSeat, showMeld, showMelds } from './sight.ts';
