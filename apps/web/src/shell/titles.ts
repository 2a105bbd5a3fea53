import type { vi } from './messages/vi.ts';

type TitleWord = keyof (typeof vi)['titles'];

/** Pages by the first part of their address. */
const TITLES: Readonly<Record<string, TitleWord>> = {
  new: 'create',
  practice: 'practice',
  learn: 'learn',
  games: 'games',
  leaders: 'leaders',
  me: 'me',
  people: 'person',
  bots: 'bots',
  i: 'invited',
  settings: 'settings',
};

/** Pages of the arena by the part after it. */
const ARENA_TITLES: Readonly<Record<string, { readonly all: TitleWord; readonly one: TitleWord }>> = {
  matches: { all: 'matches', one: 'match' },
  bots: { all: 'lost', one: 'entry' },
  tournaments: { all: 'tournaments', one: 'tournament' },
};

const titleInArena = (part: string, id: string, more: string): TitleWord => {
  if (part === '') return 'arena';
  if (!Object.hasOwn(ARENA_TITLES, part)) return id === '' ? 'lost' : 'ladder';
  const { all, one } = ARENA_TITLES[part];
  if (id === '') return all;
  if (part === 'tournaments' && id === 'new') return 'newTournament';
  if (part === 'matches' && more !== '') return more === 'live' ? 'live' : 'arenaGame';
  return one;
};

/** What the page at an address inside the shell is called; null for the front page, which is the house itself. */
export const titleOf = (location: string): TitleWord | null => {
  const [, page = '', part = '', id = '', more = ''] = location.split('/');
  if (page === '') return null;
  if (page === 'arena') return titleInArena(part, id, more);
  if (page === 'games' && part !== '') return 'replay';
  if (page === 'bots' && part !== '') return 'bot';
  return Object.hasOwn(TITLES, page) ? TITLES[page] : 'lost';
};
