import { describe, expect, it } from 'vitest';
import { LUCK_WORDS } from './messages/vi.ts';
import { luckSentence } from './sentence.ts';

const of = (luck: number, play: number, error: number) => ({ games: 4, luck, play, error });

describe('the sentence about luck and play', () => {
  it('says that one played better or worse only where chance alone would hardly do it', () => {
    expect(luckSentence(of(-12.2, 20.4, 4), LUCK_WORDS.vi.points, 'vi')).toBe(
      'Bài xui 12 điểm, đánh hay hơn máy mạnh nhất 20 ± 8 điểm.',
    );
    expect(luckSentence(of(30, -9, 4), LUCK_WORDS.vi.points, 'vi')).toBe(
      'Bài hên 30 điểm, đánh kém máy mạnh nhất 9 ± 8 điểm.',
    );
    expect(luckSentence(of(-12, 5, 4), LUCK_WORDS.vi.points, 'vi')).toBe(
      'Bài xui 12 điểm, đánh ngang cỡ máy mạnh nhất (+5 ± 8 điểm).',
    );
  });

  it('is whole in English, and where there was neither luck nor chance', () => {
    expect(luckSentence(of(0.3, -5, 4), LUCK_WORDS.en.points, 'en')).toBe(
      'Cards neither lucky nor unlucky; played about as well as the strongest player (−5 ± 8 points).',
    );
    expect(luckSentence(of(-1, 12, 2), LUCK_WORDS.en.points, 'en')).toBe(
      'Unlucky cards, which cost 1 point; played 12 ± 4 points better than the strongest player.',
    );
    expect(luckSentence(of(39, 0, 0), LUCK_WORDS.vi.points, 'vi')).toBe(
      'Bài hên 39 điểm, đánh ngang cỡ máy mạnh nhất (0 điểm).',
    );
  });
});
