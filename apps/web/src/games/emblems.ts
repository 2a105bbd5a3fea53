import type { GameId } from '@sanh-rong/engine';
import type { Emblem } from './emblem.ts';
import { LIENG_EMBLEM } from './lieng/emblem.ts';
import { PHOM_EMBLEM } from './phom/emblem.ts';
import { TIENLEN_EMBLEM } from './tienlen/emblem.ts';

/** The games of the house in the order in which they are offered. */
export const EMBLEMS: readonly Emblem[] = Object.values<Emblem>({
  tienlen: TIENLEN_EMBLEM,
  phom: PHOM_EMBLEM,
  lieng: LIENG_EMBLEM,
} satisfies Record<GameId, Emblem>);

export const emblemOf = (game: string): Emblem | undefined => EMBLEMS.find((emblem) => emblem.game === game);
