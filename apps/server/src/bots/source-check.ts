import type { BotFault } from '@sanh-rong/bot-kit';
import { ok } from '@sanh-rong/engine';
import { ReadersBusy } from '../readers/readers.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** What is wrong with a source before anybody runs it; refused where too much is being read already. */
export type SourceCheck = (person: string, source: string) => Promise<BotRuling<BotFault | null>>;

/** One source of a person is read at a time: whoever sends many waits for their own, and others hardly for them. */
export const newSourceCheck = (check: (source: string) => Promise<BotFault | null>): SourceCheck => {
  /** The last one of each person, after which the next one comes. */
  const underway = new Map<string, Promise<unknown>>();
  const inTurn = <Value>(person: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = (underway.get(person) ?? Promise.resolve()).then(work);
    const done: Promise<void> = turn
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (underway.get(person) === done) underway.delete(person);
      });
    underway.set(person, done);
    return turn;
  };
  return (person, source) =>
    inTurn(person, () => check(source)).then(ok, (error: unknown) => {
      if (error instanceof ReadersBusy) return refuseBot('SLOW_DOWN');
      throw error;
    });
};
