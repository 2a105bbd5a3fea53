export { type LiengCommand, owedBy, ownSeat, raiseRange } from './commands.ts';
export { liengFace } from './face.ts';
export { handInside, handName } from './hand-name.ts';
export { potsOf } from './narration.ts';
