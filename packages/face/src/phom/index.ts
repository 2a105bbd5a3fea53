export { meldsAmong, type PhomCommand } from './commands.ts';
export { phomFace } from './face.ts';
export { bestMelds, legalOf, ownHand, ownSeat, showMeld, showMelds } from './sight.ts';
