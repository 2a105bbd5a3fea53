import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { MAX_LINE, serve } from './command.ts';
import { engineStream } from './engine.ts';

type Answer = Record<string, unknown> & { ok: boolean; error?: { code: string; message: string } };

const talk = () => {
  const stream = engineStream();
  return (request: unknown): Answer =>
    JSON.parse(stream.answer(typeof request === 'string' ? request : JSON.stringify(request)));
};

const DEAL = { op: 'deal', game: 'tienlen', ruleSet: 'mien-nam', options: {}, seats: 4, seed: 'abc', previous: null };

describe('the engine stream', () => {
  test('deals, plays and ends a game with what the next one needs', () => {
    const ask = talk();
    const first = ask(DEAL);
    expect(first).toMatchObject({ ok: true, turn: 0, result: null, previous: null });
    expect(Object.keys(first).slice(0, 7)).toEqual(['ok', 'turn', 'legal', 'events', 'hands', 'result', 'previous']);
    expect((first.hands as string[][]).map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    let answer = first;
    for (let moves = 0; answer.result === null; moves++) {
      expect(moves).toBeLessThan(500);
      answer = ask({ op: 'act', action: (answer.legal as object[])[0] });
      expect(answer.ok).toBe(true);
    }
    expect(answer).toMatchObject({ turn: null, legal: [] });
    const { points, places, breakdown } = answer.result as Record<string, never[]>;
    expect([points, places, breakdown].map((list) => list.length)).toEqual([4, 4, 4]);
    expect(Object.keys(breakdown[0])).toEqual(['cards', 'cong', 'denBai', 'chat', 'thui', 'toiTrang']);
    expect(ask({ op: 'act', action: { type: 'pass' } }).error?.code).toBe('GAME_OVER');
    const next = ask({ ...DEAL, seed: 'def', previous: answer.previous });
    expect(next).toMatchObject({ ok: true, turn: places.indexOf(1 as never) });
  });

  test('deals given hands, with a leader, in place of any seed', () => {
    const ask = talk();
    const given = { ...DEAL, seats: 2, hands: [['3s', '3c'], ['4d']], leader: 1 };
    expect(ask(given)).toMatchObject({
      ok: true,
      turn: 1,
      hands: [['3s', '3c'], ['4d']],
      legal: [{ type: 'play', cards: ['4d'] }],
    });
    expect(ask({ op: 'deal', game: 'tienlen', hands: [['3s', '3c'], ['4d']] })).toMatchObject({ ok: true, turn: 0 });
  });

  test('deals a deck shuffled elsewhere, from its first card on', () => {
    const ask = talk();
    const deck = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].flatMap((rank) =>
      ['s', 'c', 'd', 'h'].map((suit) => rank + suit),
    );
    const dealt = ask({ op: 'deal', game: 'lieng', seats: 2, deck: [...deck].reverse() });
    expect(dealt).toMatchObject({ ok: true });
    expect((dealt.hands as string[][]).map((hand) => [...hand].sort())).toEqual([
      ['2c', '2h', 'Ah'],
      ['2d', '2s', 'Ad'],
    ]);
    const { text } = ask({ op: 'text' });
    expect(text).toBe(`sr1 lieng/lieng seats=2 deck=${[...deck].reverse().join('.')} |`);
    expect(talk()({ op: 'load', text })).toMatchObject({ ok: true, hands: dealt.hands });
    for (const request of [
      { deck: deck.slice(1) },
      { deck: [...deck.slice(1), '3c'] },
      { deck: 'all' },
      { deck, seed: 'a' },
      { deck, hands: [['3s'], ['4s']] },
    ]) {
      expect(ask({ op: 'deal', game: 'tienlen', seats: 2, ...request }).error?.code).toBe('BAD_DEAL');
    }
  });

  test('MN-17 a game over at the deal answers with its result at once', () => {
    const ask = talk();
    const hands = [
      ['3s', '3c', '3d', '3h', '5d', '6c', '7s', '8d', '9s', 'Js', 'Qd', 'As', 'Ac'],
      ['4d', '5s', '6d', '8s', '9d', '10s', 'Jd', 'Qs', 'Kd', 'Ks', 'Ad', '2s', '2d'],
    ];
    expect(ask({ ...DEAL, seats: 2, seed: undefined, hands })).toMatchObject({
      ok: true,
      turn: null,
      legal: [],
      result: { points: [29, -29], places: [1, 2] },
      previous: { winner: 0, toiTrang: true, barred: null },
    });
  });

  test('shows each viewer what they may see, and nobody more', () => {
    const ask = talk();
    const { hands } = ask(DEAL) as unknown as { hands: string[][] };
    expect(ask({ op: 'view', viewer: 2 })).toMatchObject({ ok: true, viewer: 2, hands: [null, null, hands[2], null] });
    const watcher = JSON.stringify(ask({ op: 'view', viewer: 'watcher' }));
    expect(hands.flat().filter((card) => watcher.includes(`"${card}"`))).toEqual([]);
    expect(ask({ op: 'view', viewer: 'open' })).toMatchObject({ hands });
    for (const viewer of [4, -1, 1.5, '0', null, undefined, 'all', {}, []]) {
      expect(ask({ op: 'view', viewer }).error?.code).toBe('BAD_VIEWER');
    }
  });

  test('PH-21, PH-23 drives Phỏm: a given stock, eating, and a card that must stay', () => {
    const ask = talk();
    const hands = [
      ['7h', 'Ks'],
      ['7s', '7c', '3d', '9d'],
    ];
    const stock = ['2s', '2c', '4s', '4c', '6s', '8s', '10s'];
    const dealt = ask({ op: 'deal', game: 'phom', hands, stock, leader: 0 });
    expect(dealt).toMatchObject({
      ok: true,
      turn: 0,
      stock: 7,
      legal: [
        { type: 'discard', card: '7h' },
        { type: 'discard', card: 'Ks' },
      ],
    });
    expect(ask({ op: 'act', action: { type: 'discard', card: '7h' } })).toMatchObject({ ok: true, turn: 1 });
    expect(ask({ op: 'act', action: { type: 'eat', cards: ['7c', '7s'] } })).toMatchObject({
      ok: true,
      events: [
        { type: 'eat', card: '7h', from: 0 },
        { type: 'pay', from: 0, to: 1, amount: 1 },
      ],
    });
    expect(ask({ op: 'act', action: { type: 'discard', card: '7h' } }).error?.code).toBe('PH-23');
    const { text } = ask({ op: 'text' });
    expect(talk()({ op: 'load', text })).toMatchObject({ ok: true, turn: 1 });
    expect(JSON.stringify(ask({ op: 'view', viewer: 0 }))).not.toContain('"7s"');
  });

  test('LG-5, LG-6 drives Liêng: a raise stands once as a range and is played with an amount', () => {
    const ask = talk();
    const hands = [
      ['As', 'Ac', 'Ah'],
      ['Ks', 'Kc', 'Kh'],
      ['2s', '5c', '9h'],
    ];
    const dealt = ask({ op: 'deal', game: 'lieng', hands, chips: [1000, 1000, 10], dealer: 0 });
    expect(dealt).toMatchObject({ ok: true, turn: 1, pot: 30, dealer: 0 });
    expect((dealt.legal as { type: string }[]).filter(({ type }) => type === 'to')).toEqual([
      { type: 'to', min: 10, max: 990 },
    ]);
    expect(ask({ op: 'act', action: { type: 'to', amount: 9 } }).error?.code).toBe('LG-5');
    expect(ask({ op: 'act', action: { type: 'to', amount: 50 } })).toMatchObject({ ok: true, turn: 0 });
    expect(ask({ op: 'act', action: { type: 'theo' } })).toMatchObject({
      ok: true,
      turn: null,
      result: { points: [70, -60, -10], places: [1, 3, 2] },
      previous: { chips: [1070, 940, 0], dealer: 0 },
    });
  });

  test('writes the game as a text and loads it again', () => {
    const ask = talk();
    ask(DEAL);
    const played = ask({ op: 'act', action: { type: 'play', cards: ['3s', '3h'] } });
    const { text } = ask({ op: 'text' });
    expect(text).toBe('sr1 tienlen/mien-nam seats=4 seed=abc | 3s.3h');
    const other = talk();
    const { events, ...loaded } = other({ op: 'load', text });
    const { events: last, ...same } = played;
    expect(loaded).toEqual(same);
    expect((events as unknown[]).slice(-(last as unknown[]).length)).toEqual(last);
    expect(other({ op: 'load', text: 'nonsense' }).error?.code).toBe('BAD_TEXT');
    expect(other({ op: 'text' })).toEqual({ ok: true, text });
  });

  test.each([
    ['not JSON', 'BAD_JSON'],
    ['', 'BAD_JSON'],
    ['null', 'BAD_JSON'],
    ['[]', 'BAD_JSON'],
    ['"deal"', 'BAD_JSON'],
    ['{}', 'BAD_OP'],
    ['{"op":"shuffle"}', 'BAD_OP'],
    ['{"op":"toString"}', 'BAD_OP'],
    ['{"op":"__proto__"}', 'BAD_OP'],
    ['{"op":["deal"]}', 'BAD_OP'],
    ['{"op":"act","action":{"type":"pass"}}', 'NO_GAME'],
    ['{"op":"view","viewer":0}', 'NO_GAME'],
    ['{"op":"text"}', 'NO_GAME'],
    ['{"op":"deal"}', 'BAD_DEAL'],
    ['{"op":"deal","game":"poker","seed":"a"}', 'BAD_DEAL'],
    ['{"op":"deal","game":"tienlen"}', 'BAD_DEAL'],
    ['{"op":"deal","game":"tienlen","seed":"a","colour":"red"}', 'BAD_DEAL'],
    ['{"op":"deal","game":"tienlen","seed":"a","leader":1}', 'BAD_DEAL'],
    ['{"op":"load"}', 'BAD_TEXT'],
  ])('%s answers %s and goes on', (line, code) => {
    const ask = talk();
    const answer = ask(line);
    expect(Object.keys(answer)).toEqual(['ok', 'error']);
    expect(Object.keys(answer.error ?? {})).toEqual(['code', 'message']);
    expect(answer.error?.code).toBe(code);
    expect(answer.error?.message).toMatch(/\S/);
    expect(ask(DEAL).ok).toBe(true);
  });

  test('a refusal leaves the game as it was, whatever was asked', () => {
    const ask = talk();
    ask(DEAL);
    const before = ask({ op: 'view', viewer: 'open' });
    const request = fc.oneof(
      fc.anything(),
      fc.record({
        op: fc.constantFrom('act', 'deal', 'load', 'view'),
        action: fc.anything(),
        game: fc.constant('tienlen'),
      }),
      fc.record({
        op: fc.constant('act'),
        action: fc.record({ type: fc.constant('play'), cards: fc.array(fc.anything()) }),
      }),
      fc.record({
        op: fc.constant('deal'),
        game: fc.constant('tienlen'),
        seed: fc.constant('a'),
        options: fc.object(),
      }),
      fc.record({ op: fc.constant('deal'), game: fc.constant('tienlen'), hands: fc.array(fc.array(fc.string())) }),
    );
    fc.assert(
      fc.property(request, (asked) => {
        let line: string | undefined;
        try {
          line = JSON.stringify(asked);
        } catch {
          line = String(asked);
        }
        const answer = ask(line ?? 'undefined');
        if (answer.ok) ask({ op: 'load', text: 'sr1 tienlen/mien-nam seats=4 seed=abc |' });
        else expect(answer.error?.code).toMatch(/^([A-Z]{2}-\d+|BAD_[A-Z]+|NO_GAME|GAME_OVER)$/);
        expect(ask({ op: 'view', viewer: 'open' })).toEqual(before);
      }),
      { numRuns: examples(300, 2000) },
    );
  });
});

describe('the engine stream over pipes', () => {
  const exchange = async (chunks: (string | Buffer)[]): Promise<Answer[]> => {
    const output = new PassThrough();
    const said = output.toArray();
    expect(await serve(Readable.from(chunks), output)).toBe(0);
    output.end();
    const text = Buffer.concat((await said) as Buffer[]).toString('utf8');
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  };

  test('answers one line a line, however the bytes arrive', async () => {
    const input = Buffer.from(`${JSON.stringify({ ...DEAL, seed: 'rồng' })}\r\n{"op":"text"}\n{"op":"text"}`);
    const whole = await exchange([input]);
    expect(whole).toHaveLength(3);
    expect(whole[1].text).toContain('seed=r%E1%BB%93ng');
    for (const size of [1, 2, 7]) {
      const pieces = Array.from({ length: Math.ceil(input.length / size) }, (_, i) =>
        input.subarray(i * size, (i + 1) * size),
      );
      expect(await exchange(pieces)).toEqual(whole);
    }
  });

  test('a line without end is thrown away and answered, and the next one is heard', async () => {
    const answers = await exchange(['x'.repeat(MAX_LINE), 'x'.repeat(MAX_LINE), `x\n${JSON.stringify(DEAL)}\n`]);
    expect(answers.map(({ ok, error }) => error?.code ?? ok)).toEqual(['BAD_JSON', true]);
  });

  test('a slow reader gets every answer, and nothing piles up', async () => {
    const output = new PassThrough({ highWaterMark: 64 });
    let most = 0;
    let answers = 0;
    output.on('data', (chunk: Buffer) => {
      answers += chunk.toString().split('\n').length - 1;
      most = Math.max(most, output.listenerCount('drain'), output.listenerCount('close'));
      output.pause();
      setImmediate(() => output.resume());
    });
    const before = output.listenerCount('close');
    await serve(Readable.from(Array.from({ length: 200 }, () => '{"op":"text"}\n')), output);
    output.end();
    await finished(output);
    expect(answers).toBe(200);
    expect(most).toBeLessThanOrEqual(before + 1);
  });

  test('ends quietly when nobody reads any more', async () => {
    const output = new PassThrough();
    output.destroy(new Error('closed'));
    expect(await serve(Readable.from([`${JSON.stringify(DEAL)}\n`, '{"op":"text"}\n']), output)).toBe(0);
  });
});
