import { type AnyGame, type DealRequest, GAMES } from '@sanh-rong/engine';
import { phom } from '@sanh-rong/engine/phom';
import { describe, expect, it } from 'vitest';
import { cards, feltInShort, played } from '../../test/played.ts';
import { type AnyPresentation, findPresentation } from '../index.ts';

const game: AnyGame = GAMES.find(({ id }) => id === phom.id) ?? GAMES[0];
const presentation = findPresentation(phom.id) as AnyPresentation;

const felt = (request: DealRequest, words: readonly string[], language: 'vi' | 'en' = 'vi') =>
  feltInShort(presentation, played(game, request, words), language);

const STOCK = cards('2s 5d 10d 10c As 3d Kc');
const TWO: DealRequest = {
  seats: 2,
  given: { hands: [cards('5s 6s 9c 9d 9h 8s Ks Qd'), cards('Jc 2c 2d 2h 4h 7s')], stock: STOCK, leader: 0 },
};

/** Everybody throws back what they draw, up to the turn that begins the laying phase (PH-22). */
const UNTIL_LAYING = ['discard:Qd', ...STOCK.slice(0, 5).flatMap((card) => ['draw', `discard:${card}`])];

describe('what is felt of a game of Phỏm', () => {
  it('is eating, with what it costs (PH-23)', () => {
    const words = ['discard:Qd', 'draw', 'discard:7s', 'eat:5s.6s', 'discard:Ks'];
    expect(felt(TWO, words)).toEqual(['eat 0 Ăn 7♠! / Đông trả bạn 1 điểm']);
    expect(felt(TWO, words, 'en')).toEqual(['eat 0 Eats 7♠! / East pays you 1']);
  });

  it('is the end with who won and who is left without a phỏm (PH-26)', () => {
    const end = ['draw', 'lay:9c.9d.9h', 'discard:Ks', 'draw', 'discard:Kc'];
    expect(felt(TWO, [...UNTIL_LAYING, ...end])).toEqual(['cong 1 Móm! / Đông móm', 'win 0 Nhất! / Còn 22 điểm']);
  });

  it('is the last card eaten, when the stock is nearly gone (PH-23)', () => {
    const hands = [cards('5s 6s 9c 9d 9h 8s Ks Qd'), cards('Kd Kh 2c 2d 4h 7s')];
    const request = { seats: 2, given: { hands, stock: STOCK, leader: 0 } };
    const words = [...UNTIL_LAYING, 'draw', 'lay:9c.9d.9h', 'discard:Ks', 'eat:Kd.Kh'];
    expect(felt(request, words)).toEqual(['eat 1 Ăn chốt! / Bạn trả Đông 4 điểm']);
    expect(felt(request, words, 'en')).toEqual(['eat 1 Eats the last card! / You pay East 4']);
  });

  it('is an ù by its name, once (PH-24)', () => {
    const hands = [cards('3s 4s 5s 9c 9d 9h Jh Qh Kh 6d'), cards('2c 5d 8h 10c Qs As 7d 4c Js')];
    const request = { seats: 2, given: { hands, leader: 0, stock: cards('2s 3h 6h 7c 8c 8d 10h') } };
    expect(felt(request, ['u'])).toEqual(['u 0 Ù!']);
    const round = [cards('3s 4s 5s 6s 9c 9d 9h Jh Qh Kh'), hands[1]];
    expect(felt({ ...request, given: { ...request.given, hands: round } }, ['u'], 'en')).toEqual(['u 0 Ù tròn!']);
  });
});
