import { typings } from '@sanh-rong/bot-kit/typings';
import { LANGUAGES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { EMBLEMS } from '../../games/emblems.ts';
import { declarationsOf, referenceOf } from './reference.ts';

const TEXT = `
/** Một lá. */
interface Card {
  /** Hạng. */
  rank: Rank;
  /** Chất
   * của lá. */
  suit?: '♠' | '♣';
  log(...values: unknown[]): void;
}

type Rank = '3' | '4';

/** Nước. */
type Move = Play | Pass;

/** Đánh. */
interface Play {
  action: 'play';
  cards: Card[];
}

interface Pass {
  action: 'pass';
}

/** Ván. */
interface GameState {
  /** Bài. */
  myCards: Card[];
}
`;

test('declarations are read with their fields and explanations', () => {
  expect(declarationsOf(TEXT)[0]).toEqual({
    name: 'Card',
    doc: 'Một lá.',
    type: null,
    fields: [
      { name: 'rank', optional: false, type: 'Rank', doc: 'Hạng.' },
      { name: 'suit', optional: true, type: "'♠' | '♣'", doc: 'Chất của lá.' },
      { name: 'log', optional: false, type: '(...values: unknown[]): void', doc: '' },
    ],
  });
});

test('the state, what may be returned, and then what these speak of', () => {
  const { state, moves, others } = referenceOf(TEXT);
  expect(state?.doc).toBe('Ván.');
  expect(moves.map(({ name }) => name)).toEqual(['Play', 'Pass']);
  expect(others.map(({ name }) => name)).toEqual(['Card', 'Rank']);
});

describe.each(EMBLEMS.map(({ game }) => game))('%s', (game) => {
  test.each(LANGUAGES)('has documents in %s: every field of the state and every move is explained', (language) => {
    const { state, moves, others } = referenceOf(typings(game, language));
    expect(state?.fields.map(({ name }) => name)).toContain('validMoves');
    expect(moves.length).toBeGreaterThan(1);
    for (const { name, doc } of state?.fields ?? []) expect(doc, name).not.toBe('');
    for (const { name, doc } of [...moves, ...others.filter(({ fields }) => fields.length > 0)])
      expect(doc, name).not.toBe('');
  });
});
