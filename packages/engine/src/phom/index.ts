export { phom } from './game.ts';
export * from './hand.ts';
export * from './seed-002.ts';
export type * from './types.ts';
