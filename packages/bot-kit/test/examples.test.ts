import { type AnyGame, type DealRequest, findGame, LANGUAGES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { findBotGame } from '../src/bot-games.ts';
import { EXAMPLES, type Example, template } from '../src/examples/index.ts';
import { functionOf, playByBots } from './bot-in-a-box.ts';
import { TABLES } from './tables.ts';

const gameOf = (id: string) => {
  const game = findGame(id);
  const botGame = findBotGame(id);
  if (!game.ok || botGame === null) throw new Error(id);
  return { game: game.value as AnyGame, botGame };
};

const GAMES = ['tienlen', 'phom', 'lieng'] as const;

const sourcesOf = (game: string): { readonly name: string; readonly source: string }[] => [
  { name: 'template', source: template(game, 'vi') },
  ...EXAMPLES.filter((example) => example.game === game).map((example) => ({
    name: example.id,
    source: example.source('vi'),
  })),
];

describe.each(GAMES)('example bots of %s', (id) => {
  const { game, botGame } = gameOf(id);

  test.each(sourcesOf(id))('$name never makes a fault, whatever is dealt', ({ source }) => {
    fc.assert(
      fc.property(TABLES[id], fc.nat().map(String), ({ request }, dice) => {
        const { faults } = playByBots(game, botGame, request, Array(17).fill(functionOf(source, dice)));
        expect(faults).toEqual([]);
      }),
      { numRuns: examples(8, 40) },
    );
  });

  test('languages change the comments and nothing else', () => {
    const withoutComments = (source: string): string => source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    const bare = (write: (language: 'vi' | 'en') => string): string[] =>
      LANGUAGES.map((it) => withoutComments(write(it)));
    for (const { source } of EXAMPLES.filter((example) => example.game === id)) {
      expect(source('vi')).not.toBe(source('en'));
      expect(new Set(bare(source)).size).toBe(1);
    }
    expect(new Set(bare((language) => template(id, language))).size).toBe(1);
  });
});

const exampleNamed = (id: string): Example => {
  const found = EXAMPLES.find((example) => example.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

/**
 * What the first bot wins a game on average, at every second seat against the other, the same deals both ways round; and
 * the error of that.
 */
const advantage = (hero: string, rival: string, request: DealRequest): { mean: number; error: number } => {
  const { game, botGame } = gameOf(exampleNamed(hero).game);
  const bots = [hero, rival].map((id) => functionOf(exampleNamed(id).source('en'), `${hero} ${rival}`));
  const won = Array.from({ length: examples(60, 120) }, (_, deal) => {
    let points = 0;
    for (const first of [0, 1]) {
      const seats = [0, 1, 2, 3].map((seat) => (seat + first) % bots.length);
      const dealt = { seed: `advantage ${deal}`, seats: seats.length, ...request };
      const { result } = playByBots(
        game,
        botGame,
        dealt,
        seats.map((bot) => bots[bot]),
      );
      for (const [seat, bot] of seats.entries()) if (bot === 0) points += result.points[seat];
    }
    return points / 4;
  });
  const mean = won.reduce((sum, points) => sum + points) / won.length;
  const variance = won.reduce((sum, points) => sum + (points - mean) ** 2, 0) / won.length;
  return { mean, error: Math.sqrt(variance / won.length) };
};

describe('better ideas win', () => {
  test.each([
    ['greedy', 'random', { ruleSet: 'mien-nam' }],
    ['greedy', 'random', { ruleSet: 'thirteen' }],
    ['defensive', 'random', { ruleSet: 'mien-nam' }],
    ['defensive', 'random', { ruleSet: 'thirteen' }],
    ['phom-collector', 'phom-random', { ruleSet: 'ta-la' }],
    ['phom-collector', 'phom-random', { ruleSet: 'basic' }],
    ['lieng-careful', 'lieng-random', {}],
  ] as const)('%s beats %s clearly (%j)', (hero, rival, request) => {
    const { mean, error } = advantage(hero, rival, request);
    expect(mean).toBeGreaterThan(4 * error);
  });
});

test('the template plays the first valid move, or passes', () => {
  const move = functionOf(template('tienlen', 'vi'), '');
  const cards = [{ rank: '3', suit: '♠' }];
  expect(move({ validMoves: [{ type: 'single', cards }] })).toEqual({ action: 'play', cards });
  expect(move({ validMoves: [] })).toEqual({ action: 'pass' });
});

test('every example says what it is in both languages, and has an id of its own', () => {
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
  for (const example of EXAMPLES) {
    expect(example.title('vi')).not.toBe(example.title('en'));
    expect(example.about('vi')).not.toBe(example.about('en'));
  }
});
