import type { DailyAnswer, DealOfTheDay } from '@sanh-rong/protocol';
import { useLocation } from 'wouter';
import { beSomebody } from '../net/me.ts';
import { post } from '../net/rest.ts';
import { type Submission, useSubmit } from '../net/use-submit.ts';

/**
 * Writes down what was promised of the deal before it was dealt, as tables do before their first deal: the check of the
 * replay compares with it.
 */
const keepPromised = async (
  table: string,
  { now }: DailyAnswer<'day'>,
  { commitment }: DealOfTheDay,
): Promise<void> => {
  const { keepPromise } = await import('../replay/promises.ts');
  const fair = { kind: 'chain', commitment, pledges: [], links: [], contributions: [] } as const;
  keepPromise({ code: table, fair, settings: { games: 1 } }, now);
};

/** Begins one's try at a deal, or goes back to it. */
export const useStart = (
  day: DailyAnswer<'day'>,
  deal: DealOfTheDay,
): Pick<Submission, 'busy' | 'fault'> & { readonly start: () => void } => {
  const [, navigate] = useLocation();
  const { busy, fault, run } = useSubmit();
  const start = async (): Promise<void> => {
    await beSomebody();
    const { table } = await post<DailyAnswer<'started'>>(`/api/daily/${deal.game}`);
    await keepPromised(table, day, deal).catch(() => {});
    navigate(`/t/${table}`);
  };
  return { busy, fault, start: () => void run(start) };
};
