import { describe, expect, test } from 'vitest';
import { PERSON_RATE_LIMIT, TABLE_RATE_LIMIT } from '../src/rate-limit.ts';
import { TIMES } from '../src/times.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

const DAY = 24 * 3_600_000;

/** Does something again and again until the table has had enough; how often it was done. */
const often = (table: TestTable, ...steps: readonly (readonly [typeof AN, unknown])[]): number => {
  for (let times = 0; ; times++) {
    for (const [who, command] of steps) if (table.ask(who, command) === 'SLOW_DOWN') return times;
    expect(times).toBeLessThan(10 * TABLE_RATE_LIMIT.burst);
  }
};

/** So many strangers do something, and undo it, as often as they may; how often it was done. */
const crowdOften = (table: TestTable, size: number, done: unknown, undone: unknown): number =>
  Array.from({ length: size }, (_, at) => ({ id: `stranger ${JSON.stringify(done)} ${at}`, name: 'Lạ' }))
    .map((who) => often(table, [who, done], [who, undone]))
    .reduce((all, times) => all + times, 0);

describe('coming, going and changing things at a table', () => {
  test('strangers who come and go keep nobody from a seat, nor those who sit there from anything', () => {
    const table = new TestTable();
    expect(crowdOften(table, 60, { type: 'watch' }, { type: 'unwatch' })).toBeGreaterThan(200);
    expect(table.ask(BINH, { type: 'sit' })).toBe('sat');
    table.ask(BINH, { type: 'leave' });
    expect(crowdOften(table, 100, { type: 'sit' }, { type: 'leave' })).toBeGreaterThan(50);
    expect(table.ask(CHI, { type: 'sit' })).toBe('SLOW_DOWN');
    expect(table.ask(AN, { type: 'ready' })).toBe('readied');
    often(table, [AN, { type: 'ready', ready: false }]);
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } })).toBe('configured');
  });

  test('a crowd that sits down and leaves keeps no friend from a seat, nor from watching, nor from coming again', () => {
    const table = new TestTable();
    expect(crowdOften(table, 12, { type: 'sit' }, { type: 'leave' })).toBe(12 * PERSON_RATE_LIMIT.burst);
    expect(table.ask(BINH, { type: 'watch' })).toBe('watched');
    // Forty of them, who have all they may.
    crowdOften(table, 40, { type: 'sit', seat: 1 }, { type: 'leave' });
    expect(table.ask(BINH, { type: 'sit' })).toBe('sat');
    table.ask(BINH, { type: 'leave' });
    expect(table.ask(BINH, { type: 'sit' })).toBe('sat');
    expect(table.ask(BINH, { type: 'ready' })).toBe('readied');
  });

  test('what one person may comes back with time, and who has made up for it is forgotten', () => {
    const table = new TestTable();
    expect(often(table, [CHI, { type: 'watch' }], [CHI, { type: 'unwatch' }])).toBe(PERSON_RATE_LIMIT.burst);
    table.now += PERSON_RATE_LIMIT.every;
    expect(table.ask(CHI, { type: 'watch' })).toBe('watched');
    table.ask(CHI, { type: 'unwatch' });
    expect(table.ask(CHI, { type: 'watch' })).toBe('SLOW_DOWN');
    table.now += PERSON_RATE_LIMIT.burst * PERSON_RATE_LIMIT.every;
    expect(table.ask(BINH, { type: 'sit' })).toBe('sat');
    expect(Object.keys(table.state.visits)).toEqual([BINH.id]);
  });

  test('whoever sits there and gets ready and unready all the time can still be sent away', () => {
    const table = new TestTable();
    table.ask(BINH, { type: 'sit' });
    often(table, [BINH, { type: 'ready' }], [BINH, { type: 'ready', ready: false }]);
    expect(table.ask(AN, { type: 'kick', seat: 1 })).toBe('kicked');
  });

  test('a table that has had enough makes up for it with time, and a refusal changes nothing', () => {
    const table = new TestTable();
    often(table, [AN, { type: 'configure', settings: { turnSeconds: 20 } }]);
    const { length } = table.events;
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 30 } })).toBe('SLOW_DOWN');
    expect(table.events).toHaveLength(length);
    table.now += TABLE_RATE_LIMIT.every;
    expect(table.ask(AN, { type: 'configure', settings: { turnSeconds: 30 } })).toBe('configured');
  });

  test('leaving, and playing, is never too much', () => {
    const table = new TestTable();
    table.ask(CHI, { type: 'watch' });
    table.dealt();
    often(table, [AN, { type: 'handOver', seat: 1 }], [BINH, { type: 'handOver', seat: 0 }]);
    const { who, legal } = table.turn;
    expect(table.ask(who, { type: 'act', action: legal[0] })).toBe('acted');
    expect(table.ask(CHI, { type: 'unwatch' })).toBe('unwatched');
    expect(table.ask(BINH, { type: 'leave' })).toContain('left');
  });

  test('session after session, however brisk: one that was played gives back what its lobby took', () => {
    const table = new TestTable({ game: 'lieng', games: 1 });
    table.ask(BINH, { type: 'sit' });
    for (let session = 0; session < 3 * PERSON_RATE_LIMIT.burst; session++) {
      expect(table.ask(BINH, { type: 'ready' }), `session ${session}`).toBe('readied');
      expect(table.ask(AN, { type: 'start' })).toBe('countdown');
      table.after(TIMES.countdown);
      table.playOut();
      table.after(0);
      expect(table.state.phase).toBe('completed');
      expect(table.ask(AN, { type: 'again' })).toBe('reopened');
    }
    // What was done beside playing is still counted.
    expect(often(table, [CHI, { type: 'watch' }], [CHI, { type: 'unwatch' }])).toBe(PERSON_RATE_LIMIT.burst);
    expect(often(table, [BINH, { type: 'ready' }])).toBe(PERSON_RATE_LIMIT.burst);
  });

  test('a day of the most that is allowed is a log of so many events and no more', () => {
    const table = new TestTable();
    const end = table.now + DAY;
    for (; table.now < end; table.now += TABLE_RATE_LIMIT.every / 2) {
      table.ask(CHI, { type: 'watch' });
      table.ask(CHI, { type: 'unwatch' });
      table.ask(AN, { type: 'ready', ready: false });
    }
    const allowed = TABLE_RATE_LIMIT.burst + DAY / TABLE_RATE_LIMIT.every;
    // Each that is limited may bring one that is not: going follows on coming.
    expect(table.events.length).toBeLessThanOrEqual(2 * allowed + 1);
  });
});
