import type { Language } from '@sanh-rong/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What somebody likes, kept in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** Two colours as in print, or one for each suit. */
  readonly deck: 'two' | 'four';
  readonly cardSize: 'normal' | 'large';
  readonly hand: 'right' | 'left';
  /** Ask once more before cards are played. */
  readonly confirm: boolean;
  /** Words for somebody who plays for the first time. */
  readonly hints: boolean;
}

const LANGUAGES: readonly Language[] = ['vi', 'en'];

const preferredLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang');
  const wishes = [asked, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.map((wish) => LANGUAGES.find((language) => language === wish)).find(Boolean) ?? 'vi';
};

const usual = (): Preferences => ({
  language: preferredLanguage(),
  theme: 'system',
  sound: true,
  haptics: true,
  motion: 'system',
  deck: 'two',
  cardSize: 'normal',
  hand: 'right',
  confirm: false,
  hints: true,
});

export const PREFERENCES_KEY = 'sanh-rong.preferences';

export const usePreferences = create<Preferences>()(persist<Preferences>(usual, { name: PREFERENCES_KEY, version: 1 }));

export const prefer = (change: Partial<Preferences>): void => void usePreferences.setState(change);

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
const prefersLess = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const isDark = ({ theme }: Preferences): boolean =>
  theme === 'dark' || (theme === 'system' && prefersDark().matches);

/** Whether things should fade instead of fly. */
export const isStill = ({ motion }: Preferences = usePreferences.getState()): boolean =>
  motion === 'reduced' || (motion === 'system' && prefersLess().matches);

const wear = (preferences: Preferences): void => {
  const { dataset } = document.documentElement;
  document.documentElement.lang = preferences.language;
  dataset.theme = isDark(preferences) ? 'dark' : 'light';
  dataset.deck = preferences.deck;
  dataset.cards = preferences.cardSize;
  dataset.hand = preferences.hand;
  dataset.motion = isStill(preferences) ? 'reduced' : 'full';
};

/** Keeps the page as preferred, now and whenever somebody changes their mind. */
export const wearPreferences = (): void => {
  const again = (): void => wear(usePreferences.getState());
  // A link that names a language means it.
  const asked = new URLSearchParams(location.search).get('lang');
  const language = LANGUAGES.find((known) => known === asked);
  if (language !== undefined) prefer({ language });
  again();
  usePreferences.subscribe(wear);
  prefersDark().addEventListener('change', again);
  prefersLess().addEventListener('change', again);
};
