import { Random } from '@sanh-rong/engine';
import { isPerson, TIMES } from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import { DATABASES } from '../support/databases.ts';
import { SeatedTables } from './seated-table.ts';

/** Who is at a table, and what it hears of connections that break. */

describe.each(DATABASES)('people at tables kept in $name', ({ open }) => {
  const all = SeatedTables.forEach(open);

  test('SY-25 a broken connection is seen by all; whoever comes back gets the table as it is', async () => {
    const { nam, bac, code } = await all.seated();
    const { seq } = await all.stored(code);
    await all.broken(bac);
    await all.lasting();
    await nam.reached(seq + 1);
    expect(nam.at(code).seats[1]).toMatchObject({ name: 'bac', away: true });
    const again = await all.client('bac');
    const view = await again.view('resume_table', { tableId: code });
    expect(view).toMatchObject({ you: 1, phase: 'playing' });
    expect(view.game?.hands[1]).toHaveLength(13);
    await nam.reached(seq + 2);
    expect(nam.at(code).seats[1]).toMatchObject({ away: false });
  });

  test('a watcher is listed while connected, and sees nothing of the game before or after', async () => {
    const { nam, code } = await all.seated();
    const xem = await all.client('xem');
    expect((await xem.view('resume_table', { tableId: code })).game).toBeNull();
    expect((await xem.view('join_table', { tableId: code, watch: true })).game).not.toBeNull();
    const { seq } = await all.stored(code);
    await nam.reached(seq);
    expect(nam.at(code).watchers).toEqual(['xem']);
    await all.broken(xem);
    await all.lasting();
    await nam.reached(seq + 1);
    expect(nam.at(code).watchers).toEqual([]);
  });

  test('whoever looks away from a table hears of it no more; the seat waits, and is theirs when they come back', async () => {
    const { nam, bac, code } = await all.seated();
    const { seq } = await all.stored(code);
    await bac.must('unfollow_table', { tableId: code });
    await all.lasting();
    await nam.reached(seq + 1);
    expect(nam.at(code).seats[1]).toMatchObject({ name: 'bac', away: true, standIn: false });
    await nam.must('send_message', { tableId: code, text: 'bắc đâu rồi' });
    await nam.until(() => nam.messages.some(({ text }) => text === 'bắc đâu rồi'));
    await bac.must('unfollow_tables', {});
    expect(bac.at(code).seq).toBe(seq);
    expect(bac.messages.filter(({ kind }) => kind === 'text')).toEqual([]);
    expect(await bac.view('resume_table', { tableId: code })).toMatchObject({ you: 1, phase: 'playing', seq: seq + 2 });
    await nam.reached(seq + 2);
    expect(nam.at(code).seats[1]).toMatchObject({ away: false });
  });

  test('looking away and back at once, again and again, leaves nobody away', async () => {
    const { nam, bac, code } = await all.seated();
    const asked = Array.from({ length: 5 }, () => [
      bac.must('unfollow_table', { tableId: code }),
      bac.must('resume_table', { tableId: code }),
    ]);
    await Promise.all(asked.flat());
    const state = await all.stored(code);
    expect(state.seats[1]).toMatchObject({ away: false });
    await nam.reached(state.seq);
    await bac.until(() => bac.at(code).seq === state.seq);
    await all.moveOn([nam, bac], code, new Random('still here'), 'after all');
  });

  test('looking away with one of two windows changes nothing for the other', async () => {
    const { nam, bac, code } = await all.seated();
    const second = await all.client('bac');
    await second.view('resume_table', { tableId: code });
    const { seq } = await all.stored(code);
    await second.must('unfollow_table', { tableId: code });
    await all.moveOn([nam, bac], code, new Random('one window'), 'seen in one');
    expect((await all.stored(code)).seq).toBe(seq + 1);
    await second.must('unfollow_tables', {});
    expect(second.at(code).seq).toBe(seq);
  });

  test.each(['live', 'delayed'])(
    '%s: a watcher knows that it is they who watch, whatever others are called',
    async (watchers) => {
      const { nam, code } = await all.seated({ watchers });
      all.now += TIMES.watchDelay;
      const [xem, namesake] = await Promise.all([all.client('xem'), all.client('xem too')]);
      expect(await namesake.view('resume_table', { tableId: code })).toMatchObject({ watching: false });
      expect(await xem.view('join_table', { tableId: code, watch: true })).toMatchObject({ watching: true, you: null });
      const { seq } = await all.stored(code);
      await Promise.all([nam.reached(seq), namesake.reached(seq)]);
      expect([nam, namesake].map((each) => each.at(code).watching)).toEqual([false, false]);
      await xem.must('unfollow_table', { tableId: code });
      await nam.reached(seq + 1);
      expect(nam.at(code).watchers).toEqual([]);
      expect(await xem.view('resume_table', { tableId: code })).toMatchObject({ watching: false, game: null });
    },
  );

  test('SY-21 somebody with two windows open is away only when both are closed', async () => {
    const { nam, bac, code } = await all.seated();
    const second = await all.client('bac');
    await second.view('resume_table', { tableId: code });
    const { seq } = await all.stored(code);
    await all.broken(bac);
    await all.lasting();
    expect((await all.stored(code)).seq).toBe(seq);
    await all.broken(second);
    await all.lasting();
    await nam.reached(seq + 1);
    expect(nam.updates[nam.updates.length - 1].type).toBe('away');
    expect((await all.stored(code)).seq).toBe(seq + 1);
  });

  test('whoever is signed out is cut off at once', async () => {
    const { nam, bac, code } = await all.seated();
    const cut = bac.disconnected();
    all.fixture.sockets.credentials.cut({ person: 'bac', signIns: ["bac's"], apiTokens: [] });
    expect(await cut).toBe('io server disconnect');
    await all.lasting();
    await nam.until(() => nam.at(code).seats.some((seat) => seat.kind === 'person' && seat.away));
    expect(nam.socket.connected).toBe(true);
  });

  test('SY-20 a line that drops and returns within moments stores nothing, however often', async () => {
    const { nam, bac, code } = await all.seated({ turnSeconds: 120 });
    const xem = await all.client('xem');
    await xem.view('join_table', { tableId: code, watch: true });
    const before = await all.stored(code);
    let lines = [nam, bac, xem];
    for (let times = 0; times < 12; times++) {
      await Promise.all(lines.map((each) => all.broken(each)));
      all.now += LASTING - 1;
      await all.fixture.sockets.attendance.settleLasting();
      lines = await Promise.all(['nam', 'bac', 'xem'].map((id) => all.client(id)));
      await Promise.all(lines.map((each) => each.must('resume_table', { tableId: code })));
      // Time enough for all that was noted of the last time to come due.
      all.now += 2;
      await all.fixture.sockets.attendance.settleLasting();
    }
    expect(await all.stored(code)).toEqual(before);
    const updates = lines.flatMap((each) => each.updates);
    expect(updates).toEqual([]);
  });

  test('a turn that would run out before the table hears of it is held at once, and once', async () => {
    const { nam, bac, code } = await all.seated();
    const state = await all.stored(code);
    const [who, id, seat] = nam.at(code).turn === 0 ? ([nam, 'nam', 0] as const) : ([bac, 'bac', 1] as const);
    all.now = (state.wake ?? 0) - LASTING;
    await all.broken(who);
    const held = await until(
      'the turn to be held',
      () => all.stored(code),
      ({ seq }) => seq > state.seq,
    );
    expect(held.seats[seat]).toMatchObject({ away: true });
    expect(held.wake).toBe(all.now + TIMES.heldSeat);
    const again = await all.client(id);
    await again.view('resume_table', { tableId: code });
    const back = await all.stored(code);
    all.now = (back.wake ?? 0) - 1;
    await all.broken(again);
    await all.client(id).then((third) => third.must('resume_table', { tableId: code }));
    expect((await all.stored(code)).seq).toBe(back.seq);
  });

  test('a turn with time enough waits for somebody who reloads, without the table hearing of it', async () => {
    const { nam, bac, code } = await all.seated();
    const { seq, wake } = await all.stored(code);
    const [who, id] = nam.at(code).turn === 0 ? ([nam, 'nam'] as const) : ([bac, 'bac'] as const);
    await all.broken(who);
    all.now += 3_000;
    const again = await all.client(id);
    expect(await again.view('resume_table', { tableId: code })).toMatchObject({ seq, until: wake });
    await all.lasting();
    expect((await all.stored(code)).seq).toBe(seq);
  });

  test('a connection that looks away and comes back just when that is noted is there', async () => {
    const { nam, bac, code } = await all.seated();
    await bac.must('unfollow_table', { tableId: code });
    all.now += LASTING;
    await Promise.all([all.fixture.sockets.attendance.settleLasting(), bac.must('resume_table', { tableId: code })]);
    await until(
      'the seat to be taken',
      () => all.stored(code),
      ({ seats }) => isPerson(seats[1]) && !seats[1].away,
    );
    expect(await all.fixture.presence.isThere({ code, person: 'bac' })).toBe(true);
    await nam.reached((await all.stored(code)).seq);
  });

  test('SY-20 those at the table see at once that a line broke and that it is back, and nothing of it is stored', async () => {
    const { nam, bac, code } = await all.seated();
    const before = await all.stored(code);
    await all.broken(bac);
    await nam.until(() => nam.presences.length === 1);
    // So does a person who comes only now.
    const xem = await all.client('xem');
    await xem.view('resume_table', { tableId: code });
    expect(xem.presences).toEqual([{ tableId: code, away: [1] }]);
    const again = await all.client('bac');
    await again.view('resume_table', { tableId: code });
    await nam.until(() => nam.presences.length === 2);
    expect(nam.presences.map(({ away }) => away)).toEqual([[1], []]);
    expect(await all.stored(code)).toEqual(before);
    expect(all.fixture.absences).toEqual([true, false].map((isGone) => ({ code, person: 'bac', isGone })));
  });

  test('a line that breaks again and again is told of once in a while', async () => {
    const { nam, bac, code } = await all.seated({ turnSeconds: 120 });
    let line = bac;
    for (let times = 0; times < 10; times++) {
      await all.broken(line);
      line = await all.client('bac');
      await line.must('resume_table', { tableId: code });
    }
    await nam.must('unfollow_tables', {});
    expect(nam.presences.length).toBeLessThanOrEqual(2);
  });

  test('an absence that lasts is the table’s, and is told no longer', async () => {
    const { nam, bac, code } = await all.seated();
    await all.broken(bac);
    await nam.until(() => nam.presences.length === 1);
    await all.lasting();
    await nam.until(() => nam.presences.length === 2);
    expect(nam.presences[1]).toEqual({ tableId: code, away: [] });
    expect(nam.at(code).seats[1]).toMatchObject({ away: true });
  });

  test('what another node saw break is told here, unless they are connected here', async () => {
    const { nam, code } = await all.seated();
    const { attendance } = all.fixture.sockets;
    attendance.heard({ code, person: 'bac', isGone: true });
    expect(all.fixture.absences).toEqual([{ code, person: 'bac', isGone: false }]);
    await nam.must('unfollow_tables', {});
    expect(nam.presences).toEqual([]);
    const lan = await all.client('lan');
    const { code: other } = await lan.view('create_table', { settings: { game: 'tienlen', seats: 2 } });
    await all.fixture.tables.ask(other, { id: 'hoa', name: 'Hoa' }, { type: 'sit' });
    attendance.heard({ code: other, person: 'hoa', isGone: true });
    await lan.until(() => lan.presences.length === 1);
    expect(lan.presences[0]).toEqual({ tableId: other, away: [1] });
    // A node that never hears how it ended forgets it.
    all.now += 2 * LASTING;
    await attendance.settleLasting();
    await lan.until(() => lan.presences.length === 2);
    expect(lan.presences[1]).toEqual({ tableId: other, away: [] });
  });
});
