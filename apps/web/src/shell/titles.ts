import type { vi } from './messages/vi.ts';

type TitleWord = keyof (typeof vi)['titles'];

/** Pages by the first part of their address. */
const TITLES: Readonly<Record<string, TitleWord>> = {
  new: 'create',
  practice: 'practice',
  learn: 'learn',
  games: 'games',
  me: 'me',
  people: 'person',
  bots: 'bots',
  settings: 'settings',
};

/** What the page at an address inside the shell is called; null for the front page, which is the house itself. */
export const titleOf = (location: string): TitleWord | null => {
  const [, page = '', part = ''] = location.split('/');
  if (page === '') return null;
  if (page === 'games' && part !== '') return 'replay';
  if (page === 'bots' && part !== '') return 'bot';
  return Object.hasOwn(TITLES, page) ? TITLES[page] : 'lost';
};
