import { findBotGame } from '@sanh-rong/bot-kit';
import { SITUATIONS, situationView } from '@sanh-rong/bot-kit/situations';
import { expect, test } from 'vitest';
import { cardListsOf, stateSeen, writtenState } from './seen-state.ts';

const STATE = {
  myCards: [
    { rank: '3', suit: '♠', value: 1 },
    { rank: '10', suit: '♥', value: 8 },
  ],
  lastPlay: { player: 2, cards: [{ rank: 'A', suit: '♦', value: 12 }] },
  playerCardCounts: [2, null, 7],
  validMoves: [{ cards: [{ rank: '3', suit: '♠' }] }],
};

test('cards in sight are found where they stand; moves that could be made are left out', () => {
  expect(cardListsOf(STATE)).toEqual([
    { path: 'myCards', cards: ['3s', '10h'] },
    { path: 'lastPlay.cards', cards: ['Ad'] },
  ]);
});

test('a state is written with the names of its cards, short lists on one line', () => {
  expect(writtenState(STATE)).toContain('"myCards": ["3♠", "10♥"]');
  expect(writtenState(STATE)).toContain('"playerCardCounts": [2, null, 7]');
});

test('a snapshot that nobody can read any more is no state', () => {
  expect(stateSeen('no-game', {})).toBeNull();
});

test('in every situation the bot’s own cards are in sight', () => {
  for (const { id, game, seat } of SITUATIONS) {
    const view = situationView(id);
    const snapshot = view === null ? null : findBotGame(game)?.snapshot(view, { scores: [] });
    const state = snapshot === undefined || snapshot === null ? null : stateSeen(game, snapshot);
    const lists = state === null ? [] : cardListsOf(state);
    expect(lists.find(({ path }) => path === 'myCards')?.cards.length, id).toBe(view?.hands[seat]?.length);
    expect(() => JSON.parse(writtenState(state ?? {})), id).not.toThrow();
  }
});
