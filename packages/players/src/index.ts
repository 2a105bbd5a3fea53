export * from './budget.ts';
export { levelIdsOf } from './level-ids.ts';
export { MEASURED } from './measured.ts';
export type { Measured } from './measurement.ts';
export * from './outlook.ts';
export { playOut } from './play-out.ts';
export * from './player.ts';
export * from './registry.ts';
