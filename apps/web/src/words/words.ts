import type { Language } from '@sanh-rong/engine';
import { usePreferences } from '../preferences/preferences.ts';

/** A catalogue in every language of the house. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

export const useLanguage = (): Language => usePreferences(({ language }) => language);

/** The words of a catalogue in the viewer's language. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words => catalogue[useLanguage()];
