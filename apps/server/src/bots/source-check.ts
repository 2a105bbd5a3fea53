import type { BotFault } from '@sanh-rong/bot-kit';
import { ok } from '@sanh-rong/engine';
import { InTurn } from '../in-turn.ts';
import { ReadersBusy } from '../readers/readers.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** What is wrong with a source before anybody runs it; refused where too much is being read already. */
export type SourceCheck = (person: string, source: string) => Promise<BotRuling<BotFault | null>>;

/** One source of a person is read at a time: an author who sends many waits for their own, and others hardly for them. */
export const newSourceCheck = (check: (source: string) => Promise<BotFault | null>): SourceCheck => {
  const turns = new InTurn();
  return (person, source) =>
    turns
      .run(person, () => check(source))
      .then(ok, (error: unknown) => {
        if (error instanceof ReadersBusy) return refuseBot('SLOW_DOWN');
        throw error;
      });
};
