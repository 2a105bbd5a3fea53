import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@sanh-rong/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/commands.ts';
import { playedMatch } from '../../test/played-match.ts';
import { serverReplay } from '../../test/server-replay.ts';
import { type MatchFile, matchOf, readMatchFile } from '../report/match-file.ts';
import { verify } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const kept = (value: unknown): string => {
  count += 1;
  const path = join(folder, `${count}.json`);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

const verdictOn = async (value: unknown, ...args: string[]) => {
  const { code, output } = await runCommand(verify, [kept(value), '--json', '--lang', 'en', ...args]);
  const verdict = JSON.parse(output);
  const states = Object.fromEntries(
    verdict.findings.map(({ check, state }: { check: string; state: string }) => [check, state]),
  );
  return { code, states, text: output };
};

/** Serves these answers and nothing else, as a server would. */
const serving = async <Value>(
  answers: Record<string, unknown>,
  work: (url: string) => Promise<Value>,
): Promise<Value> => {
  const listener: RequestListener = ({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    const refusal = { ok: false, error: { code: 'NO_GAME', message: 'There is no such game.' } };
    response.end(JSON.stringify(answer === undefined ? refusal : { ok: true, ...(answer as object) }));
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
};

describe.each(GAMES.map((game) => [game.id, game] as const))('a deal of %s', (_, game) => {
  const { replay, commitment } = serverReplay(game);

  it('holds against the seal that somebody saw before', async () => {
    const { code, states } = await verdictOn(replay, '--commitment', commitment);
    expect(code).toBe(0);
    expect(states).toMatchObject({ promise: 'held', texts: 'held', deal: 'held' });
    expect(states.record).toBe(replay.text === null ? 'unseen' : 'held');
  });

  it('fits its own seal, and says that nobody witnessed it', async () => {
    const { output, code } = await runCommand(verify, [kept(replay)]);
    expect(code).toBe(0);
    expect(output).toContain('? Lời hứa có trước: chưa có người chứng');
    expect(output).toContain('--commitment');
    expect(output).toContain(commitment);
  });

  it('does not hold against another seal, with other cards, or with another number', async () => {
    const other = await verdictOn(replay, '--commitment', 'f'.repeat(64));
    expect(other).toMatchObject({ code: 1, states: { promise: 'failed', deal: 'unreached' } });
    const [first, ...rest] = replay.steps;
    const [own, ...others] = first.view.hands;
    const swapped = {
      ...replay,
      steps: [{ ...first, view: { ...first.view, hands: [others[0] ?? [], own, ...others.slice(1)] } }, ...rest],
    };
    expect((await verdictOn(swapped)).code).toBe(1);
    expect((await verdictOn({ ...replay, game: { ...replay.game, number: 2 } })).code).toBe(1);
    expect((await verdictOn({ ...replay, proof: { kind: 'chain' } })).code).toBe(1);
    expect((await verdictOn({ ...replay, proof: null })).states.promise).toBe('failed');
  });

  it('is fetched by the address of its page', async () => {
    const { id } = replay.game;
    await serving({ [`/api/games/${id}/replay`]: replay }, async (url) => {
      expect((await runCommand(verify, [`${url}/games/${id}`])).code).toBe(0);
      const lost = await runCommand(verify, [`${url}/games/nothing`, '--lang=en']);
      expect(lost).toMatchObject({ code: 1, errors: 'There is no such game.\n' });
    });
  });
});

describe('a match', () => {
  let file: MatchFile;
  beforeAll(async () => {
    const read = readMatchFile(await playedMatch({ game: 'tienlen', seats: 4, deals: 3, seed: 'honest' }));
    if (read === null) throw new Error('no match');
    file = read;
  });

  const changed = (number: number, change: Partial<MatchFile['games'][number]>): MatchFile => ({
    ...file,
    games: file.games.map((game) => (game.number === number ? { ...game, ...change } : game)),
  });

  it('holds when every game and every deal come out again', async () => {
    const { code, states } = await verdictOn(file);
    expect(code).toBe(0);
    expect(states).toEqual({ whole: 'held', records: 'held', points: 'held', schedule: 'held' });
    const { output } = await runCommand(verify, [kept(file)]);
    expect(output).toContain('12 ván · hạt giống honest');
    expect(output).toContain('Mọi thứ đều khớp.');
  });

  it.each(['tienlen', 'phom', 'lieng'])('of any game (%s), with several contestants in many seats', async (game) => {
    const text = await playedMatch({ game, seats: 3, deals: 2, seed: `any ${game}` });
    expect((await verdictOn(JSON.parse(text))).code).toBe(0);
  });

  it('is found out when a game is missing, a move changed, points prettified, another deal put in', async () => {
    const [game] = file.games;
    expect((await verdictOn({ ...file, games: file.games.slice(1) })).states.whole).toBe('failed');
    const words = game.text.split(' ');
    const shorter = words.slice(0, -1).join(' ');
    expect((await verdictOn(changed(0, { text: shorter }))).states.records).toBe('failed');
    expect((await verdictOn(changed(0, { points: game.points.map((points) => points + 1) }))).states.points).toBe(
      'failed',
    );
    const [best, ...deals] = file.dealList;
    const listed = { ...best, games: best.games.map((each) => ({ ...each, points: each.points.map(() => 7) })) };
    expect((await verdictOn({ ...file, dealList: [listed, ...deals] })).states.points).toBe('failed');
    const lucky = file.games[8];
    const { text, points, places } = lucky;
    const swapped = await verdictOn(changed(0, { text, points, places }));
    expect(swapped.states.schedule).toBe('failed');
    expect(swapped.text).toContain('game 1: it was not dealt from this seed and schedule');
    expect((await verdictOn(changed(0, { seating: game.seating.map((who) => 1 - who) }))).states.schedule).toBe(
      'failed',
    );
    expect((await verdictOn({ ...file, seed: 'other' })).code).toBe(1);
  });

  it('without a published seed is played again all the same', async () => {
    const { code, states } = await verdictOn({ ...file, seed: null });
    expect(code).toBe(0);
    expect(states).toMatchObject({ records: 'held', schedule: 'unseen' });
  });

  it('is fetched from a server, game by game', async () => {
    const path = `/api/arena/matches/${file.id}`;
    const games = file.games.map((game) => [`${path}/games/${game.number}`, game] as const);
    await serving({ [path]: matchOf(file), ...Object.fromEntries(games) }, async (url) => {
      const { code, output } = await runCommand(verify, [`${url}/arena/matches/${file.id}`, '--lang=en']);
      expect(code).toBe(0);
      expect(output).toContain('Everything holds.');
    });
  });
});

it.each([
  [[], 'Còn thiếu tệp hoặc địa chỉ cần kiểm tra.'],
  [['nowhere.json', '--lang=en'], 'There is no file nowhere.json.'],
  [[import.meta.filename, '--lang=en'], 'is no match file and no replay'],
  [['x', '--commitment', 'abc', '--lang=en'], '--commitment cannot be “abc”; use 64 hexadecimal digits.'],
  [['http://127.0.0.1:9/games/abc', '--lang=en'], 'http://127.0.0.1:9 cannot be reached'],
  [['http://127.0.0.1:9/about', '--lang=en'], 'is no address of a game or a match'],
])('%j is explained', async (args, text) => {
  const { code, errors } = await runCommand(verify, args);
  expect([1, 2]).toContain(code);
  expect(errors).toContain(text);
});
