import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Rating match by match',
  description: (matches, first, last) =>
    `In ${matches} matches the rating went from ${first} to ${last}. The numbers of every match are in the table below.`,
  point: (match, when, version, shown, middle, reach) =>
    `Match ${match}, ${when}, v${version}: ${shown} (about ${middle} ± ${reach})`,
  read: 'Read match by match',
  openMatch: 'Open this match',
  legend:
    'The bold line is the rating, a careful reading of the matches so far; other opponents may still move it. The pale band is the estimate; it narrows with every match.',
  version: (version) => `v${version}`,
  match: (match) => `Match ${match}`,
  matchHead: 'Match',
  rating: 'Rating',
  to: 'At most',
  versionHead: 'Version',
  when: 'When',
};
