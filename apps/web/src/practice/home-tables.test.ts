import { GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HomeTables } from './home-tables.ts';
import { TestHome } from './test/home.ts';
import { homeCode } from './wire.ts';

const IDS = GAMES.map(({ id }) => id);

const tablesOf = (seed: string) => {
  const homes = new Map<string, TestHome>();
  const tables = new HomeTables((game) => {
    const home = new TestHome(`${seed} ${game}`, undefined, homeCode(game));
    homes.set(game, home);
    return home.host;
  });
  const create = (game: string) =>
    tables.ask('create_table', { settings: { game, seats: 2, games: 16 }, players: [{ seat: 1, level: 'random' }] });
  return { tables, homes, create };
};

describe('the tables of a device', () => {
  test('one of each game is kept: a new one replaces the last of its own game and no other', async () => {
    const asked = fc.array(fc.constantFrom(...IDS), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.nat(), asked, async (seed, games) => {
        const { tables, homes, create } = tablesOf(`${seed}`);
        for (const game of games) {
          const before = new Map([...homes].map(([id, { keeper }]) => [id, [...keeper.events]]));
          expect(await create(game)).toMatchObject({ ok: true, view: { code: homeCode(game), settings: { game } } });
          expect(await tables.ask('start_game', { tableId: homeCode(game) })).toMatchObject({ ok: true });
          for (const [id, events] of before) if (id !== game) expect(homes.get(id)?.keeper.events).toEqual(events);
        }
        for (const game of IDS) {
          const found = await tables.ask('resume_table', { tableId: homeCode(game) });
          if (games.includes(game)) expect(found).toMatchObject({ ok: true, view: { settings: { game } } });
          else expect(found).toMatchObject({ ok: false, error: { code: 'NO_TABLE' } });
        }
      }),
      { numRuns: examples(10, 40) },
    );
  });

  test('what is no table or no game here is refused in words, and nothing is replaced', async () => {
    const { tables, homes, create } = tablesOf('refused');
    await create(IDS[0]);
    const before = [...(homes.get(IDS[0])?.keeper.events ?? [])];
    for (const message of [undefined, {}, { tableId: 'KHAC' }, { tableId: 7 }]) {
      const answer = await tables.ask('resume_table', message as never);
      expect(answer.ok ? '' : answer.error.message).not.toBe('');
    }
    expect((await create('none such')).ok).toBe(false);
    const turned = { type: 'configure', settings: { game: IDS[1] } };
    const tableId = homeCode(IDS[0]);
    expect(await tables.ask('table_command', { tableId, command: turned })).toMatchObject({
      error: { code: 'BAD_MESSAGE' },
    });
    expect(homes.get(IDS[0])?.keeper.events).toEqual(before);
  });

  test('whoever plays is known at every table, and is told of all of them', async () => {
    const { tables, create } = tablesOf('told');
    const told: string[] = [];
    tables.onTold(({ tableId }) => told.push(tableId));
    tables.be({ name: 'Nam', language: 'en' });
    for (const game of IDS) {
      expect(await create(game)).toMatchObject({ view: { seats: [{ name: 'Nam' }, {}] } });
    }
    expect(new Set(told)).toEqual(new Set(IDS.map(homeCode)));
    expect(await tables.ask('resume_table', { tableId: 'KHAC' })).toMatchObject({
      error: { message: 'There is no such table.' },
    });
  });
});
