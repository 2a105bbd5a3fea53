import { sql as query } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { MAX_WAITING } from '../../src/sockets/attendance-queue.ts';
import { openNewPostgres } from '../support/databases.ts';
import { SeatedTables } from './seated-table.ts';

/** Messages that wait for each other, while the database takes its time. */

const all = SeatedTables.forEach(openNewPostgres);

/** No person can be stored as present until the work is done. */
const whilePresenceIsLocked = (work: () => Promise<void>): Promise<void> =>
  all.sql.sql.transaction(async (holder) => {
    await holder.execute(query`lock table presence in access exclusive mode`);
    await work();
  });

const tablesStored = async (): Promise<number> => (await all.sql.sql.select().from(tables)).length;

test('only so many wait for the ones before them', async () => {
  const { code } = await all.seated();
  const xem = await all.client('xem');
  const more = 5;
  const answers: Promise<string>[] = [];
  await whilePresenceIsLocked(async () => {
    const refused: string[] = [];
    for (let number = 0; number < MAX_WAITING + more; number++) {
      const answer = xem.code('resume_table', { tableId: code });
      answers.push(answer);
      void answer.then((told) => refused.push(told));
    }
    await until(
      'the refusals',
      () => refused.length,
      (count) => count === more,
    );
    expect(refused).toEqual(Array(more).fill('SLOW_DOWN'));
  });
  const told = await Promise.all(answers);
  expect(told).toEqual([...Array(MAX_WAITING).fill('ok'), ...Array(more).fill('SLOW_DOWN')]);
  expect(await xem.code('resume_table', { tableId: code })).toBe('ok');
});

test('what still waits when the line breaks is not done', async () => {
  const { code } = await all.seated();
  const before = await tablesStored();
  const xem = await all.client('xem');
  await whilePresenceIsLocked(async () => {
    xem.socket.emit('resume_table', { tableId: code });
    for (let number = 0; number < 3; number++) xem.socket.emit('create_table', { settings: { game: 'phom' } });
    // Messages of one line are read in order: after this answer the others wait.
    await xem.must('unfollow_tables', {});
    await all.broken(xem);
  });
  // What was asked on that connection has been answered, though the answer was not read.
  await all.fixture.sockets.settled();
  expect(await tablesStored()).toBe(before);
});
