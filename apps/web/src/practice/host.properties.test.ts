import { GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { Answer } from '@sanh-rong/protocol';
import { gameOf, replayTable, type TableState } from '@sanh-rong/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { homeView } from './home-view.ts';
import { TestHome } from './test/home.ts';
import { HOME_CODE } from './wire.ts';

/** A table at home under a person who does anything at any time. */

const PLAYED = GAMES.flatMap(({ id, ruleSets }) =>
  ruleSets.map(({ id: ruleSet, seats }) => ({ game: id, ruleSet, limits: seats })),
);

const tables = fc
  .record({ played: fc.constantFrom(...PLAYED), more: fc.nat(3), games: fc.constantFrom(1, 16), seed: fc.nat() })
  .map(({ played: { limits, ...played }, more, games, seed }) => ({
    seed: `${seed}`,
    settings: { ...played, games, seats: Math.min(limits.max, limits.min + more) },
  }));

type Request = (home: TestHome) => Promise<Answer | undefined>;

const tableId = HOME_CODE;
const seat = fc.integer({ min: -1, max: 5 });

/** What a page might send; `undefined` where no message was sent. */
const asked: fc.Arbitrary<Request> = fc.oneof(
  fc.anything().map((command) => (home: TestHome) => home.ask('table_command', { tableId, command })),
  fc
    .oneof(
      fc
        .constantFrom('next', 'hurry', 'pause', 'again', 'rebuy', 'hideCount', 'sit', 'away', 'leave')
        .map((type) => ({ type })),
      fc.record({ type: fc.constantFrom('kick', 'handOver'), seat }),
      fc.record({ type: fc.constant('seatPlayer'), seat, level: fc.constantFrom('random', 'simple', 'none such') }),
      fc.record({
        type: fc.constant('configure'),
        settings: fc.oneof(
          fc.anything(),
          fc.record({ seats: fc.nat(5) }),
          fc.constant({ practice: false, chat: true }),
        ),
      }),
    )
    .map((command) => (home: TestHome) => home.command(command)),
  fc.anything().map((action) => (home: TestHome) => home.act(action)),
  fc.nat().map((seq) => (home: TestHome) => home.act({ type: 'pass' }, { seq })),
  fc.constantFrom<Request>(
    (home) => home.ask('resume_table', { tableId }),
    (home) => home.ask('start_game', { tableId }),
    (home) => home.ask('player_ready', { tableId }),
    (home) => home.ask('join_table', { tableId }),
    (home) => home.ask('join_table', { tableId, watch: true }),
    (home) => home.ask('pass_turn', { tableId: 'KHAC', seq: 99, actionId: 'x' }),
    (home) => home.ask('create_table', { settings: { game: 'none such' } }),
    (home) => home.ask('send_message', { tableId, actionId: 'x', text: 'x' } as never),
    (home) => home.ask('nonsense' as never, {} as never),
    (home) => home.ask('act', undefined as never),
  ),
);

/** At first anything, in the lobby; then mostly what moves the table on, so that many games are reached. */
const requestLists = fc
  .tuple(
    fc.array(asked, { maxLength: 6 }),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constant<Request>((home) => home.step().then(() => undefined)) },
        { weight: 1, arbitrary: asked },
      ),
      { minLength: 20, maxLength: 120 },
    ),
  )
  .map(([lobby, session]) => [...lobby, ...session]);

const hiddenCards = ({ settings, game }: TableState): readonly string[] => {
  if (game === null || gameOf(settings).turn(game) === null) return [];
  const rules = gameOf(settings);
  const open = rules.view(game, 'open').hands.flatMap((hand, at) => (at === 0 ? [] : (hand ?? [])));
  const known = JSON.stringify(rules.view(game, 'watcher'));
  return open.filter((card) => !known.includes(`"${card}"`));
};

describe('a table at home, whatever is asked of it', () => {
  test('shows what it is, tells every change, keeps all of it, and changes nothing when it refuses', async () => {
    const seen = { refused: 0, games: 0 };
    await fc.assert(
      fc.asyncProperty(tables, requestLists, async ({ seed, settings }, requests) => {
        const home = new TestHome(seed);
        await home.create(settings);
        for (const request of requests) {
          const before = home.keeper.state;
          const answer = await request(home);
          if (answer?.ok === false) {
            seen.refused += 1;
            expect(answer.error.message).not.toBe('');
            expect(home.keeper.state).toBe(before);
          }
          expect(home.view).toEqual(homeView(home.state));
          expect(home.state.settings).toMatchObject({ practice: true, chat: false, watchers: 'none' });
        }
        const own = home.keeper.events.filter((event) => event.type === 'acted' && event.seat === 0);
        expect(own.every((event) => event.type === 'acted' && event.by === 'person')).toBe(true);
        seen.games += home.keeper.games.length;
      }),
      { numRuns: examples(12, 60) },
    );
    expect(seen.refused).toBeGreaterThan(examples(60, 200));
    expect(seen.games).toBeGreaterThan(examples(4, 30));
  });

  test('is the same table after any moment at which the tab is closed', async () => {
    await fc.assert(
      fc.asyncProperty(tables, requestLists, fc.nat(), async ({ seed, settings }, requests, closing) => {
        const home = new TestHome(seed);
        await home.create(settings);
        for (const [at, request] of requests.entries()) {
          await request(home);
          if (at !== closing % requests.length) continue;
          const { view } = home;
          home.reopen();
          expect(replayTable(home.keeper.events)).toEqual(home.state);
          const back = await home.ask('resume_table', { tableId });
          expect(back.ok && back.view).toEqual(view);
          home.view = back.ok ? (back.view ?? null) : null;
        }
        expect(home.view).toEqual(homeView(home.state));
      }),
      { numRuns: examples(10, 40) },
    );
  });

  test('tells the person no card they may not know, nor what deals come from', async () => {
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(tables, requestLists, async ({ seed, settings }, requests) => {
        const home = new TestHome(seed);
        await home.create(settings);
        for (const request of requests) {
          const from = home.told.length;
          const answer = await request(home);
          // Earlier ones told of what was hidden then, or of a game that is over.
          const text = JSON.stringify([...home.told.slice(from).slice(-1), answer]);
          const hidden = hiddenCards(home.state);
          expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
          if (home.state.phase === 'playing') expect(text).not.toContain(home.state.secret);
          looked += hidden.length;
        }
      }),
      { numRuns: examples(10, 40) },
    );
    expect(looked).toBeGreaterThan(examples(3_000, 10_000));
  });

  test('lets opponents of every level play', async () => {
    for (const { id } of GAMES) {
      for (const { id: level } of playersFor(id)) {
        const home = new TestHome(`${id} ${level}`);
        await home.start({ game: id, seats: 3, games: 1 }, level);
        while (!home.isOver) await home.step();
        expect(home.keeper.games).toMatchObject([{ opponents: [level, level] }]);
      }
    }
  });
});
