import { type GameId, isGameId, type Language } from '@sanh-rong/engine';
import { LIENG_SITUATIONS } from './lieng/index.ts';
import { PHOM_SITUATIONS } from './phom/index.ts';
import type { GameSituations, Situation, SituationWords } from './situation.ts';
import { TIENLEN_SITUATIONS } from './tienlen/index.ts';

const BY_GAME: Readonly<Record<GameId, GameSituations>> = {
  tienlen: TIENLEN_SITUATIONS,
  phom: PHOM_SITUATIONS,
  lieng: LIENG_SITUATIONS,
};

/** Every situation of every game, in the order in which a bot is asked. */
export const SITUATIONS: readonly Situation[] = Object.values(BY_GAME).flatMap(({ situations }) => situations);

export const situationsOf = (game: string): readonly Situation[] => (isGameId(game) ? BY_GAME[game].situations : []);

export const findSituation = (id: string): Situation | null =>
  SITUATIONS.find((situation) => situation.id === id) ?? null;

/** How a situation of the library is told to people. */
export const situationWords = ({ id }: Pick<Situation, 'id'>, language: Language): SituationWords => {
  const words = Object.values(BY_GAME).flatMap((game) => game.words);
  return words.find(({ [language]: own }) => Object.hasOwn(own, id))?.[language][id] ?? { name: id, note: '' };
};
