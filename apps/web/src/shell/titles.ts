import { type PageId, pageAt } from '@sanh-rong/protocol/pages';
import type { vi } from './messages/vi.ts';

type TitleWord = keyof (typeof vi)['titles'];

/** Pages that are not called after themselves; the front page is the house itself. */
const OTHERS: Readonly<Record<Exclude<PageId, TitleWord>, TitleWord | null>> = {
  home: null,
  practiceTable: 'practice',
  botPractice: 'practice',
  learnGame: 'learn',
  dailyDay: 'daily',
};

const isOther = (page: PageId): page is keyof typeof OTHERS => Object.hasOwn(OTHERS, page);

/** What the page at an address inside the shell is called; null for the front page. */
export const titleOf = (location: string): TitleWord | null => {
  const page = pageAt(location);
  if (page === null) return 'lost';
  return isOther(page) ? OTHERS[page] : page;
};
