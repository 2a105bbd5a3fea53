import type { LuckAndPlay } from '@sanh-rong/analysis';
import type { Language } from '@sanh-rong/engine';
import { LUCK_WORDS } from './messages/vi.ts';

/** 95 of 100 such intervals hold the truth. */
const INTERVAL = 1.96;

const whole = (value: number, language: Language, signDisplay: 'never' | 'exceptZero'): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay }).format(value).replace('-', '−');

/** `5 ± 8`; nothing after it where chance had no part. */
const withMargin = (points: string, margin: number, language: Language): string =>
  margin === 0 ? points : `${points} ± ${whole(Math.max(1, margin), language, 'never')}`;

/** The one sentence: what the cards were worth, and what was made of them. Better or worse is said only where it is sure. */
export const luckSentence = (
  { luck, play, error }: LuckAndPlay,
  count: (amount: string) => string,
  language: Language,
): string => {
  const words = LUCK_WORDS[language];
  const margin = INTERVAL * error;
  const cards = Math.round(luck);
  const amount = whole(cards, language, 'never');
  const dealt = cards === 0 ? words.even : (cards > 0 ? words.lucky : words.unlucky)(count(amount));
  const isSure = Math.abs(play) > margin && Math.round(play) !== 0;
  const made = isSure
    ? (play > 0 ? words.better : words.worse)(count(withMargin(whole(play, language, 'never'), margin, language)))
    : words.alike(count(withMargin(whole(play, language, 'exceptZero'), margin, language)));
  return words.sentence(dealt, made);
};
