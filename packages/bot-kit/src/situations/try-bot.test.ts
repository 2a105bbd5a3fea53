import { describe, expect, test } from 'vitest';
import { findBotGame } from '../bot-games.ts';
import type { BotAnswer, BotCall, LoadedBot } from '../calls.ts';
import { SITUATIONS, situationsOf } from './library.ts';
import { setUp } from './position.ts';
import type { Situation } from './situation.ts';
import { type SituationOutcome, tryBot, trySituation } from './try-bot.ts';

type Think = (state: Record<string, unknown>) => unknown;

const NOTHING: BotAnswer = { action: null, fault: null, returned: '', printed: [], unprinted: 0, micros: 7 };

/** A bot in this process: what the sandbox does with a bot's function, without the sandbox. */
class OwnBot implements LoadedBot {
  readonly calls: BotCall[] = [];
  readonly forgotten: number[] = [];
  readonly #game: string;
  readonly #think: Think;

  constructor(game: string, think: Think) {
    this.#game = game;
    this.#think = think;
  }

  async decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    this.calls.push(...calls);
    return calls.map(({ snapshot }) => {
      const game = findBotGame(this.#game);
      if (game === null) throw new Error(this.#game);
      const returned = this.#think({ ...game.stateOf(snapshot) });
      const reading = game.readMove(returned, snapshot);
      return reading.ok
        ? { ...NOTHING, action: reading.action, returned: JSON.stringify(returned) }
        : { ...NOTHING, fault: { kind: 'invalid', ...reading.misread } };
    });
  }

  forget(memory: number): void {
    this.forgotten.push(memory);
  }

  stop(): void {}
}

/** A bot that answers every call in the same way. */
const answering = (answer: Partial<BotAnswer>): LoadedBot => ({
  decide: async (calls) => calls.map(() => ({ ...NOTHING, ...answer })),
  forget() {},
  stop() {},
});

const named = (id: string): Situation => {
  const found = SITUATIONS.find((situation) => situation.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const all = async (outcomes: AsyncIterable<SituationOutcome>): Promise<SituationOutcome[]> => {
  const list: SituationOutcome[] = [];
  for await (const outcome of outcomes) list.push(outcome);
  return list;
};

/** The k-th of the valid moves, counted round; where there is none, a pass. */
const chooses =
  (k: number): Think =>
  ({ validMoves }) => {
    const moves = validMoves as readonly Record<string, unknown>[];
    if (moves.length === 0) return { action: 'pass' };
    const move = moves[k % moves.length];
    return { action: 'play', ...move };
  };

describe('trying a bot', () => {
  test.each(['tienlen', 'phom', 'lieng'])(
    '%s: whatever it takes from validMoves, it does nothing wrong',
    async (game) => {
      for (const k of [0, 1, 5, 396]) {
        const bot = new OwnBot(game, chooses(k));
        const outcomes = await all(tryBot(bot, situationsOf(game)));
        expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
        expect(outcomes.map(({ situation }) => situation)).toEqual(situationsOf(game).map(({ id }) => id));
      }
    },
  );

  test('every situation has its own variables and its own dice, which are thrown again with the same dice', async () => {
    const bot = new OwnBot('phom', chooses(0));
    await all(tryBot(bot, situationsOf('phom'), { dice: 'one' }));
    const memories = bot.calls.map(({ memory }) => memory);
    expect(new Set(memories).size).toBe(situationsOf('phom').length);
    expect(bot.forgotten).toEqual(memories);
    expect(new Set(bot.calls.map(({ dice }) => dice)).size).toBe(memories.length);
    const again = new OwnBot('phom', chooses(0));
    await all(tryBot(again, situationsOf('phom'), { dice: 'one' }));
    expect(again.calls).toEqual(bot.calls);
    await all(tryBot(again, situationsOf('phom'), { dice: 'two' }));
    expect(again.calls[memories.length].dice).not.toBe(bot.calls[0].dice);
  });

  test('an outcome carries what was returned, printed and how long it took, as plain JSON', async () => {
    const printed = [{ level: 'log', text: 'hm' }] as const;
    const bot = answering({ action: { type: 'pass' }, returned: '{…}', printed, unprinted: 2 });
    const outcome = await trySituation(bot, named('mn-no-answer'), 0);
    expect(outcome).toEqual({
      situation: 'mn-no-answer',
      ok: true,
      action: { type: 'pass' },
      fault: null,
      returned: '{…}',
      printed,
      unprinted: 2,
      micros: 7,
      advice: null,
    });
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  });

  test('the rules judge what it returned: an illegal move is a fault and keeps the move', async () => {
    const outcome = await trySituation(answering({ action: { type: 'pass' } }), named('mn-opening'), 0);
    expect(outcome).toMatchObject({
      ok: false,
      action: { type: 'pass' },
      fault: { kind: 'illegal', error: { code: 'TL-3' } },
      advice: null,
    });
  });

  test('its own faults come through, and an answer without anything is a crash', async () => {
    const fault = { kind: 'exception', message: 'Oops', place: { line: 3, column: 1 } } as const;
    expect(await trySituation(answering({ fault }), named('mn-single'), 0)).toMatchObject({ ok: false, fault });
    expect(await trySituation(answering({}), named('mn-single'), 0)).toMatchObject({ fault: { kind: 'crash' } });
  });

  test.each([{ kind: 'timeout', milliseconds: 5_000 }, { kind: 'memory' }, { kind: 'crash' }] as const)(
    'after three times $kind the rest is left out',
    async (fault) => {
      const outcomes = await all(tryBot(answering({ fault }), situationsOf('lieng')));
      expect(outcomes.length).toBe(3);
    },
  );

  test('an exception costs nothing, so every situation is tried', async () => {
    const bot = answering({ fault: { kind: 'exception', message: 'Oops', place: null } });
    expect((await all(tryBot(bot, situationsOf('lieng')))).length).toBe(situationsOf('lieng').length);
  });
});

describe('advice', () => {
  const advised = (id: string, action: object) =>
    trySituation(answering({ action: { type: '', ...action } }), named(id), 0).then(({ advice }) => advice);

  test('the good move, in whatever order its cards stand', async () => {
    expect(await advised('mn-finish-straight', { type: 'play', cards: ['10d', '6c', '8h', '7d', '9s'] })).toBe('good');
    expect(await advised('mn-finish-straight', { type: 'play', cards: ['6c'] })).toBe('missed');
  });

  test('a bad move, and any other', async () => {
    expect(await advised('lieng-sap-aces', { type: 'bo' })).toBe('missed');
    expect(await advised('lieng-sap-aces', { type: 'to', amount: 200 })).toBe('good');
  });

  test('moves that begin alike', async () => {
    expect(await advised('ta-la-many-eats', { type: 'eat', cards: ['8h', '6h'] })).toBe('good');
    expect(await advised('ta-la-many-eats', { type: 'draw' })).toBe('missed');
  });

  test('both orders of laying two phỏm are the same advice', async () => {
    const sevens = ['7s', '7c', '7d'];
    const hearts = ['9h', '7h', '8h'];
    expect(await advised('ta-la-arrangements', { type: 'lay', melds: [sevens, hearts] })).toBe('good');
    expect(await advised('ta-la-arrangements', { type: 'lay', melds: [hearts, sevens] })).toBe('good');
    expect(await advised('ta-la-arrangements', { type: 'lay', melds: [[...sevens, '7h']] })).toBe('missed');
  });

  test('none where there is nothing to advise, and none on a fault', async () => {
    expect(await advised('mn-single', { type: 'pass' })).toBeNull();
    expect(await advised('mn-last-card', { type: 'play', cards: ['3s'] })).toBeNull();
  });

  test('every advice can be met and missed by some legal move', async () => {
    for (const situation of SITUATIONS.filter(({ advice }) => advice !== null)) {
      const { game, state } = setUp(situation);
      const found = new Set<string | null>();
      for (const action of game.legal(state)) {
        const move = 'min' in action ? { type: action.type, amount: action.min } : action;
        found.add((await trySituation(answering({ action: move }), situation, 0)).advice);
      }
      expect([situation.id, [...found].sort()]).toEqual([situation.id, ['good', 'missed']]);
    }
  });
});
