import type { vi } from './vi.ts';

export const en: typeof vi = {
  name: 'Sảnh Rồng',
  skip: 'Skip to the content',
  menu: 'Main',
  home: 'Home',
  create: 'Create table',
  bots: 'Bots',
  learn: 'How to play',
  practice: 'Practise',
  me: 'Me',
  settings: 'Settings',
  toLight: 'Light theme',
  toDark: 'Dark theme',
  otherLanguage: 'Tiếng Việt',
};
