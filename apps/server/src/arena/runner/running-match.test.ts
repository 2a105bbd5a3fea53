import { type BotAnswer, type BotCall, findBotGame, type LoadedBot } from '@sanh-rong/bot-kit';
import { describe, expect, test } from 'vitest';
import type { LoadContestant } from './contestants.ts';
import { RunningMatch } from './running-match.ts';

/** Games of a match are counted deal by deal, and a bot's memories game by game. */
const SEATS_COUNTED = 32;

const found = findBotGame('tienlen');
if (found === null) throw new Error('tienlen');
const tienlen = found;

/**
 * A process as an attacker would like it: what one call sees, every later call in it can read. Signals by warm caches,
 * by how deep it can call itself, or by any other side channel are no better than that.
 */
class LeakyProcess implements LoadedBot {
  /** By deal: the hands seen here, each by its game and seat. */
  readonly seen = new Map<number, Set<number>>();
  isStopped = false;
  private readonly all: LeakyProcess[];
  private readonly seats: number;

  constructor(all: LeakyProcess[], seats: number) {
    this.all = all;
    this.seats = seats;
    all.push(this);
  }

  twin(): LeakyProcess {
    return new LeakyProcess(this.all, this.seats);
  }

  async decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    return calls.map(({ snapshot, memory }) => {
      const deal = Math.floor(Math.floor(memory / SEATS_COUNTED) / this.seats);
      this.seen.set(deal, (this.seen.get(deal) ?? new Set()).add(memory));
      const { validMoves } = tienlen.stateOf(snapshot) as { validMoves: readonly { cards: unknown }[] };
      const [first] = validMoves;
      const read = tienlen.readMove(
        first === undefined ? { action: 'pass' } : { action: 'play', cards: first.cards },
        snapshot,
      );
      if (!read.ok) throw new Error(JSON.stringify(read.misread));
      return { action: read.action, fault: null, returned: '', printed: [], unprinted: 0, micros: 1 };
    });
  }

  forget(): void {}

  stop(): void {
    this.isStopped = true;
  }
}

const MATCHES: readonly (readonly [string, readonly number[], number])[] = [
  ['four bots', [0, 1, 2, 3], 4],
  ['two bots that share a table', [0, 1, 0, 1], 8],
  ['three bots', [0, 1, 2], 3],
];

const nobodyAfar = async (): Promise<never> => {
  throw new Error('nobody plays from afar here');
};

describe('an attack from game to game of a deal', () => {
  test.each(MATCHES)('fails: no process of %s ever sees two hands of one deal', async (_, lineup, processes) => {
    const bots = [...new Set(lineup)].map((bot) => ({ bot: String(bot), source: '' }));
    const started: LeakyProcess[][] = bots.map(() => []);
    const load: LoadContestant = async ({ owner }) => ({
      ok: true,
      bot: new LeakyProcess(started[Number(owner)], lineup.length),
      printed: [],
    });
    const contest = { game: 'tienlen', ruleSet: 'mien-nam', options: {}, lineup, seed: 'leaks', deals: 16 };
    const match = await RunningMatch.open({ contest, contestants: bots, time: 1_000 }, { load, ask: nobodyAfar });
    for (const number of [0, 1]) {
      const { strikes } = await match.play({ number, strikes: bots.map(() => 0) }, () => {});
      expect(strikes).toEqual(bots.map(() => 0));
    }
    for (const own of started) {
      expect(own).toHaveLength(processes);
      // Some deals are over before the first move.
      expect(new Set(own.flatMap(({ seen }) => [...seen.keys()])).size).toBeGreaterThan(8);
      for (const { seen } of own) for (const hands of seen.values()) expect(hands.size).toBe(1);
    }
    match.close();
    expect(started.flat().every(({ isStopped }) => isStopped)).toBe(true);
  });
});
