import { describe, expect, test } from 'vitest';
import { MAX_FOLLOWED, MAX_SOCKETS_EACH } from '../../src/sockets/gate.ts';
import { COMINGS_EACH, PACE, TABLES_EACH } from '../../src/sockets/pace.ts';
import { Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { within } from '../support/within.ts';
import { SeatedTables } from './seated-table.ts';

/** How much one person, one connection and one address may do. */

const all = SeatedTables.forEach(openNewEmbedded);

describe('limits of sockets', () => {
  test('coming and going all the time is slowed down', async () => {
    const { code } = await all.seated();
    const xem = await all.client('xem');
    const codes: string[] = [];
    for (let i = 0; i < 2 * COMINGS_EACH.burst; i++) {
      all.now += 300;
      codes.push(await xem.code('join_table', { tableId: code, watch: true }));
      await xem.ask('leave_table', { tableId: code });
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
    expect(codes.slice(-3)).toContain('SLOW_DOWN');
  });

  test('a connection that breaks while it introduces itself does not count for ever', async () => {
    for (let i = 0; i < MAX_SOCKETS_EACH + 5; i++) {
      const gone = new Client(all.fixture.url, 'nam');
      await within('an open connection', new Promise<void>((resolve) => gone.socket.io.on('open', () => resolve())));
      gone.socket.io.engine.close();
    }
    await expect(all.client('nam')).resolves.toBeDefined();
  });

  test('a connection follows only so many tables', async () => {
    const nam = await all.client('nam');
    for (let i = 0; i < MAX_FOLLOWED; i++) {
      all.now += TABLES_EACH.every;
      await nam.view('create_table', { settings: { game: 'phom' } });
    }
    all.now += TABLES_EACH.every;
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('TOO_MANY_FOLLOWED');
    const [first] = nam.followers.keys();
    // One that is followed already is not one more, and one that is looked away from makes room.
    expect(await nam.code('resume_table', { tableId: first })).toBe('ok');
    await nam.must('unfollow_table', { tableId: first });
    expect(await nam.code('create_table', { settings: { game: 'phom' } })).toBe('ok');
    expect(await nam.code('resume_table', { tableId: first })).toBe('TOO_MANY_FOLLOWED');
  });

  test('one person opens only so many tables and connections', async () => {
    const nam = await all.client('nam');
    for (let i = 0; i < TABLES_EACH.burst; i++) await nam.view('create_table', { settings: { game: 'lieng' } });
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('TOO_MANY_TABLES');
    all.now += TABLES_EACH.every;
    expect(await nam.code('create_table', { settings: { game: 'lieng' } })).toBe('ok');
    const more = await Promise.all(Array.from({ length: MAX_SOCKETS_EACH - 1 }, () => all.client('nam')));
    await expect(all.client('nam')).rejects.toThrow('TOO_MANY_CONNECTIONS');
    more[0].socket.disconnect();
    await expect(all.client('lan')).resolves.toBeDefined();
  });

  test('a flood is slowed, then cut', async () => {
    const nam = await all.client('nam');
    const cut = nam.disconnected();
    const answers = await Promise.all(
      Array.from({ length: PACE.burst + 20 }, () => nam.code('start_game', { tableId: 'NOSUCHCODE' })),
    );
    expect(answers.filter((code) => code === 'NO_TABLE')).toHaveLength(PACE.burst);
    expect(answers.filter((code) => code === 'SLOW_DOWN')).toHaveLength(20);
    for (let i = 0; i <= PACE.patience; i++) nam.socket.emit('start_game', { tableId: 'NOSUCHCODE' });
    await cut;
    expect(nam.socket.connected).toBe(false);
  });
});
