import type { AnyFace } from './face.ts';
import { liengFace } from './lieng/face.ts';
import { phomFace } from './phom/face.ts';
import { tienlenFace } from './tienlen/face.ts';

/** Every game that has a face; the first one is the default. */
export const FACES: readonly AnyFace[] = [tienlenFace, phomFace, liengFace];

export const findFace = (game: string): AnyFace | undefined => FACES.find((face) => face.game === game);
