export { tienlen } from './game.ts';
export type * from './types.ts';
