/**
 * The second wall around a bot, held by the system and not by the engine that runs it.
 * filter: no system calls but those for thinking and answering · limits: on memory, files, threads and processor time ·
 * privileges: not root, no capabilities, no way to any, and nothing open that was the server's · namespaces: users, network and shared memory of its own.
 */
export const WALL_PARTS = ['filter', 'limits', 'privileges', 'namespaces'] as const;

export type WallPart = (typeof WALL_PARTS)[number];

/** Which parts must stand before a bot is let in; `off` does not even try. */
export type WallDemand = 'off' | readonly WallPart[];

const isPart = (text: string): text is WallPart => (WALL_PARTS as readonly string[]).includes(text);

/** Reads `auto` (what the system offers), `required` (every part), `off`, or the required parts; null for anything else. */
export const readWallDemand = (text: string): WallDemand | null => {
  if (text === 'off') return 'off';
  if (text === 'auto') return [];
  if (text === 'required') return WALL_PARTS;
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isPart) ? parts : null;
};

/** Which parts stand around the bots of this machine, and which do not. */
export interface WallReport {
  readonly standing: readonly WallPart[];
  readonly missing: readonly WallPart[];
}

/** Bots are refused: parts of the wall that must stand do not. */
export class WallMissing extends Error {
  readonly code = 'SANDBOX_WALL';
  readonly missing: readonly WallPart[];

  constructor(missing: readonly WallPart[]) {
    super(`the wall around bots is incomplete: ${missing.join(', ')}`);
    this.missing = missing;
  }
}
