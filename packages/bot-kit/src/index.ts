export * from './bot-game.ts';
export * from './bot-games.ts';
export * from './calls.ts';
export type { BotCard } from './cards/index.ts';
export * from './judge.ts';
export type * from './lieng/index.ts';
export type * from './phom/index.ts';
export type * from './tienlen/index.ts';
export * from './words/index.ts';
