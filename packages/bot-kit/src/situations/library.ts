import type { Language } from '@sanh-rong/engine';
import { LIENG_SITUATIONS, LIENG_WORDS } from './lieng/index.ts';
import { PHOM_SITUATIONS, PHOM_WORDS } from './phom/index.ts';
import type { Situation, SituationWords } from './situation.ts';
import { TIENLEN_SITUATIONS, TIENLEN_WORDS } from './tienlen/index.ts';

/** Every situation of every game, in the order in which a bot is asked. */
export const SITUATIONS: readonly Situation[] = [...TIENLEN_SITUATIONS, ...PHOM_SITUATIONS, ...LIENG_SITUATIONS];

const WORDS = [...TIENLEN_WORDS, ...PHOM_WORDS, ...LIENG_WORDS];

export const situationsOf = (game: string): readonly Situation[] =>
  SITUATIONS.filter((situation) => situation.game === game);

export const findSituation = (id: string): Situation | null =>
  SITUATIONS.find((situation) => situation.id === id) ?? null;

/** How a situation of the library is told to people. */
export const situationWords = ({ id }: Pick<Situation, 'id'>, language: Language): SituationWords => {
  for (const catalogue of WORDS) if (Object.hasOwn(catalogue[language], id)) return catalogue[language][id];
  return { name: id, note: '' };
};
