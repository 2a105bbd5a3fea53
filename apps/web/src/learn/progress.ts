import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { STORAGE_KEYS } from '../storage/keys.ts';

/** Which exercises the reader has got right, kept in this browser. */
interface Progress {
  readonly solved: Readonly<Record<string, true>>;
}

/** What was kept, as far as it makes sense. */
const mergeProgress = (kept: unknown, current: Progress): Progress => {
  const { solved } = Object(kept) as { readonly solved?: unknown };
  const known = Object.entries(Object(solved)).filter(([, is]) => is === true);
  return { ...current, solved: Object.fromEntries(known) as Progress['solved'] };
};

export const useProgress = create<Progress>()(
  persist<Progress>(() => ({ solved: {} }), { name: STORAGE_KEYS.progress, version: 1, merge: mergeProgress }),
);

export const solvedKey = (game: string, ruleSet: string, exercise: string): string => `${game}/${ruleSet}/${exercise}`;

export const markSolved = (key: string): void => {
  useProgress.setState(({ solved }) => ({ solved: { ...solved, [key]: true } }));
};

/** How many different exercises of a game were solved, in whichever rule set. */
export const solvedOf = ({ solved }: Progress, game: string): number =>
  Object.keys(solved).filter((key) => key.startsWith(`${game}/`)).length;
