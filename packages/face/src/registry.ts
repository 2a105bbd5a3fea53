import type { GameId } from '@sanh-rong/engine';
import type { AnyFace } from './face.ts';
import { liengFace } from './lieng/face.ts';
import { phomFace } from './phom/face.ts';
import { tienlenFace } from './tienlen/face.ts';

/** Every game that has a face; the first one is the default. */
export const FACES: readonly AnyFace[] = Object.values<AnyFace>({
  tienlen: tienlenFace,
  phom: phomFace,
  lieng: liengFace,
} satisfies Record<GameId, AnyFace>);

export const findFace = (game: string): AnyFace | undefined => FACES.find((face) => face.game === game);
