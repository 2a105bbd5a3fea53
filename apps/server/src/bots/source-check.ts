import type { BotFault } from '@sanh-rong/bot-kit';
import { ok } from '@sanh-rong/engine';
import { KeyedQueue } from '../keyed-queue.ts';
import { ParsingBusy } from '../parsing-threads/parsing-threads.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** What is wrong with a source, found without running it; refused where too much is being read already. */
export type SourceCheck = (person: string, source: string) => Promise<BotRuling<BotFault | null>>;

/**
 * One source of a person is read at a time, and persons who share a network take turns as one: an author who sends many waits
 * for their own, as a crowd of guests does, and others hardly wait for them.
 */
export const newSourceCheck = (
  check: (source: string, turn: string) => Promise<BotFault | null>,
  turnOf: (person: string) => Promise<string>,
): SourceCheck => {
  const turns = new KeyedQueue();
  return (person, source) =>
    turns
      .take(person, async () => check(source, await turnOf(person)))
      .then(ok, (error: unknown) => {
        if (error instanceof ParsingBusy) return refuseBot('SLOW_DOWN');
        throw error;
      });
};
