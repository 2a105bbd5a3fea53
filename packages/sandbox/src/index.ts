export { Starved } from './bot.ts';
export { Sandboxes, type SandboxOptions } from './sandboxes.ts';
export { readWallDemand, type WallDemand, WallMissing, type WallReport } from './wall/parts.ts';
