import { afterEach, describe, expect, it, vi } from 'vitest';
import { idsFor } from '../test/tienlen-api/rigged.ts';
import { createDeck, MienNamGame, shuffle, TienLenGame } from './tienlen/index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const startedGame = (): TienLenGame => {
  const game = new TienLenGame(idsFor(4), new Map(), {
    instantWins: { dragon: false, fourTwos: false, sixPairs: false },
  });
  game.start();
  return game;
};

describe('TH-10 the defaults for clock and shuffle', () => {
  it('reads the system’s clock', () => {
    vi.useFakeTimers({ now: 123_456 });
    const game = startedGame();
    const id = game.getCurrentPlayerId();
    game.playCards(id, ['3s']);
    expect(game.getStateForPlayer(id).turnHistory[0].timestamp).toBe(123_456);
  });

  it('CD-3 deals another game every time', () => {
    const hands = Array.from({ length: 20 }, () => JSON.stringify(startedGame().getStateForPlayer('id-An').myHand));
    expect(new Set(hands).size).toBe(20);
    const mienNam = Array.from({ length: 20 }, () => JSON.stringify(new MienNamGame([1, 2]).dealCards()));
    expect(new Set(mienNam).size).toBe(20);
  });

  it('asks crypto.getRandomValues, and says so where there is none', () => {
    vi.stubGlobal('crypto', undefined);
    // The bytes already fetched last for some shuffles; then it must ask again.
    const shuffleOften = () => {
      for (let i = 0; i < 50; i++) shuffle(createDeck());
    };
    expect(shuffleOften).toThrow('This system has no crypto.getRandomValues: bring a shuffle of your own');
    vi.unstubAllGlobals();
    expect(shuffleOften).not.toThrow();
  });
});
