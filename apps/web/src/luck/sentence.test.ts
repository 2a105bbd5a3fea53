import { describe, expect, it } from 'vitest';
import { luckSentence } from './sentence.ts';

const of = (luck: number, play: number, error: number) => ({ games: 4, luck, play, error });

describe('the sentence about luck and play', () => {
  it('says that one played better or worse only where chance alone would hardly do it', () => {
    expect(luckSentence(of(-12.2, 20.4, 4), 'điểm', 'vi')).toBe(
      'Bài xui 12 điểm, đánh hay hơn máy mạnh nhất 20 ± 8 điểm.',
    );
    expect(luckSentence(of(30, -9, 4), 'điểm', 'vi')).toBe('Bài hên 30 điểm, đánh kém máy mạnh nhất 9 ± 8 điểm.');
    expect(luckSentence(of(-12, 5, 4), 'điểm', 'vi')).toBe(
      'Bài xui 12 điểm, đánh ngang cỡ máy mạnh nhất (+5 ± 8 điểm).',
    );
  });

  it('is whole in English, and where there was neither luck nor chance', () => {
    expect(luckSentence(of(0.3, -5, 4), 'points', 'en')).toBe(
      'Cards neither lucky nor unlucky; played about as well as the strongest player (−5 ± 8 points).',
    );
    expect(luckSentence(of(39, 0, 0), 'điểm', 'vi')).toBe('Bài hên 39 điểm, đánh ngang cỡ máy mạnh nhất (0 điểm).');
  });
});
