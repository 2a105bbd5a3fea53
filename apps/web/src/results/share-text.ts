import type { Language } from '@sanh-rong/engine';
import { signed } from '@sanh-rong/presentation';
import { RESULT_WORDS } from './messages/vi.ts';
import type { Ranked } from './ranking.ts';

interface Shared {
  /** "Tiến Lên Miền Nam" */
  readonly ruleSet: string;
  readonly games: number;
  readonly ranking: readonly Ranked[];
  /** By seat. */
  readonly names: readonly string[];
}

/** A session in one line, to be sent to friends: "Sảnh Rồng · Tiến Lên Miền Nam · 16 ván: 1. An +34 · 2. Bình −3". */
export const shareText = ({ ruleSet, games, ranking, names }: Shared, language: Language): string => {
  const words = RESULT_WORDS[language];
  const lines = ranking.map(({ rank, seat, total }) => words.shareLine(rank, names[seat], signed(total)));
  return `${words.shareHead(ruleSet, games)}: ${lines.join(' · ')}`;
};
