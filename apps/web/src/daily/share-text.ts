import type { Language } from '@sanh-rong/engine';
import { signed } from '@sanh-rong/presentation';
import { gameName } from '@sanh-rong/presentation/names';
import type { DailyAnswer } from '@sanh-rong/protocol';
import { percent, shareBelow, shortDay } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';

/** One's results of a day for friends: points and shares, and nothing that tells a card. */

export interface ShownResult {
  readonly game: string;
  readonly points: string;
  /** Null for the only person who has played. */
  readonly share: number | null;
}

/** What has been finished, in the order of the games. */
export const resultsOf = ({ games }: Pick<DailyAnswer<'day'>, 'games'>): readonly ShownResult[] =>
  games.flatMap(({ game, own, tries }) =>
    own?.state === 'finished' ? [{ game, points: signed(own.points), share: shareBelow(own, tries) }] : [],
  );

/** "Tiến Lên: +12, hơn 73 %" */
export const resultLine = ({ game, points, share }: ShownResult, language: Language): string => {
  const words = DAILY_WORDS[language];
  const better = share === null || share === 0 ? '' : `, ${words.shareBetter(percent(share, language))}`;
  return `${gameName(game, language)}: ${points}${better}`;
};

export const shareText = (day: DailyAnswer<'day'>, language: Language): string => {
  const words = DAILY_WORDS[language];
  return [
    `${words.shareSite} · ${words.shareHead(shortDay(day.day, language))}`,
    ...resultsOf(day).map((result) => resultLine(result, language)),
    words.shareInvite,
  ].join('\n');
};
