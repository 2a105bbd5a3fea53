import type { Catalogue, Language } from '@sanh-rong/engine';
import { usePreferences } from '../preferences/preferences.ts';

export const useLanguage = (): Language => usePreferences(({ language }) => language);

/** The words of a catalogue in the viewer's language. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words => catalogue[useLanguage()];
