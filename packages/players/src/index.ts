export * from './budget.ts';
export * from './budget.ts';
export { levelIdsOf } from './level-ids.ts';
export { MEASURED, type Measured } from './measured.ts';
export * from './outlook.ts';
export * from './player.ts';
export * from './registry.ts';
