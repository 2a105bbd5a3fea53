import { GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { FinishedGame, ListedGame, PersonStatistics, Replay } from '@sanh-rong/protocol';
import { type TableSummary, TIMES, tableOptions } from '@sanh-rong/table';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../../../test/code-point.ts';
import { examples } from '../../../../test/examples.ts';
import { gameSeats, tables } from '../../src/database/schema.ts';
import { createHistory } from '../../src/history/history.ts';
import { DATABASES } from '../support/databases.ts';
import { historyServer, LOOKING, paths } from './history-server.ts';
import { concealing, open, play, STARTED } from './played-games.ts';

/** Who may read which finished games, over HTTP, from games that were really played. */

describe.each(DATABASES)('history in $name', ({ open: openDatabase }) => {
  const { clock, ask, got, refused, newCode, keepTable, keep, sql } = historyServer(openDatabase);

  const history = () => createHistory(sql(), LOOKING, () => clock.now);

  describe.each(GAMES.map((game) => ({ game, name: game.id })))('who may read a game of $name', ({ game }) => {
    const NOBODY = null;

    test('a public one: anyone; a private one: those who took part, and nobody else learns that it exists', async () => {
      const played = play(game, 2, `matrix ${game.id}`, 'built-in');
      for (const visibility of ['public', 'private'] as const) {
        const code = newCode();
        await keepTable(code, visibility);
        const id = await keep(played, { code, visibility, people: ['nam', null], endedAt: STARTED });
        for (const [asker, takesPart] of [
          ['nam', true],
          ['lan', false],
          [NOBODY, false],
        ] as const) {
          const may = visibility === 'public' || takesPart;
          const listed = await Promise.all(
            [`/api/tables/${code}/games`, '/api/people/nam/games?limit=50'].map((path) =>
              got<{ games: ListedGame[] }>(path, asker),
            ),
          );
          for (const { games } of listed) expect(games.some((each) => each.id === id)).toBe(may);
          for (const path of paths(id)) {
            if (!may) expect(await refused(path, asker)).toEqual([404, 'NO_GAME']);
            else expect([200, 403]).toContain((await ask(path, asker)).status);
          }
          if (!may) continue;
          const { game: shown } = await got<{ game: FinishedGame }>(`/api/games/${id}`, asker);
          expect(shown).toMatchObject({ id, table: code, game: game.id, ruleSet: played.ruleSet, visibility });
          expect(shown.seats.map(({ person }) => person)).toEqual(['nam', null]);
          expect(shown.seats.map(({ points }) => points)).toEqual(game.result(played.state)?.points);
          expect(shown.seats.map(({ breakdown }) => breakdown)).toEqual(game.result(played.state)?.breakdown);
          expect(shown.statistics).toEqual(game.statistics(played.state));
          const replay = await got<Replay>(shown.replay, asker);
          expect(replay.seat).toBe(takesPart ? 0 : null);
          expect(replay.steps).toHaveLength(played.state.history.length + 1);
        }
      }
    });

    test('a game that is not there is answered like one that is hidden', async () => {
      for (const path of paths('nosuchgame')) expect(await refused(path, 'nam')).toEqual([404, 'NO_GAME']);
    });
  });

  test('where a table is watched with a delay, a game is over for everybody who did not play once watchers have seen it', async () => {
    const code = newCode();
    await keepTable(code, 'public', { phase: 'playing', watchers: 'delayed', played: 2 });
    const game = GAMES[0];
    const played = play(game, 2, 'behind the curtain', 'built-in');
    const people = ['hoa', null];
    await keep(played, { code, people, endedAt: clock.now - TIMES.watchDelay });
    const id = await keep(played, { code, people, number: 2, endedAt: clock.now });
    const lists = [`/api/tables/${code}/games`, '/api/people/hoa/games', '/api/games?limit=50'];
    const knows = async (asker: string | null): Promise<boolean[]> => {
      const listed = await Promise.all(lists.map((path) => got<{ games: ListedGame[] }>(path, asker)));
      const shown = await Promise.all(paths(id).map((path) => ask(path, asker)));
      const statistics = await history().statistics('hoa', asker);
      return [
        ...listed.map(({ games }) => games.some((each) => each.id === id)),
        ...shown.map(({ status }) => status === 200),
        statistics.reduce((sum, { games }) => sum + games, 0) === 2,
      ];
    };
    // The list of everybody's games is the same for everybody.
    expect(await knows('hoa')).toEqual([true, true, false, true, true, true, true, true]);
    for (const asker of ['lan', null]) {
      expect(await knows(asker)).toEqual(Array<boolean>(8).fill(false));
      for (const path of paths(id)) expect(await refused(path, asker)).toEqual([404, 'NO_GAME']);
      expect((await got<{ table: TableSummary }>(`/api/tables/${code}`, asker)).table.played).toBe(1);
    }
    clock.now += TIMES.watchDelay;
    for (const asker of ['hoa', 'lan', null]) {
      expect(await knows(asker)).toEqual(Array<boolean>(8).fill(true));
      expect((await got<{ table: TableSummary }>(`/api/tables/${code}`, asker)).table.played).toBe(2);
    }
    clock.now -= TIMES.watchDelay;
  });

  test('the code of a table that is private by now is told to those who took part only', async () => {
    const code = newCode();
    await keepTable(code, 'private');
    const id = await keep(play(open[0], 2, 'turned private', 'built-in'), {
      code,
      visibility: 'public',
      people: ['nam', 'lan'],
    });
    for (const [asker, knows] of [
      ['nam', true],
      ['bac', false],
      [null, false],
    ] as const) {
      for (const path of [
        `/api/games/${id}`,
        `/api/games/${id}/replay`,
        `/api/people/nam/games?limit=50`,
        '/api/games?limit=50',
      ]) {
        expect((await ask(path, asker)).text.includes(code), `${path} ${asker}`).toBe(
          knows && !path.startsWith('/api/games?'),
        );
      }
    }
  });

  describe('pages', () => {
    const walk = async (path: string, asker: string | null, limit: number, between = async (): Promise<void> => {}) => {
      const pages: ListedGame[][] = [];
      let cursor: string | null = null;
      do {
        const query: string = `${path.includes('?') ? '&' : '?'}limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`;
        const { games, next }: { games: ListedGame[]; next: string | null } = await got(`${path}${query}`, asker);
        pages.push(games);
        cursor = next;
        await between();
      } while (cursor !== null && pages.length < 50);
      return pages;
    };

    test('newest first, every game once, also where games ended at the same moment and new ones come meanwhile', async () => {
      const played = play(open[0], 2, 'paging', 'built-in');
      const code = newCode();
      await keepTable(code, 'public');
      const ids: string[] = [];
      for (let i = 0; i < 11; i++) {
        const endedAt = STARTED + 1_000_000 + (i >> 2) * 1_000;
        ids.push(await keep(played, { code, people: ['paged', null], endedAt, number: i + 1 }));
      }
      let late = 0;
      for (const path of [`/api/tables/${code}/games`, '/api/people/paged/games']) {
        const pages = await walk(path, null, 4, async () => {
          late += 1;
          await keep(played, { code, people: ['paged', null], endedAt: STARTED + 2_000_000, session: 2, number: late });
        });
        const found = pages.flat().filter(({ session }) => session === 1);
        expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        const times = found.map(({ endedAt }) => endedAt);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(pages.slice(0, -1).every((page) => page.length === 4)).toBe(true);
      }
      const exact = await walk(`/api/tables/${code}/games`, null, 1);
      expect(new Set(exact.flat().map(({ id }) => id)).size).toBe(11 + late);
    });

    test('recent games are public, of the game asked for, and no practice', async () => {
      const [game] = concealing;
      const endedAt = STARTED + 9_000_000;
      const of = async (visibility: 'public' | 'private', practice: boolean): Promise<string> =>
        keep(play(game, 2, 'recent', 'built-in'), { visibility, practice, people: ['nam', null], endedAt });
      const [shown, secret, practice] = [
        await of('public', false),
        await of('private', false),
        await of('public', true),
      ];
      for (const asker of [null, 'nam']) {
        const { games } = await got<{ games: ListedGame[] }>(`/api/games?game=${game.id}&limit=50`, asker);
        const ids = games.map(({ id }) => id);
        expect(ids).toContain(shown);
        expect(ids).not.toContain(secret);
        expect(ids).not.toContain(practice);
        expect(games.every((each) => each.game === game.id)).toBe(true);
      }
      expect(await got('/api/games?game=poker', null)).toEqual({ ok: true, games: [], next: null });
    });

    test('whatever is given as cursor, id or code is answered with a code', async () => {
      const hostile = fc.oneof(
        fc.string({ unit: codePoint, maxLength: 30 }),
        fc.stringMatching(/^[0-9a-z]{1,10}-[A-Za-z0-9]{1,64}$/),
        fc.constantFrom("'; drop table games; --", '%00', '../../etc/passwd', '-1', '1e9', '[]', '$1', 'zzzzzzzzzz-z'),
      );
      await fc.assert(
        fc.asyncProperty(hostile, async (text) => {
          const value = encodeURIComponent(text);
          for (const path of [
            `/api/games?cursor=${value}`,
            `/api/tables?cursor=${value}`,
            `/api/people/nam/games?cursor=${value}`,
            `/api/games?limit=${value}`,
            `/api/games?game=${value}`,
            `/api/games/${value}x`,
            `/api/games/${value}x/replay`,
            `/api/tables/${value}x`,
            `/api/tables/${value}x/games`,
            `/api/people/${value}x`,
          ]) {
            const { status, text: body } = await ask(path, 'nam');
            expect([200, 400, 404], `${path} ${status}`).toContain(status);
            const answer = JSON.parse(body) as { ok: boolean; error?: { code: string } };
            expect(answer.ok).toBe(status === 200);
            if (!answer.ok) expect(answer.error?.code).toMatch(/^[A-Z_]+$/);
          }
        }),
        { numRuns: examples(15, 60) },
      );
    });
  });

  test('statistics of a person come from their games, by game and rule set, practice left out', async () => {
    const expected = new Map<string, { points: number[]; wins: number; sessions: Set<string> }>();
    const codes = [newCode(), newCode()];
    for (const code of codes) await keepTable(code, 'private');
    const absentFrom: string[] = [];
    let number = 0;
    for (const [at, game] of GAMES.entries()) {
      for (let i = 0; i < 6; i++) {
        number += 1;
        const played = play(game, 2, `statistics ${game.id} ${i}`, 'built-in');
        const practice = i === 5;
        const session = 1 + (i & 1);
        const code = codes[at % 2];
        const people = i % 2 === 0 ? ['lan', 'bac'] : ['bac', 'lan'];
        const id = await keep(played, {
          code,
          visibility: 'private',
          practice,
          people,
          session,
          number,
          endedAt: STARTED + number,
        });
        if (practice) continue;
        if (i === 0) absentFrom.push(id);
        const key = `${game.id}/${played.ruleSet}`;
        const sums = expected.get(key) ?? { points: [], wins: 0, sessions: new Set<string>() };
        const result = game.result(played.state);
        const seat = people.indexOf('lan');
        sums.points.push(result?.points[seat] ?? 0);
        sums.wins += result?.places[seat] === 1 ? 1 : 0;
        sums.sessions.add(`${code} ${session}`);
        expected.set(key, sums);
      }
    }
    const { person, statistics } = await got<{ person: { name: string }; statistics: PersonStatistics[] }>(
      '/api/people/lan',
      null,
    );
    expect(person).toMatchObject({ id: 'lan', name: 'Lan', guest: true });
    // Other tests seat Lan too; these sessions are of games that no other test keeps for her.
    const before = await sql().select().from(gameSeats).where(eq(gameSeats.person, 'lan'));
    expect(statistics.reduce((sum, { games }) => sum + games, 0)).toBe(before.length - GAMES.length);
    const others = await history().statistics('bac', null);
    for (const { game, ruleSet, ...sums } of others) {
      const lan = expected.get(`${game}/${ruleSet}`);
      expect(lan).toBeDefined();
      expect(sums.games).toBe(5);
      // Two seats: what one won the other lost.
      const total = lan?.points.reduce((sum, each) => sum + each, 0) ?? 0;
      expect(sums.points + total).toBe(0);
      expect(sums.best).toBe(Math.max(...(lan?.points ?? []).map((each) => 0 - each)));
      expect(sums.worst).toBe(Math.min(...(lan?.points ?? []).map((each) => 0 - each)));
      expect(sums.average).toBeCloseTo(0 - total / 5);
      expect(sums.sessions).toBe(lan?.sessions.size);
      expect(sums.wins).toBeGreaterThanOrEqual(5 - (lan?.wins ?? 0));
    }
    expect(others).toHaveLength(GAMES.length);
    // What a built-in player played for them from the deal to the end is not theirs.
    await sql()
      .update(gameSeats)
      .set({ absent: true })
      .where(and(eq(gameSeats.person, 'bac'), inArray(gameSeats.gameId, absentFrom)));
    expect((await history().statistics('bac', null)).map(({ games }) => games)).toEqual(others.map(() => 4));
    expect(await got('/api/people/nam', null)).toMatchObject({ person: { id: 'nam' } });
    expect(await refused('/api/people/nobody', null)).toEqual([404, 'NO_PERSON']);
  });

  describe('doors', () => {
    test('public tables that can be joined or watched are listed, the door of any is open to its code', async () => {
      const cases: [Partial<TableSummary>, 'public' | 'private', boolean][] = [
        [{}, 'public', true],
        [{}, 'private', false],
        [{ phase: 'playing', free: 0 }, 'public', true],
        [{ phase: 'playing', free: 0, watchers: 'none' }, 'public', false],
        [{ phase: 'waiting', free: 0, watchers: 'none' }, 'public', false],
        [{ phase: 'ready', free: 1, watchers: 'none' }, 'public', true],
        [{ phase: 'completed', watchers: 'delayed' }, 'public', false],
        [{ phase: 'closed' }, 'public', false],
      ];
      const codes = new Map<string, boolean>();
      for (const [changes, visibility, listed] of cases) {
        const code = newCode();
        codes.set(code, listed);
        await keepTable(code, visibility, { ...changes, game: 'phom', ruleSet: 'ta-la' });
        const [status, error] = await refused(`/api/tables/${code}`, null).catch(() => [200, ''] as const);
        expect([status, error]).toEqual(changes.phase === 'closed' ? [404, 'NO_TABLE'] : [200, '']);
      }
      const broken = newCode();
      await keepTable(broken, 'public', { game: 'phom' });
      await sql()
        .update(tables)
        .set({ summary: { watchers: 'live' } })
        .where(eq(tables.code, broken));
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { tables: TableSummary[]; next: string | null } = await got(
          `/api/tables?game=phom&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
          null,
        );
        found.push(...page.tables.map(({ code }) => code));
        cursor = page.next;
      } while (cursor !== null);
      expect(found.toSorted()).toEqual([...codes].flatMap(([code, listed]) => (listed ? [code] : [])).toSorted());
      // The liveliest first: the last one kept comes first.
      expect(found[0]).toBe([...codes].findLast(([, listed]) => listed)?.[0]);
      expect(await refused('/api/tables/NQSUCHTABLE', null)).toEqual([404, 'NO_TABLE']);
      const { tables: tienlen } = await got<{ tables: TableSummary[] }>('/api/tables?game=tienlen&limit=50', null);
      expect(tienlen.every(({ game }) => game === 'tienlen')).toBe(true);
    });
  });

  test('the rules come as data: games, rule sets, seats, options with limits and defaults, levels', async () => {
    const rules = await got<{ games: { id: string; ruleSets: { id: string; options: object }[]; levels: string[] }[] }>(
      '/api/rules',
      null,
    );
    expect(rules.games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const [at, { ruleSets, levels }] of rules.games.entries()) {
      // What a table may choose: it has lower bounds than a game of its own (`packages/table/src/settings.ts`).
      expect(ruleSets).toEqual(
        GAMES[at].ruleSets.map(({ id, seats, options }) => ({ id, seats, options: tableOptions(options) })),
      );
      expect(levels).toEqual(playersFor(GAMES[at].id).map(({ id }) => id));
    }
  });
});
