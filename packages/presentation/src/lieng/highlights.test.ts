import { type AnyGame, type DealRequest, GAMES } from '@sanh-rong/engine';
import { lieng } from '@sanh-rong/engine/lieng';
import { describe, expect, it } from 'vitest';
import { cards, feltInShort, played } from '../../test/played.ts';
import { type AnyPresentation, findPresentation } from '../index.ts';

const game: AnyGame = GAMES.find(({ id }) => id === lieng.id) ?? GAMES[0];
const presentation = findPresentation(lieng.id) as AnyPresentation;

const felt = (request: DealRequest, words: readonly string[], language: 'vi' | 'en' = 'vi') =>
  feltInShort(presentation, played(game, request, words), language);

describe('what is felt of a game of Liêng', () => {
  it('is all in, one showdown about the best hand, and every pot won (LG-5, LG-6, LG-7)', () => {
    const hands = [cards('8s 8d 8h'), cards('2c 6d 8c'), cards('Jc Qs Kd')];
    const request = { seats: 3, given: { hands, chips: [60, 200, 500], dealer: 0 } };
    const words = ['to:40', 'to:100', 'to-tat', 'theo'];
    expect(felt(request, words)).toEqual([
      'allIn 0 Tố tất! / 50 chip',
      'showdown 0 Lật bài! / Bạn: sáp 8',
      'win 0 Ăn gà! / Bạn ăn 180 chip',
      'win 2 Ăn gà! / Bắc ăn 100 chip',
    ]);
    expect(felt(request, words, 'en')[1]).toBe('showdown 0 Showdown! / You: sáp of 8s');
  });

  it('is only the pot where all others fold', () => {
    const hands = [cards('8s 8d 8h'), cards('2c 6d 8c')];
    expect(felt({ seats: 2, given: { hands, dealer: 0 } }, ['to:30', 'bo'])).toEqual([
      'win 1 Ăn gà! / Đông ăn 20 chip',
    ]);
  });
});
