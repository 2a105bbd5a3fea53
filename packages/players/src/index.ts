export * from './player.ts';
export * from './registry.ts';
export { groupsOf } from './tienlen/groups.ts';
export { preferences } from './tienlen/simple.ts';
