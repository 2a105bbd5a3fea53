export { type LiengCommand, owedBy, ownSeat, raiseRange } from './commands.ts';
export { handInside, handName } from './hand-name.ts';
export { potsOf } from './narration.ts';
export { liengPresentation } from './presentation.ts';
