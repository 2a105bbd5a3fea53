import type { Language } from '@sanh-rong/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { STORAGE_KEYS } from '../storage/keys.ts';

/** What a person prefers, kept in this browser. */
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
  /** Words for a person who plays for the first time. */
  readonly hints: boolean;
}

const LANGUAGES: readonly Language[] = ['vi', 'en'];
const ON_OR_OFF = [true, false] as const;

/** Everything that can be liked. */
const CHOICES: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  sound: ON_OR_OFF,
  haptics: ON_OR_OFF,
  motion: ['system', 'full', 'reduced'],
  deck: ['two', 'four'],
  cardSize: ['normal', 'large'],
  hand: ['right', 'left'],
  confirm: ON_OR_OFF,
  hints: ON_OR_OFF,
};

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

/** What was kept, as far as it makes sense: another version of the app, or any other code, may have written it. */
export const mergePreferences = (kept: unknown, current: Preferences): Preferences => {
  const known = Object.entries(Object(kept)).filter(
    ([name, value]) => Object.hasOwn(CHOICES, name) && CHOICES[name as keyof Preferences].some((one) => one === value),
  );
  return { ...current, ...Object.fromEntries(known) };
};

export const usePreferences = create<Preferences>()(
  persist<Preferences>(usual, { name: STORAGE_KEYS.preferences, version: 1, merge: mergePreferences }),
);

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

/** Keeps the page as preferred, now and after every change. */
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
