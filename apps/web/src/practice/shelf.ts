import type { TableEvent } from '@sanh-rong/table';
import { change, countOf, readAll, readOne } from './database.ts';
import type { Keeper, PracticeGame, PracticeGlimpse } from './kept.ts';

export { PRACTICE_ID, type PracticeGame, type PracticeGlimpse, type PracticeSeat } from './kept.ts';

/** Practice tables and games as this device keeps them. Pages read them without loading any game. */

/** How many finished games are kept. */
export const MOST_GAMES = 50;

const GLIMPSE = 'glimpse';

/** Where storage is switched off there is just nothing kept: one can still play. */
const orNothing = async <Value>(read: Promise<Value>, nothing: Value): Promise<Value> => {
  try {
    return await read;
  } catch {
    return nothing;
  }
};

const newestFirst = (one: PracticeGame, other: PracticeGame): number => other.endedAt - one.endedAt;

/** Finished practice games, newest first. */
export const practiceGames = async (): Promise<readonly PracticeGame[]> =>
  [...(await orNothing(readAll<PracticeGame>('games'), []))].sort(newestFirst);

/** One of them by its id; null when it is not, or no longer, here. */
export const practiceGame = (id: string): Promise<PracticeGame | null> =>
  orNothing(readOne<PracticeGame>('games', id), null);

/** The session that waits to be played on; null when there is none. */
export const unfinishedPractice = async (): Promise<PracticeGlimpse | null> => {
  const glimpse = await orNothing(readOne<PracticeGlimpse>('table', GLIMPSE), null);
  return glimpse?.unfinished ? glimpse : null;
};

/** Keeps a host's table on this device, one thing after the other. */
export class Shelf implements Keeper {
  private last: Promise<unknown> = Promise.resolve();

  async read(): Promise<readonly TableEvent[]> {
    await this.last;
    return orNothing(readAll<TableEvent>('events'), []);
  }

  keep(from: number, events: readonly TableEvent[], glimpse: PracticeGlimpse): void {
    this.queue(() =>
      change(['events', 'table'], (drawer) => {
        // Another tab may have left events of its own behind: what is kept now stands in their place.
        drawer('events').delete(IDBKeyRange.lowerBound(from));
        for (const [at, event] of events.entries()) drawer('events').put(event, from + at);
        drawer('table').put(glimpse, GLIMPSE);
      }),
    );
  }

  forget(): void {
    this.queue(() =>
      change(['events', 'table'], (drawer) => {
        drawer('events').clear();
        drawer('table').clear();
      }),
    );
  }

  finish(game: PracticeGame): void {
    this.queue(async () => {
      const games = await practiceGames();
      const tooOld = games.slice(MOST_GAMES - 1);
      await change(['games'], (drawer) => {
        for (const { id } of tooOld) drawer('games').delete(id);
        drawer('games').put(game, game.id);
      });
    });
  }

  async hasFinished(): Promise<boolean> {
    await this.last;
    return (await orNothing(countOf('games'), 0)) > 0;
  }

  private queue(work: () => Promise<void>): void {
    this.last = this.last.then(work).catch(() => {});
  }
}
