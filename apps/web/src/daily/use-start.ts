import type { DailyAnswer } from '@sanh-rong/protocol';
import { useLocation } from 'wouter';
import { beSomebody } from '../net/me.ts';
import { post } from '../net/rest.ts';
import { type Submission, useSubmit } from '../net/use-submit.ts';

/** Begins one's try at a deal, or goes back to it. */
export const useStart = (): Pick<Submission, 'busy' | 'fault'> & { readonly start: (game: string) => void } => {
  const [, navigate] = useLocation();
  const { busy, fault, run } = useSubmit();
  const start = async (game: string): Promise<void> => {
    await beSomebody();
    const { table } = await post<DailyAnswer<'started'>>(`/api/daily/${game}`);
    navigate(`/t/${table}`);
  };
  return { busy, fault, start: (game) => void run(() => start(game)) };
};
