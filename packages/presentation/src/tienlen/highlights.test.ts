import { type AnyGame, type DealRequest, GAMES } from '@sanh-rong/engine';
import { tienlen } from '@sanh-rong/engine/tienlen';
import { describe, expect, it } from 'vitest';
import { cards, feltInShort, played } from '../../test/played.ts';
import { type AnyPresentation, findPresentation } from '../index.ts';

const game: AnyGame = GAMES.find(({ id }) => id === tienlen.id) ?? GAMES[0];
const presentation = findPresentation(tienlen.id) as AnyPresentation;

const felt = (request: DealRequest, words: readonly string[], language: 'vi' | 'en' = 'vi') =>
  feltInShort(presentation, played(game, request, words), language);

const HANDS = [cards('2h 3s 4s'), cards('5s 5c 6s 6c 7s 7c 8h'), cards('9s 9c 9d 9h Ks'), cards('3c 3d 4c')];

describe('what is felt of a game of Tiến Lên', () => {
  it('is a cut and a stacked cut with the debt, and who leads afterwards (MN-8, MN-9)', () => {
    const request = { seats: 4, given: { hands: HANDS, leader: 0 } };
    const words = ['2h', '5s.5c.6s.6c.7s.7c', '9s.9c.9d.9h', 'pass', 'pass', 'pass'];
    expect(felt(request, words)).toEqual([
      'cut 1 Chặt heo! / Bạn nợ 2 điểm',
      'cut 2 Chặt chồng! / Đông nợ 6 điểm',
      'roundWon 2 Hết vòng / Bắc cầm cái',
    ]);
    expect(felt(request, words, 'en')).toEqual([
      'cut 1 Cuts a 2! / You owe 2 points',
      'cut 2 Cuts the cut! / East owes 6 points',
      'roundWon 2 Round won / North leads',
    ]);
  });

  it('is nothing where a play is only an answer, or a four is led', () => {
    const request = { seats: 4, given: { hands: HANDS, leader: 2 } };
    expect(felt(request, ['9s.9c.9d.9h'])).toEqual([]);
    expect(felt({ seats: 4, given: { hands: HANDS, leader: 3 } }, ['3c', '2h'])).toEqual([]);
  });

  it('is a longer straight on a shorter one, which other tables do not have (MN-4)', () => {
    const hands = [cards('Qs Kd Ac 3s'), cards('3d 4s 5c 6h 9s'), cards('4d 5d 6d 7d Ks')];
    const request = { seats: 3, given: { hands, leader: 0 } };
    const words = ['Qs.Kd.Ac', '3d.4s.5c.6h', '4d.5d.6d.7d'];
    // One of the same length is higher or lower as everywhere.
    expect(felt(request, words)).toEqual(['rule 1 Sảnh dài chặn sảnh ngắn / 4 lá chặn 3 lá, lá lớn nhỏ không kể']);
    expect(felt(request, words, 'en')).toEqual([
      'rule 1 A longer straight beats a shorter one / 4 cards on 3, however high they are',
    ]);
  });

  it('is a bomb of Thirteen without points, and each place (TH-4, TH-8)', () => {
    const hands = [cards('2h 3s'), cards('4s 4c 4d 4h 8h'), cards('9s')];
    const words = ['2h', '4s.4c.4d.4h', 'pass', 'pass', '8h', '9s'];
    expect(felt({ ruleSet: 'thirteen', seats: 3, given: { hands, leader: 0 } }, words)).toEqual([
      'cut 1 Chặt heo!',
      'roundWon 1 Hết vòng / Đông cầm cái',
      'win 1 Về nhất! / Đông hết bài',
      'win 2 Về nhì! / Bắc hết bài',
    ]);
  });

  it('is the win, who never played a card, and who is left with 2s (MN-11, MN-14, MN-15)', () => {
    const hands = [cards('4s'), cards('3s 2h'), cards('3c 3d')];
    const request = { seats: 3, given: { hands, leader: 0 } };
    expect(felt(request, ['4s'])).toEqual([
      'win 0 Tới! / Bạn hết bài',
      'cong 2 Cóng! / Bắc cóng: −39',
      'cong 1 Cóng! / Đông cóng: −39',
      'thui 1 Thúi heo! / Đông thúi: trả bạn 2 điểm',
    ]);
  });

  it('is a win at the deal with its hand (MN-17)', () => {
    const hands = [cards('3c 3d 5c 6c 7d 8c 9c 10c Jc Qc Kd Ad 2d'), cards('3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2s')];
    const previous = { winner: 0, toiTrang: false, barred: null };
    expect(felt({ seats: 2, given: { hands }, previous }, [])[0]).toBe('toiTrang 1 Tới trắng! / Sảnh rồng');
  });
});
