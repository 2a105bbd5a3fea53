import { fingerprint } from '@sanh-rong/engine';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { completeChoice } from '../choice.ts';
import type { BotSource } from './bot-source.ts';
import { type KeptPractice, type Practising, SPEEDS } from './practising.ts';
import { type Series, type SeriesGame, unplayed } from './series.ts';

/**
 * The practice that was left last, so that an author who comes back from the editor finds the same cards. The deals
 * stay for other code; what they brought with the old one only to compare.
 */

interface StoredPractice extends Omit<KeptPractice, 'speed'> {
  /** The speed, by the name that devices have it by. */
  readonly pace: KeptPractice['speed'];
  readonly bot: string;
  /** Which code has played: its fingerprint. */
  readonly code: string;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each));

const isGame = (value: unknown): value is SeriesGame => {
  const { seed, scores, points, tries } = Object(value) as Partial<Record<keyof SeriesGame, unknown>>;
  return typeof seed === 'string' && isNumbers(scores) && isNumbers(tries) && (points === null || isNumbers(points));
};

const read = (): Partial<Record<keyof StoredPractice, unknown>> => {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEYS.botPractice) ?? '{}')) as Partial<
      Record<keyof StoredPractice, unknown>
    >;
  } catch {
    return {};
  }
};

/** As it was left, as far as it still makes sense; a bot that comes for the first time finds an ordinary table. */
export const readPractice = ({ id, game, source }: Pick<BotSource, 'id' | 'game' | 'source'>): KeptPractice => {
  const kept = read();
  const speed = SPEEDS.find((known) => known === kept.pace) ?? 'normal';
  const wish = Object(kept.arrangement) as { game?: string };
  const isSame = kept.bot === id && wish.game === game;
  const { games, ...arrangement } = completeChoice(isSame ? wish : { game });
  const fits = ({ scores }: SeriesGame): boolean => scores.length === arrangement.seats;
  const list = isSame && Array.isArray(kept.series) ? kept.series.filter(isGame).filter(fits) : [];
  const series: Series = kept.code === fingerprint(source) ? list : unplayed(list);
  const seed = series.find((each) => each.seed === kept.seed)?.seed ?? null;
  return { arrangement, speed, lenient: isSame && kept.lenient === true, series, seed };
};

export const keepPractice = (
  { id, source }: Pick<BotSource, 'id' | 'source'>,
  { arrangement, speed, lenient, series, seed }: Practising,
): void => {
  const kept: StoredPractice = { bot: id, code: fingerprint(source), arrangement, pace: speed, lenient, series, seed };
  try {
    localStorage.setItem(STORAGE_KEYS.botPractice, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept, the next visit begins anew.
  }
};
