import type { CSSProperties } from 'react';
import { useMedia } from '../../parts/use-media.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { CODE_COLOURS } from './colours.ts';

/** Whether it is dark here, now and whenever that changes. */
export const useDark = (): boolean => {
  const theme = usePreferences((preferences) => preferences.theme);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'dark' || (theme === 'system' && isSystemDark);
};

/** The colours of code as custom properties. */
export const useCodeColours = (): CSSProperties => {
  const colours = CODE_COLOURS[useDark() ? 'dark' : 'light'];
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--code-${name}`, colour]));
};
