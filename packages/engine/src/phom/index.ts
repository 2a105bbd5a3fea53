export * from './compatibility.ts';
export { phom } from './game.ts';
export * from './hand.ts';
export type { Known } from './known-position.ts';
export { legalFrom } from './legal.ts';
export type * from './types.ts';
