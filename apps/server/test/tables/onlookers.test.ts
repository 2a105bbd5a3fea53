import { describe, expect, test } from 'vitest';
import { MAX_ONLOOKERS_ADDRESS, MAX_ONLOOKERS_PERSON, MAX_ONLOOKERS_WIDER } from '../../src/sockets/onlookers.ts';
import type { Client } from '../support/client.ts';
import { openNewPostgres } from '../support/databases.ts';
import { SeatedTables } from './seated-table.ts';

/** Who may look on at a table, and what those see for whom there is no room. */

const all = SeatedTables.forEach(openNewPostgres);

/** What comes of looking on: 'ok', 'crowded' for a door that is not followed, or the code of a refusal. */
const lookOn = async (client: Client, tableId: string, watch = false): Promise<string> => {
  const answer = await client.ask(watch ? 'join_table' : 'resume_table', { tableId, ...(watch ? { watch } : {}) });
  if (!answer.ok) return answer.error.code;
  return answer.crowded === true ? 'crowded' : 'ok';
};

const windowsOf = (person: string, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => all.client(person)));

const followersOf = (code: string, person: string): number =>
  [...all.fixture.sockets.rooms.followers('now', code), ...all.fixture.sockets.rooms.followers('past', code)].filter(
    ({ data }) => data.signedIn.person.id === person,
  ).length;

const times = (answers: readonly string[], answer: string): number => answers.filter((each) => each === answer).length;

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('those who look on', () => {
  test('are counted when they come in the same moment', async () => {
    const { code } = await all.seated();
    const windows = await windowsOf('xem', 16);
    const answers = await Promise.all(windows.map((window) => lookOn(window, code)));
    expect(times(answers, 'ok')).toBe(MAX_ONLOOKERS_PERSON);
    expect(times(answers, 'crowded')).toBe(windows.length - MAX_ONLOOKERS_PERSON);
    expect(followersOf(code, 'xem')).toBe(MAX_ONLOOKERS_PERSON);
  });

  test('are counted in the same moment at a table that nobody follows here', async () => {
    const { nam, bac, code } = await all.seated();
    await Promise.all([all.broken(nam), all.broken(bac)]);
    all.fixture.tables.keepFollowed(() => false);
    const windows = await windowsOf('xem', 16);
    await Promise.all(windows.map((window) => lookOn(window, code)));
    expect(followersOf(code, 'xem')).toBe(MAX_ONLOOKERS_PERSON);
  });

  test('find no open door to a delayed game when there is no room to watch it', async () => {
    const { code } = await all.seated({ watchers: 'delayed' });
    const windows = await windowsOf('xem', MAX_ONLOOKERS_PERSON + 1);
    const [first, ...others] = windows;
    const answers = [await lookOn(first, code, true)];
    for (const window of others) answers.push(await lookOn(window, code));
    expect(answers).toEqual([...Array(MAX_ONLOOKERS_PERSON).fill('ok'), 'WATCHERS_FULL']);
  });

  test('do not close the door: strangers see it, and sit down', async () => {
    const [nam, lan] = [await all.client('nam'), await all.client('lan')];
    const { code } = await nam.view('create_table', { settings: { game: 'tienlen', visibility: 'public' } });
    for (let number = 0; number < MAX_ONLOOKERS_ADDRESS; number++) {
      expect(await lookOn(await all.client(`xem ${number}`), code)).toBe('ok');
    }
    const door = await lan.must('resume_table', { tableId: code });
    expect(door).toMatchObject({ crowded: true, view: { code, you: null, watching: false, game: null }, story: [] });
    const { seq } = await all.stored(code);
    await nam.must('table_command', { tableId: code, command: { type: 'configure', settings: { turnSeconds: 77 } } });
    await nam.reached(seq + 1);
    expect(lan.updates).toEqual([]);
    expect(await lookOn(lan, code, true)).toBe('WATCHERS_FULL');
    expect(await lan.view('join_table', { tableId: code })).toMatchObject({ you: 1 });
    expect(await lookOn(lan, code)).toBe('ok');
  });

  test('come from a few networks of one provider at most', async () => {
    const nam = await all.client('nam');
    const { code } = await nam.view('create_table', { settings: { game: 'tienlen' } });
    const answers: string[] = [];
    for (let number = 0; number < MAX_ONLOOKERS_WIDER + 2; number++) {
      const client = await all.client(`xem ${number}`, 'vi', from(`2001:db8:1:${number.toString(16)}::1`));
      answers.push(await lookOn(client, code));
    }
    expect(times(answers, 'ok')).toBe(MAX_ONLOOKERS_WIDER);
    expect(answers.slice(-2)).toEqual(['crowded', 'crowded']);
    expect(await lookOn(await all.client('lan', 'vi', from('2001:db8:2::1')), code)).toBe('ok');
  });
});
