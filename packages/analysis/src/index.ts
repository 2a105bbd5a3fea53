export * from './clear-best.ts';
export * from './judgement.ts';
export * from './limits.ts';
export * from './luck.ts';
export * from './puzzle.ts';
export * from './review.ts';
export { Sample } from './sample.ts';
export * from './told-game.ts';
