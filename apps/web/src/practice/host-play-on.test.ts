import { GAMES, readRecord, writeRecord } from '@sanh-rong/engine';
import { gameOf } from '@sanh-rong/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HomeTables } from './home-tables.ts';
import { homeView } from './home-view.ts';
import { TestHome } from './test/home.ts';
import { HOME_CODE, homeCode, PLAY_ON } from './wire.ts';

/** The table of a device that plays on from a moment of a recorded game. */

const CODE = homeCode(PLAY_ON);
const PLAYED = GAMES.flatMap(({ id, ruleSets }) =>
  ruleSets.map(({ id: ruleSet, seats }) => ({ game: id, ruleSet, seats })),
);

/** A game that was played at home, at each of its moments but the last. */
const recordOf = async (seed: string, played: (typeof PLAYED)[number], more: number) => {
  const home = new TestHome(seed);
  const seats = Math.min(played.seats.max, played.seats.min + more);
  await home.start({ game: played.game, ruleSet: played.ruleSet, seats, games: 1 });
  while (!home.isOver) await home.step();
  const read = readRecord(home.keeper.games[0].record);
  if (!read.ok) throw new Error(read.error.reason);
  const { game, steps } = read.value;
  return { seats, texts: steps.slice(0, -1).map(({ state }) => writeRecord(game, state)) };
};

const played = fc.record({
  seed: fc.nat().map(String),
  played: fc.constantFrom(...PLAYED),
  more: fc.nat(2),
  at: fc.nat(),
  seat: fc.nat(),
});

const newHome = (seed: string): TestHome => new TestHome(seed, undefined, CODE);

describe('a game that is played on at home', () => {
  test('begins at its moment, survives a closed tab, leaves no game behind and can be tried again', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(played, async ({ seed, played: chosen, more, at, seat: anySeat }) => {
        const { seats, texts } = await recordOf(seed, chosen, more);
        // What wins at the deal has no moment to play on from.
        if (texts.length === 0) return;
        const record = texts[at % texts.length];
        const seat = anySeat % seats;
        const home = newHome(seed);
        expect(await home.playOn(record, seat, seats)).toMatchObject({ ok: true });
        const textNow = (): string => {
          const { settings, game } = home.state;
          if (game === null) throw new Error('no game');
          return writeRecord(gameOf(settings), game);
        };
        expect(textNow()).toBe(record);
        expect(home.view).toEqual(homeView(home.state));
        expect(home.view).toMatchObject({ you: seat, phase: 'playing', until: null });
        // All that was told before comes as what is known already: nothing of it is heard or shown as new.
        expect(home.told.find(({ type }) => type === 'dealt')).toMatchObject({ game: [], story: expect.anything() });
        expect(home.keeper.summary).toMatchObject({ unfinished: false });
        const { view } = home;
        home.reopen();
        const resumed = await home.ask('resume_table', { tableId: CODE });
        expect(resumed).toMatchObject({ ok: true, view });
        home.view = view;
        while (!home.isOver) await home.step();
        expect(home.state.records[0].startsWith(record)).toBe(true);
        expect(home.keeper.games).toEqual([]);
        expect(await home.command({ type: 'again' })).toMatchObject({ ok: true });
        expect(textNow()).toBe(record);
        tried += 1;
      }),
      { numRuns: examples(15), seed: 20261119 },
    );
    expect(tried).toBeGreaterThan(examples(10));
  });

  test('takes the place of the one before, and of nothing when it is refused', async () => {
    const { seats, texts } = await recordOf('one', PLAYED[0], 0);
    const home = newHome('one');
    await home.playOn(texts[3], 1, seats);
    const before = home.keeper.events;
    const codeOf = async (asked: ReturnType<TestHome['command']>): Promise<string> => {
      const answer = await asked;
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await codeOf(home.playOn('sr1 nonsense', 1, seats))).toBe('BAD_TEXT');
    expect(await codeOf(home.playOn(texts[3], 9, seats))).toBe('BAD_SEAT');
    expect(await codeOf(home.command({ type: 'playOn', record: texts[3], seat: 1, players: [] }))).toBe('NOT_NOW');
    expect(await codeOf(home.command({ type: 'playOn', record: texts[3], seat: 1 }))).toBe('BAD_MESSAGE');
    const player = { seat: 0, level: 'none such' };
    const unknown = { type: 'playOn', record: texts[3], seat: 1, players: [player] };
    expect(await codeOf(home.command(unknown))).toBe('BAD_COMMAND');
    expect(home.keeper.events).toBe(before);
    expect(await codeOf(home.playOn(texts[1], 0, seats))).toBe('ok');
    expect(home.state.game?.history).toHaveLength(1);
  });

  test('has a table of its own: those of the games stay, and refuse it', async () => {
    const { seats, texts } = await recordOf('two', PLAYED[0], 0);
    const homes = new Map<string, TestHome>();
    const tables = new HomeTables((table) => {
      const home = new TestHome(`two ${table}`, undefined, homeCode(table));
      homes.set(table, home);
      return home.host;
    });
    const { game } = PLAYED[0];
    await tables.ask('create_table', { settings: { game, seats: 2 }, players: [{ seat: 1, level: 'random' }] });
    await tables.ask('start_game', { tableId: homeCode(game) });
    const before = homes.get(game)?.keeper.events;
    const players = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: 'random' }));
    const command = { type: 'playOn', record: texts[2], seat: 0, players };
    expect(await tables.ask('table_command', { tableId: homeCode(game), command })).toMatchObject({
      ok: false,
      error: { code: 'BAD_MESSAGE' },
    });
    expect(await tables.ask('table_command', { tableId: CODE, command })).toMatchObject({ ok: true });
    expect(homes.get(game)?.keeper.events).toBe(before);
    expect(homes.get(PLAY_ON)?.state.game?.history).toHaveLength(2);
    const alone = new TestHome('alone');
    await alone.create({ game, seats: 2 });
    expect(await alone.command({ ...command })).toMatchObject({ ok: false, error: { code: 'BAD_MESSAGE' } });
    expect(alone.state.code).toBe(HOME_CODE);
  });
});
