import type { vi } from './vi.ts';

export const en: typeof vi = {
  close: 'Close',
  cancel: 'Cancel',
  modes: { people: 'People', hybrid: 'Mixed', bots: 'All bots' },
  loading: 'Loading…',
  offlineTitle: 'No connection',
  offlineText: 'The server cannot be reached. You can still practise against built-in players, no network needed.',
  unreachable: 'The server cannot be reached. Check your network and try again.',
  tryAgain: 'Try again',
  practise: 'Practise',
  home: 'Home',
  brokenTitle: 'Something broke',
  brokenText: 'This page ran into an error. A game in progress is not lost: reload and you are back at the table.',
  reload: 'Reload',
  lostTitle: 'There is no such page',
  lostText: 'The link may be missing some letters, or the page has moved.',
};
