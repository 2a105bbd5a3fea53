import { fairSeed, linksOf, pledgeOf } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import type { TableEvent } from '../src/events.ts';
import { replayTable } from '../src/evolve.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';
import { live, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

/** All texts for the shuffle are pledged before the first is opened. */

const OF_AN = 'của Nam';
const OF_BINH = 'của Bắc';

const pledged = (table: TestTable, text: string): string => pledgeOf(table.state.commitment, text);

/** Two people ready, each with a pledge. */
const pledging = (): TestTable => {
  const table = new TestTable();
  table.ask(BINH, { type: 'sit' });
  table.ask(AN, { type: 'ready', pledge: pledged(table, OF_AN) });
  table.ask(BINH, { type: 'ready', pledge: pledged(table, OF_BINH) });
  return table;
};

const counting = (): TestTable => {
  const table = pledging();
  table.ask(AN, { type: 'start' });
  return table;
};

const fairFor = (table: TestTable, person: string) => viewTable(table.state, person).fair;

describe('texts for the shuffle', () => {
  test('are pledged in the lobby, brought during the countdown and shown with the first deal', () => {
    const table = pledging();
    const pledges = [pledged(table, OF_AN), pledged(table, OF_BINH)];
    expect(table.ask(AN, { type: 'bringText', text: OF_AN })).toBe('NOT_NOW');
    expect(table.ask(AN, { type: 'start' })).toBe('countdown');
    expect(fairFor(table, BINH.id)).toMatchObject({ pledges, contributions: [] });
    expect(table.ask(AN, { type: 'bringText', text: OF_AN })).toBe('textBrought');
    expect(table.ask(BINH, { type: 'bringText', text: OF_BINH })).toBe('textBrought');
    // Brought is not shown: only the deal shows them.
    for (const { id } of [AN, BINH]) expect(JSON.stringify(viewTable(table.state, id))).not.toContain('của');
    expect(table.after(TIMES.countdown)).toBe('dealt');
    expect(fairFor(table, BINH.id)).toMatchObject({ pledges: [], contributions: [OF_AN, OF_BINH] });
    const [, link] = linksOf(table.state.secret, table.state.settings.games);
    const dealt = table.events.find((event) => event.type === 'dealt');
    expect(dealt).toMatchObject({ seed: fairSeed(link, [OF_AN, OF_BINH], 1) });
  });

  test('cannot be others than those that were pledged, nor be changed once the pledges stand', () => {
    const table = counting();
    expect(table.ask(BINH, { type: 'bringText', text: 'chosen later' })).toBe('BAD_COMMAND');
    expect(table.ask(BINH, { type: 'ready', pledge: pledged(table, 'chosen later') })).toBe('NOT_NOW');
    expect(table.ask(BINH, { type: 'ready', contribution: 'chosen later' })).toBe('NOT_NOW');
    expect(table.ask(CHI, { type: 'bringText', text: OF_BINH })).toBe('NOT_SEATED');
    // The same once more changes nothing, before it is brought and after.
    expect(table.ask(BINH, { type: 'bringText', text: OF_BINH })).toBe('textBrought');
    expect(table.ask(BINH, { type: 'bringText', text: OF_BINH })).toBe('');
    table.ask(BINH, { type: 'ready', pledge: pledged(table, OF_BINH) });
    table.ask(AN, { type: 'bringText', text: OF_AN });
    table.after(TIMES.countdown);
    expect(fairFor(table, AN.id).contributions).toEqual([OF_AN, OF_BINH]);
  });

  test('that come late are waited for a little, and dealt with at once when they are there', () => {
    const table = counting();
    const { until } = viewTable(table.state, AN.id);
    table.ask(AN, { type: 'bringText', text: OF_AN });
    expect(table.after(TIMES.countdown)).toBe('');
    expect(viewTable(table.state, AN.id).until).toBe(until);
    expect(table.ask(BINH, { type: 'bringText', text: OF_BINH })).toBe('textBrought');
    expect(table.after(0)).toBe('dealt');
  });

  test('that do not come stop the countdown: who owes one is not ready, and what was opened is spent', () => {
    const table = counting();
    table.ask(AN, { type: 'bringText', text: OF_AN });
    expect(table.after(TIMES.countdown + TIMES.textsLate - 1)).toBe('');
    expect(table.after(1)).toBe('countdownStopped readied');
    const { phase, seats } = viewTable(table.state, AN.id);
    expect({ phase, ready: seats.map((seat) => seat.kind === 'person' && seat.ready) }).toEqual({
      phase: 'waiting',
      ready: [true, false],
    });
    expect(fairFor(table, AN.id).pledges).toEqual([null, null]);
    // Nothing that was known before goes into the next deal.
    table.ask(BINH, { type: 'ready' });
    table.ask(AN, { type: 'start' });
    expect(table.after(TIMES.countdown)).toBe('dealt');
    expect(fairFor(table, AN.id).contributions).toEqual([null, null]);
  });

  test.each([
    ['is no longer ready', { type: 'ready', ready: false }, [null, null]],
    ['leaves', { type: 'leave' }, [null, null]],
  ])('are asked for anew when somebody %s during the countdown', (_, command, pledges) => {
    const table = counting();
    table.ask(AN, { type: 'bringText', text: OF_AN });
    table.ask(BINH, command);
    expect(fairFor(table, AN.id).pledges).toEqual(pledges);
    expect(table.ask(AN, { type: 'ready', pledge: pledged(table, 'another') })).toBe('readied');
    expect(fairFor(table, AN.id).pledges).toEqual([pledged(table, 'another'), null]);
  });

  test('are not waited for from somebody who is away when the pledges are shown', () => {
    const table = pledging();
    table.ask(BINH, { type: 'away' });
    table.ask(AN, { type: 'start' });
    expect(fairFor(table, AN.id).pledges).toEqual([pledged(table, OF_AN), null]);
    table.ask(AN, { type: 'bringText', text: OF_AN });
    expect(table.after(TIMES.countdown)).toBe('dealt');
    expect(fairFor(table, AN.id).contributions).toEqual([OF_AN, null]);
  });

  test('are refused when they were pledged for settings that have changed since', () => {
    const table = pledging();
    const seal = table.state.commitment;
    const pledge = pledged(table, 'under the old seal');
    table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } });
    expect(table.ask(BINH, { type: 'ready', pledge, seal })).toBe('STALE');
    expect(table.ask(BINH, { type: 'ready', pledge, seal: table.state.commitment })).toBe('readied');
  });

  test('that a program brings openly are pledged by the table', () => {
    const table = new TestTable();
    table.ask(BINH, { type: 'sit' });
    table.ask(BINH, { type: 'ready', contribution: OF_BINH });
    expect(fairFor(table, AN.id).pledges).toEqual([null, pledged(table, OF_BINH)]);
    table.ask(AN, { type: 'start' });
    expect(table.after(TIMES.countdown)).toBe('dealt');
    expect(fairFor(table, AN.id).contributions).toEqual([null, OF_BINH]);
  });

  test.each([
    { type: 'ready', pledge: 'short' },
    { type: 'ready', pledge: 'G'.repeat(64) },
    { type: 'ready', pledge: 7 },
    { type: 'ready', pledge: '0'.repeat(64), contribution: 'both' },
    { type: 'bringText' },
    { type: 'bringText', text: 'x'.repeat(129) },
    { type: 'bringText', text: 'a\u0000b' },
  ])('%j makes no sense', (command) => {
    const table = counting();
    const { events } = table;
    const before = events.length;
    expect(table.ask(BINH, command)).toBe('BAD_COMMAND');
    expect(table.events).toHaveLength(before);
  });

  test('tables from before there were pledges replay to the same deals', () => {
    const table = new TestTable();
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'ready', contribution: OF_AN });
    table.ask(BINH, { type: 'ready', contribution: OF_BINH });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    const { contributions, game } = table.state;
    const asStored = ({ at }: TableEvent, seat: number, contribution: string): TableEvent =>
      ({ type: 'readied', at, seat, ready: true, contribution }) as TableEvent;
    // Then a countdown that was stopped left the texts where they were.
    const old = table.events.flatMap((event): TableEvent[] => {
      if (event.type === 'countdown') return [event, { type: 'countdownStopped', at: event.at }, event];
      return [event.type === 'readied' ? asStored(event, event.seat, event.contribution ?? '') : event];
    });
    expect(replayTable(old)).toMatchObject({ contributions, game });
  });

  test('are in a first deal exactly as they were pledged when the countdown began', () => {
    let brought = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        let standing: readonly (string | null)[] = [];
        live(table, 150, ({ state, event }) => {
          if (event.type === 'countdown') standing = viewTable(state, state.host).fair.pledges;
          if (event.type !== 'dealt' || event.number !== 1) return;
          const texts = state.contributions;
          expect(texts.map((text) => (text === null ? null : pledgeOf(state.commitment, text)))).toEqual(standing);
          brought += texts.filter((text) => text?.startsWith('of ')).length;
        });
      }),
      { numRuns: examples(40, 200), seed: 20261116 },
    );
    expect(brought).toBeGreaterThan(0);
  });
});
