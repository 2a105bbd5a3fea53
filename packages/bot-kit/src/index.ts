export * from './bot-game.ts';
export * from './calls.ts';
export * from './judge.ts';
