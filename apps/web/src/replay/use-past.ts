import { explain } from '@sanh-rong/engine';
import type { Replay } from '@sanh-rong/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '../net/use-query.ts';
import { PRACTICE_ID, practiceGame } from '../practice/practice-store.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { type Past, pastOf } from './past.ts';

/** What has become of looking for a game. */
export type PastQuery =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly past: Past }
  /** There is none to show, and this is why. */
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'offline'; readonly again: () => void };

const ASKING: PastQuery = { state: 'loading' };

/** A game of the server. */
export const useServedPast = (id: string): PastQuery => {
  const query = useQuery<Replay>(`/api/games/${encodeURIComponent(id)}/replay`);
  const answer = query.state === 'loaded' ? query.answer : null;
  const past = useMemo(() => (answer === null ? null : pastOf(answer)), [answer]);
  if (past !== null) return { state: 'found', past };
  if (query.state === 'refused') return { state: 'refused', why: query.error.message };
  return query.state === 'offline' ? { state: 'offline', again: query.again } : ASKING;
};

export const isPractice = (id: string): boolean => id.startsWith(PRACTICE_ID);

/** A practice game of this device. */
export const usePracticePast = (id: string): PastQuery => {
  const words = useWords(REPLAY_WORDS);
  const [past, setPast] = useState<Past | null | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    const look = async (): Promise<Past | null> => {
      const [game, { pastOfPractice }] = await Promise.all([practiceGame(id), import('./record.ts')]);
      return game === null ? null : pastOfPractice(game);
    };
    void look().then((found) => !stale && setPast(found));
    return () => {
      stale = true;
    };
  }, [id]);
  if (past === undefined) return ASKING;
  return past === null ? { state: 'refused', why: words.noPractice } : { state: 'found', past };
};

/** A game that a reader brings as a text. */
export const useTextPast = (text: string): PastQuery => {
  const language = useLanguage();
  const [read, setRead] = useState<Awaited<ReturnType<typeof readText>> | null>(null);
  useEffect(() => {
    let stale = false;
    void readText(text).then((found) => !stale && setRead(found));
    return () => {
      stale = true;
    };
  }, [text]);
  if (read === null) return ASKING;
  return 'error' in read
    ? { state: 'refused', why: explain(read.error, language) }
    : { state: 'found', past: read.past };
};

const readText = async (text: string) => (await import('./record.ts')).pastOfText(text);
