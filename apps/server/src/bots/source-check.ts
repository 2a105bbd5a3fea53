import type { BotFault } from '@sanh-rong/bot-kit';
import { ok } from '@sanh-rong/engine';
import { ReadersBusy } from '../readers/readers.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** Sources of one person that are read at a time: whoever sends many makes only themselves wait. */
const EACH = 2;

/** What is wrong with a source before anybody runs it; refused where too much is being read already. */
export type SourceCheck = (person: string, source: string) => Promise<BotRuling<BotFault | null>>;

export const newSourceCheck = (check: (source: string) => Promise<BotFault | null>): SourceCheck => {
  const underway = new Map<string, number>();
  const count = (person: string, more: number): void => {
    const left = (underway.get(person) ?? 0) + more;
    if (left === 0) underway.delete(person);
    else underway.set(person, left);
  };
  return async (person, source) => {
    if ((underway.get(person) ?? 0) >= EACH) return refuseBot('SLOW_DOWN');
    count(person, 1);
    try {
      return ok(await check(source));
    } catch (error) {
      if (error instanceof ReadersBusy) return refuseBot('SLOW_DOWN');
      throw error;
    } finally {
      count(person, -1);
    }
  };
};
