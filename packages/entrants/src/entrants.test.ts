import { type Contest, everybody, NO_THINKING, type PlayedBlock, playBlock, playContest } from '@sanh-rong/arena';
import { type BotAnswer, type BotCall, findBotGame, type LoadedBot } from '@sanh-rong/bot-kit';
import { EXAMPLES } from '@sanh-rong/bot-kit/examples';
import { type AnyGame, GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { describe, expect, test } from 'vitest';
import { bankAfter, botEntrant, type ToldCall } from './bot-entrant.ts';
import { builtIn, standIn } from './built-in.ts';

/** A bot in this very process, for code that is ours: what it keeps lives as long as its memory does. */
class HomeBot implements LoadedBot {
  readonly calls: BotCall[] = [];
  readonly forgotten: number[] = [];
  private readonly game: string;
  private readonly make: () => (state: object) => unknown;
  private readonly loaded = new Map<number, (state: object) => unknown>();

  constructor(game: string, source: string) {
    this.game = game;
    this.make = new Function(`"use strict";\n${source}\n;return getNextMove;`) as typeof this.make;
  }

  async decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    this.calls.push(...calls);
    return calls.map((call) => this.answer(call));
  }

  forget(memory: number): void {
    this.forgotten.push(memory);
    this.loaded.delete(memory);
  }

  stop(): void {}

  private answer({ snapshot, memory }: BotCall): BotAnswer {
    const known = findBotGame(this.game);
    if (known === null) throw new Error(this.game);
    const getNextMove = this.loaded.get(memory) ?? this.make();
    this.loaded.set(memory, getNextMove);
    const read = known.readMove(getNextMove(known.stateOf(snapshot)), snapshot);
    const rest = { returned: '', printed: [], unprinted: 0, micros: 7 };
    return read.ok
      ? { action: read.action, fault: null, ...rest }
      : { action: null, fault: { kind: 'invalid', ...read.misread }, ...rest };
  }
}

const sourceFor = (game: string): string => {
  const example = EXAMPLES.find((each) => each.game === game);
  if (example === undefined) throw new Error(`no example for ${game}`);
  return example.source('en');
};

const contestOf = (game: AnyGame, lineup: readonly number[], deals: number): Contest => ({
  game,
  ruleSet: game.ruleSets[0].id,
  lineup,
  seed: 'entrants',
  deals,
});

const entrantFor = (game: string, level: string) => {
  const entrant = builtIn(game, level);
  if (entrant === null) throw new Error(level);
  return entrant;
};

const wholeOf = async (contest: Contest, entrants: Parameters<typeof playContest>[1]): Promise<PlayedBlock[]> => {
  const blocks: PlayedBlock[] = [];
  for await (const block of playContest(contest, entrants, { standIn: standIn(contest.game.id) })) blocks.push(block);
  return blocks;
};

describe.each(GAMES.map((game) => [game.id, game] as const))('a match of %s', (id, game) => {
  const seats = game.ruleSets[0].seats.usual;

  test('is played by built-in players of every level that does not search, the same way again', async () => {
    const levels = playersFor(id).filter(({ searches }) => searches !== true);
    const lineup = everybody(seats).map((seat) => seat % levels.length);
    const used = levels.slice(0, Math.min(levels.length, seats));
    const entrants = () => used.map((level) => entrantFor(id, level.id));
    const blocks = await wholeOf(contestOf(game, lineup, 9), entrants());
    expect(blocks.flatMap(({ strikes }) => strikes).every((strikes) => strikes === 0)).toBe(true);
    expect(await wholeOf(contestOf(game, lineup, 9), entrants())).toEqual(blocks);
  });

  test('has bots beside them, each of whose seats remembers its own game and forgets it', async () => {
    const bot = new HomeBot(id, sourceFor(id));
    const told: ToldCall[] = [];
    const lineup = everybody(seats).map((seat) => (seat === 0 ? 1 : 0));
    const [block] = await wholeOf(contestOf(game, lineup, 4), [
      botEntrant({ game: id, bot, told: (call) => told.push(call) }),
      entrantFor(id, playersFor(id)[0].id),
    ]);
    expect(block.strikes).toEqual([0, 0]);
    expect(told).toHaveLength(bot.calls.length);
    expect(block.thinking[0]).toEqual({ decisions: told.length, micros: 7 * told.length, longest: 7 });
    const memories = new Map(told.map(({ game: number, seat, call }) => [`${number}/${seat}`, call.memory]));
    expect(new Set(memories.values()).size).toBe(memories.size);
    for (const { game: number, seat, call } of told) expect(call.memory).toBe(memories.get(`${number}/${seat}`));
    expect([...bot.forgotten].sort((a, b) => a - b)).toEqual([...new Set(memories.values())].sort((a, b) => a - b));
  });

  test('tells of a move that the rules forbid as of any other fault', async () => {
    const bot: LoadedBot = {
      decide: async (calls) =>
        calls.map(() => ({
          action: { type: 'nonsense' },
          fault: null,
          returned: '',
          printed: [],
          unprinted: 0,
          micros: 1,
        })),
      forget() {},
      stop() {},
    };
    const told: ToldCall[] = [];
    const entrants = [
      botEntrant({ game: id, bot, told: (call) => told.push(call) }),
      ...everybody(seats - 1).map(() => entrantFor(id, playersFor(id)[0].id)),
    ];
    const block = await playBlock(contestOf(game, everybody(seats), 2), 0, entrants, { standIn: standIn(id) });
    expect(block.strikes[0]).toBe(3);
    expect(told.slice(0, 3).map(({ fault }) => fault?.kind)).toEqual(['illegal', 'illegal', 'illegal']);
    const faults = block.deals.flatMap(({ games }) => games.flatMap((each) => each.faults));
    expect(faults).toHaveLength(3);
    for (const { threw } of faults) expect(threw).toMatchObject({ kind: 'illegal' });
  });
});

test('a bot that takes all its time every time has none left soon, and one that does so once has', async () => {
  const [game] = GAMES;
  const thinking = (micros: (call: number) => number): LoadedBot => {
    const bot = new HomeBot(game.id, sourceFor(game.id));
    let calls = 0;
    return {
      decide: async (asked) =>
        (await bot.decide(asked)).map((answer) => {
          calls += 1;
          return { ...answer, micros: micros(calls) };
        }),
      forget() {},
      stop() {},
    };
  };
  const bank = { start: 5_000, each: 100 };
  const play = async (micros: (call: number) => number): Promise<PlayedBlock> =>
    playBlock(
      contestOf(game, everybody(4), 4),
      0,
      [
        botEntrant({ game: game.id, bot: thinking(micros), bank }),
        ...everybody(3).map(() => entrantFor(game.id, 'random')),
      ],
      { standIn: standIn(game.id) },
    );
  expect((await play((call) => (call % 20 === 1 ? 900_000 : 40_000))).strikes[0]).toBe(0);
  const slow = await play(() => 900_000);
  expect(slow.strikes[0]).toBe(3);
  // Five seconds last for six moves of 0.9 s that earn 0.1 s each; the next three are strikes.
  expect(slow.thinking[0].decisions).toBe(9);
  const faults = slow.deals.flatMap(({ games }) => games.flatMap((each) => each.faults));
  for (const { threw } of faults) expect(threw).toEqual({ kind: 'timeout', milliseconds: 100, all: true });
});

test('a match that is interrupted after any block comes to the same games, strikes and time', async () => {
  const [game] = GAMES;
  const contest = contestOf(game, everybody(4), 24);
  // Its time is used up in the second block or the third, whichever way it is played.
  const bank = { start: 12_000, each: 20 };
  const first = `function getNextMove({ validMoves: [move] }) {
    return move === undefined ? { action: 'pass' } : { action: 'play', cards: move.cards };
  }`;
  const tired = (): LoadedBot => {
    const bot = new HomeBot(game.id, first);
    const slow = async (calls: readonly BotCall[]): Promise<readonly BotAnswer[]> =>
      (await bot.decide(calls)).map((answer, at) => ({ ...answer, micros: 40_000 + (calls[at].memory % 7) * 1_000 }));
    return { decide: slow, forget: (memory) => bot.forget(memory), stop() {} };
  };
  const entrants = (thinking = NO_THINKING) => [
    botEntrant({ game: game.id, bot: tired(), bank: bankAfter(bank, thinking) }),
    ...everybody(3).map(() => entrantFor(game.id, 'random')),
  ];
  const whole = await wholeOf(contest, entrants());
  expect(whole.map(({ strikes }) => strikes[0])).toContain(3);
  expect(whole[0].strikes[0]).toBe(0);
  let strikes: readonly number[] = [0, 0, 0, 0];
  let thinking = NO_THINKING;
  for (const [number, block] of whole.entries()) {
    const alone = await playBlock(contest, number, entrants(thinking), { standIn: standIn(game.id), strikes });
    expect(alone).toEqual(block);
    const [{ decisions, micros, longest }] = alone.thinking;
    thinking = { decisions: thinking.decisions + decisions, micros: thinking.micros + micros, longest };
    strikes = alone.strikes;
  }
});

test('there are no entrants for what nobody knows', () => {
  expect(builtIn('tienlen', 'genius')).toBeNull();
  expect(builtIn('poker', 'random')).toBeNull();
  const bot: LoadedBot = { decide: async () => [], forget() {}, stop() {} };
  expect(() => botEntrant({ game: 'poker', bot })).toThrow(RangeError);
});
