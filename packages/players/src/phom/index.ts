import { keen } from './keen/player.ts';
import { random } from './random.ts';
import { tree } from './tree-player.ts';

export * from './behaviour-tree.ts';
export * from './decisions.ts';
export { outlookOf } from './outlook.ts';
export { turnTree } from './tree-player.ts';
export { keen, random, tree };

/** Weakest first. */
export const levels = [random, tree, keen] as const;
