import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playContest } from '@sanh-rong/arena';
import {
  CARD_IDS,
  type Ending,
  endingOf,
  GAMES,
  pledgeOf,
  readRecord,
  shuffledDeck,
  writeRecord,
} from '@sanh-rong/engine';
import { builtIn, standIn } from '@sanh-rong/entrants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../src/replay/command.ts';
import { type MatchFile, matchOf, readMatchFile } from '../src/report/match-file.ts';
import { verify } from '../src/verify/command.ts';
import { verifyMatch } from '../src/verify/match.ts';
import { runCommand } from './support/commands.ts';
import { playedMatch } from './support/played-match.ts';
import { serverReplay } from './support/server-replay.ts';

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

/** Serves these answers and nothing else, as a server would; a busy one turns everything away once. */
const serving = async <Value>(
  answers: Record<string, unknown>,
  work: (url: string) => Promise<Value>,
  { busy = false }: { readonly busy?: boolean } = {},
): Promise<Value> => {
  const turnedAway = new Set<string>();
  const listener: RequestListener = ({ url = '' }, response) => {
    if (busy && !turnedAway.has(url)) {
      turnedAway.add(url);
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '0' });
      response.end(JSON.stringify({ ok: false, error: { code: 'SLOW_DOWN', message: 'Too many requests.' } }));
      return;
    }
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
  const { replay, commitment, games } = serverReplay(game);

  it('holds against the seal that somebody saw before', async () => {
    const { code, states } = await verdictOn(replay, '--commitment', commitment);
    expect(code).toBe(0);
    expect(states).toMatchObject({ promise: 'held', texts: 'unseen', deal: 'held' });
    expect(states.record).toBe(replay.text === null ? 'unseen' : 'held');
  });

  const own = { seat: 0, text: 'text 0' };
  const pledges = ['text 0', null, 'text 2', null].map((text) => (text === null ? null : pledgeOf(commitment, text)));
  const ending = {
    history: replay.steps.flatMap(({ did }) => did ?? []),
    hands: (replay.steps.at(-1)?.view.hands ?? []) as Ending['hands'],
  };
  const deals = [{ number: 1, hand: replay.steps[0].view.hands[0], ending: endingOf(ending) }];
  const witness = { format: 'sanhrong-witness-1', table: 'ABC', commitment, own, pledges, games, deals };

  it('holds against what a browser saw before and brought itself', async () => {
    const { code, states } = await verdictOn(replay, '--witness', kept(witness));
    expect({ code, ...states }).toMatchObject({ code: 0, promise: 'held', texts: 'held', deal: 'held' });
    const { output } = await runCommand(verify, [kept(replay), '--witness', kept(witness), '--lang', 'en']);
    expect(output).toContain('“text 0” (yours)');
    expect(output).toMatch(replay.text === null ? /has nobody to witness it\.\n$/ : /Everything holds\.\n$/);
  });

  it('is not said to hold where its number is not one that the browser counted', async () => {
    const [deal] = deals;
    const elsewhere = { ...deal, number: 11 };
    for (const [seen, state] of [
      [[deal, elsewhere], 'held'],
      [[elsewhere, deal], 'unseen'],
      // A server that chooses among the deals of a session flashes those before it past the browser.
      [[{ ...deal, rushed: true }, elsewhere], 'unseen'],
      [[], 'unseen'],
    ] as const) {
      const file = kept({ ...witness, deals: seen });
      const { code, states, text } = await verdictOn(replay, '--witness', file);
      expect({ code, deal: states.deal }).toEqual({ code: 0, deal: state });
      const isWhole = state === 'held' && replay.text !== null;
      expect(JSON.parse(text).holds).toBe(isWhole ? true : null);
      const { output } = await runCommand(verify, [kept(replay), '--witness', file, '--lang', 'en']);
      expect(output.includes('Everything holds.')).toBe(isWhole);
    }
    const other = await verdictOn(replay, '--commitment', 'f'.repeat(64));
    expect(JSON.parse(other.text).holds).toBe(false);
  });

  it('does not hold where the text that somebody brought is not in it, though all fits together', async () => {
    for (const replaced of [
      { seat: 0, text: 'mine' },
      { seat: 1, text: 'text 0' },
      { seat: 9, text: 'text 0' },
    ]) {
      const found = await verdictOn(replay, '--witness', kept({ ...witness, own: replaced }));
      expect(found).toMatchObject({ code: 1, states: { promise: 'held', texts: 'failed', deal: 'unreached' } });
    }
    const other = await verdictOn(replay, '--witness', kept({ ...witness, commitment: 'f'.repeat(64) }));
    expect(other).toMatchObject({ code: 1, states: { promise: 'failed', texts: 'unreached' } });
  });

  it('does not hold where another text is not the one that was pledged before', async () => {
    for (const [seat, pledge] of [
      [2, pledgeOf(commitment, 'pledged, and then chosen anew')],
      [2, null],
      [3, pledgeOf(commitment, 'pledged, and left out')],
    ] as const) {
      const seen = pledges.map((old, at) => (at === seat ? pledge : old));
      const found = await verdictOn(replay, '--witness', kept({ ...witness, pledges: seen }));
      expect(found).toMatchObject({ code: 1, states: { promise: 'held', texts: 'failed', deal: 'unreached' } });
    }
  });

  it('is neither clean nor cheated where a text that was pledged among strangers did not come', async () => {
    const missing = pledges.map((old, at) => (at === 3 ? pledgeOf(commitment, 'pledged, and left out') : old));
    const seen = { ...witness, strangers: true, pledges: missing };
    const { code, states } = await verdictOn(replay, '--witness', kept(seen));
    expect({ code, ...states }).toMatchObject({ code: 0, promise: 'held', texts: 'unbrought', deal: 'held' });
    const { output } = await runCommand(verify, [kept(replay), '--witness', kept(seen), '--lang', 'en']);
    expect(output).toContain('that of seat 4 was pledged and did not come');
    expect(output).toMatch(/neither clean nor cheated\.\n$/);
    const chosen = pledges.map((old, at) => (at === 2 ? pledgeOf(commitment, 'another') : old));
    const cheated = await verdictOn(replay, '--witness', kept({ ...seen, pledges: chosen }));
    expect(cheated).toMatchObject({ code: 1, states: { texts: 'failed', deal: 'unreached' } });
  });

  it('does not hold for another hand than the one that was held, or a session of another length', async () => {
    const otherHand = [{ number: 1, hand: ['3s'] }];
    for (const seen of [{ deals: otherHand }, { games: game.conceals ? 1 : 0.5 }]) {
      const found = await verdictOn(replay, '--witness', kept({ ...witness, ...seen })).catch(() => ({ code: 1 }));
      expect(found.code).toBe(1);
    }
    const { states } = await verdictOn(replay, '--witness', kept({ ...witness, deals: [] }));
    expect(states).toMatchObject({ texts: 'held', deal: 'unseen' });
    const { output } = await runCommand(verify, [
      ...[kept(replay), '--witness', kept({ ...witness, spent: 3 }), '--lang', 'en'],
    ]);
    expect(output).toContain('stopped 3 times after your text had been opened');
  });

  it('does not hold for another game than the one that was seen, though it was dealt so', async () => {
    const seen = (other: Partial<Ending>) => [{ ...deals[0], ending: endingOf({ ...ending, ...other }) }];
    for (const cheated of [seen({ history: ending.history.slice(1) }), seen({ hands: ending.hands.toReversed() })]) {
      const found = await verdictOn(replay, '--witness', kept({ ...witness, deals: cheated }));
      expect(found).toMatchObject({ code: 1, states: { texts: 'held', deal: 'failed' } });
    }
    const [{ ending: _, ...unfinished }] = deals;
    const { states } = await verdictOn(replay, '--witness', kept({ ...witness, deals: [unfinished] }));
    expect(states).toMatchObject({ texts: 'held', deal: 'unseen' });
  });

  it('is compared with what the witness saw only where the replay shows all of that', async () => {
    const covered = (hands: readonly unknown[]) => (game.conceals ? [null, ...hands.slice(1)] : hands);
    const steps = replay.steps.map((step) => ({ ...step, view: { ...step.view, hands: covered(step.view.hands) } }));
    const { code, states } = await verdictOn({ ...replay, seat: null, steps }, '--witness', kept(witness));
    expect({ code, deal: states.deal }).toEqual({ code: 0, deal: game.conceals ? 'unseen' : 'held' });
  });

  it('is witnessed only in part by a text without the pledges of the others', async () => {
    const { pledges: _, ...before } = witness;
    for (const file of [before, { ...witness, pledges: null }]) {
      const { code, states } = await verdictOn(replay, '--witness', kept(file));
      expect({ code, ...states }).toMatchObject({ code: 0, promise: 'held', texts: 'unseen', deal: 'held' });
    }
  });

  it('is witnessed only in part by whoever looked on', async () => {
    const { code, states } = await verdictOn(replay, '--witness', kept({ ...witness, own: null }));
    expect({ code, ...states }).toMatchObject({ code: 0, promise: 'held', texts: 'unseen' });
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

  it('has a record only where points and moves are those of its text', async () => {
    const { seats } = replay.game;
    const [first, second, ...others] = replay.steps;
    const seat = ((second.did?.seat ?? 0) + 1) % seats.length;
    for (const forged of [
      { ...replay, game: { ...replay.game, seats: [] } },
      { ...replay, game: { ...replay.game, seats: seats.slice(1) } },
      { ...replay, game: { ...replay.game, seats: [...seats, seats[0]] } },
      { ...replay, steps: [first, { ...second, did: { action: { type: 'pass' }, seat } }, ...others] },
      { ...replay, steps: [first, { ...second, did: null }, ...others] },
      { ...replay, steps: [first] },
    ]) {
      expect((await verdictOn(forged)).states.record).toBe(replay.text === null ? 'unseen' : 'failed');
    }
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

describe('a deal of the day', () => {
  /** The replay as the server gives it: its text tells the deck, and not the seed of the dice. */
  const ofTheDay = (swapped = false) => {
    const [game] = GAMES;
    const { replay: given, commitment } = serverReplay(game);
    const read = readRecord(given.text ?? '');
    if (!read.ok) throw new Error(read.error.code);
    const [{ state }] = read.value.steps;
    const { seed } = state.setup.deal as { readonly seed: string };
    const deck = shuffledDeck(seed).map((card) => CARD_IDS[card]);
    if (swapped) [deck[0], deck[1]] = [deck[1], deck[0]];
    const text = (given.text ?? '').replace(`seed=${seed}`, `deck=${deck.join('.')}`);
    return { commitment, replay: { ...given, text, game: { ...given.game, company: 'daily' as const } } };
  };

  it('is told from a deck, which is that of its link', async () => {
    const { states } = await verdictOn(ofTheDay().replay);
    expect(states).toMatchObject({ link: 'held', record: 'held' });
    expect((await verdictOn(ofTheDay(true).replay)).states.record).toBe('failed');
  });

  it('has nothing to be checked before its day is over, and is not called cheated for it', async () => {
    const { states, text } = await verdictOn({ ...ofTheDay().replay, proof: null });
    expect(states).toEqual({ promise: 'unseen', record: 'held' });
    expect(text).toContain('one hour after midnight');
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
    expect(states).toEqual({
      whole: 'held',
      records: 'held',
      points: 'held',
      faults: 'held',
      deals: 'held',
      standings: 'held',
      schedule: 'held',
    });
    const { output } = await runCommand(verify, [kept(file)]);
    expect(output).toContain('12 ván · hạt giống honest');
    expect(output).toContain('Mọi thứ đều khớp.');
  });

  it.each(['tienlen', 'phom', 'lieng'])('of any game (%s), with several contestants in many seats', async (game) => {
    const text = await playedMatch({ game, seats: 3, deals: 2, seed: `any ${game}` });
    expect((await verdictOn(JSON.parse(text))).code).toBe(0);
  });

  it('only shows what stands in its file, and is none where nobody could sit so', async () => {
    const [game] = file.games;
    const hostile = '\u001b]0;mine\u0007\u202e';
    const word = game.text.replace(/ \S+$/, ` ${hostile}`);
    const { output } = await runCommand(verify, [kept({ ...changed(0, { text: word }), seed: hostile })]);
    expect(output).toContain(']0;mine');
    expect(output).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    for (const lineup of [
      [0, 1e15, 0, 1],
      [-1, 0, 0, 1],
      [0, 2, 2, 2],
    ]) {
      const { code, errors } = await runCommand(verify, [kept({ ...file, lineup }), '--lang=en']);
      expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]*\.json[^\n]*\n$/)]);
      const path = `/api/arena/matches/${file.id}`;
      await serving({ [path]: { ...matchOf(file), lineup, dealList: [] } }, async (url) => {
        const fetched = await runCommand(verify, [`${url}/arena/matches/${file.id}`, '--lang=en']);
        expect([fetched.code, fetched.errors]).toEqual([1, expect.stringContaining(url)]);
      });
    }
  });

  it('is found out when it says to have more games than anybody could count', async () => {
    for (const played of [2 ** 31, 2 ** 52]) {
      const { findings } = verifyMatch({ ...matchOf(file), played, deals: played }, file.games, 'en');
      expect(findings.find(({ check }) => check === 'whole')).toMatchObject({ state: 'failed' });
    }
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
    expect((await verdictOn({ ...file, dealList: [listed, ...deals] })).states.deals).toBe('failed');
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

  it('of bots that play from afar has one game a deal, and nobody chose the seats', async () => {
    const [game] = GAMES;
    const contest = { game, ruleSet: game.ruleSets[0].id, lineup: [0, 1, 2], seed: 'afar', deals: 6 };
    const entrants = ['simple', 'greedy', 'random'].flatMap((level) => builtIn(game.id, level) ?? []);
    const games: MatchFile['games'][number][] = [];
    const playing = playContest({ ...contest, seatings: 'one' }, entrants, { standIn: standIn(game.id) });
    for await (const { deals } of playing) {
      for (const { deal, games: played } of deals) {
        const [{ seating, state, result }] = played;
        const { points, places } = result ?? { points: [], places: [] };
        const told = { number: deal.number, deal: deal.number, seating: [...seating], points: [...points] };
        games.push({ match: file.id, ...told, places: [...places], faults: [], text: writeRecord(game, state) });
      }
    }
    const dealList = games.map(({ number, seating, points }) => ({
      number,
      points: seating.map((_, who) => points[seating.indexOf(who)]),
      games: [{ number, seating, points, faults: 0 }],
    }));
    const terms = { ...contest, game: game.id, pool: 'remote', seats: 3, played: 6 };
    const remote = { ...file, ...terms, dealList, games };
    const held = { whole: 'held', deals: 'held', schedule: 'held' };
    expect((await verdictOn(remote)).states).toMatchObject(held);
    expect((await verdictOn({ ...remote, pool: 'sandbox' })).states).toMatchObject({ whole: 'failed' });
    const [first, second, ...others] = games;
    const swapped = { ...second, seating: first.seating };
    expect((await verdictOn({ ...remote, games: [first, swapped, ...others] })).states.schedule).toBe('failed');
    const { output } = await runCommand(replay, [kept(remote), '--game', '2', '--plain', '--lang=en']);
    expect(output).toContain('Game 2/6');
  });

  it('is found out when anything that follows from its games is changed', async () => {
    const failing = async (value: MatchFile) => {
      const { code, states } = await verdictOn(value);
      return [code, Object.keys(states).filter((check) => states[check] === 'failed')];
    };
    const changedIn = (who: number, change: Partial<MatchFile['contestants'][number]>): MatchFile => ({
      ...file,
      contestants: file.contestants.map((each, at) => (at === who ? { ...each, ...change } : each)),
    });
    const [{ points, wins, place }] = file.contestants;
    if (points === null || wins === null || place === null) throw new Error('no result');
    for (const prettier of [
      changedIn(0, { points: { ...points, mean: points.mean + 0.01 } }),
      changedIn(0, { points: { ...points, low: (points.low ?? 0) + 0.01 } }),
      changedIn(0, { points: { ...points, high: null } }),
      changedIn(0, { wins: wins + 0.01 }),
      changedIn(0, { place: 3 - place }),
      changedIn(1, { strikes: 1 }),
      changedIn(1, { disqualified: true }),
    ]) {
      expect(await failing(prettier)).toEqual([1, ['standings']]);
    }
    const [first, ...rest] = file.dealList;
    const means = { ...first, points: first.points.map((each) => each + 0.5) };
    const faulty = { ...first, games: first.games.map((game) => ({ ...game, faults: 1 })) };
    for (const dealList of [rest, [means, ...rest], [faulty, ...rest], [...file.dealList, first]]) {
      expect(await failing({ ...file, dealList })).toEqual([1, ['deals']]);
    }
    // A strike that is noted nowhere but in the game is one that the clock did not move for.
    expect(await failing(changed(0, { faults: [{ seat: 0, move: 0, kind: 'timeout' }] }))).toEqual([
      1,
      ['faults', 'deals', 'standings'],
    ]);
    expect(await failing({ ...file, deals: 4 })).toEqual([1, ['whole']]);
    const { output } = await runCommand(verify, [kept(changedIn(0, { strikes: 2 })), '--lang', 'en']);
    expect(output).toContain(': strikes: noted as 2, comes out as 0');
  });

  it('with strikes and a disqualification holds as it was played, and not in another order', async () => {
    const bot = join(folder, 'unsure.js');
    writeFileSync(bot, 'function getNextMove() { return null; }');
    const text = await playedMatch({ game: 'tienlen', seats: 2, deals: 2, seed: 's', contestants: [bot, 'simple'] });
    const struck = readMatchFile(text);
    if (struck === null) throw new Error('no match');
    expect(struck.contestants[0]).toMatchObject({ strikes: 3, disqualified: true, place: 2 });
    expect((await verdictOn(struck)).code).toBe(0);
    const contestants = struck.contestants.map((each) => ({ ...each, place: 3 - (each.place ?? 0) }));
    expect((await verdictOn({ ...struck, contestants })).states.standings).toBe('failed');
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

  it('is fetched from a server that has too much to do, as soon as it may be', async () => {
    const path = `/api/arena/matches/${file.id}`;
    const games = file.games.map((game) => [`${path}/games/${game.number}`, game] as const);
    const answers = { [path]: matchOf(file), ...Object.fromEntries(games) };
    const look = async (url: string) => {
      const { code, errors } = await runCommand(verify, [`${url}/arena/matches/${file.id}`, '--lang=en']);
      expect(code).toBe(0);
      expect(errors).toMatch(/^Fetching 12 games…$/m);
      expect(errors).toContain('the server is busy; going on in 0 seconds\n');
    };
    await serving(answers, look, { busy: true });
  });
});

it.each([
  [[], 'Còn thiếu tệp hoặc địa chỉ cần kiểm tra.'],
  [['nowhere.json', '--lang=en'], 'There is no file nowhere.json.'],
  [[import.meta.filename, '--lang=en'], 'is no match file and no replay'],
  [['x', '--commitment', 'abc', '--lang=en'], '--commitment cannot be “abc”; use 64 hexadecimal digits.'],
  [['x', '--witness', import.meta.filename, '--lang=en'], 'is no witness that a browser saved'],
  [['http://127.0.0.1:9/games/abc', '--lang=en'], 'http://127.0.0.1:9 cannot be reached'],
  [['http://127.0.0.1:9/about', '--lang=en'], 'is no address of a game or a match'],
])('%j is explained', async (args, text) => {
  const { code, errors } = await runCommand(verify, args);
  expect([1, 2]).toContain(code);
  expect(errors).toContain(text);
});
