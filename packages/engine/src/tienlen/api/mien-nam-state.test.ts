import { describe, expect, it } from 'vitest';
import { dealt, everything, HANDS, mn, rigged } from '../../../test/tienlen-api/rigged-mien-nam.ts';

describe('BT-1 getGameState', () => {
  it('is the object of 000 §3.3 for a follower', () => {
    const game = dealt(HANDS, { rules: { hideCounts: [0] } });
    game.playCards(0, mn('J♠ Q♠ K♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠'));
    game.passTurn(1);
    expect(game.getGameState(2)).toStrictEqual({
      myPosition: 2,
      myCards: mn(HANDS[2]),
      playerCardCounts: [null, 13, 13],
      playedCards: mn('3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠'),
      lastPlay: {
        player: 0,
        cards: mn('3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠'),
        type: 'straight',
        minRankToBeat: 13,
      },
      currentTurn: 2,
      passedPlayers: [false, true, false],
      metadata: { round: 1, dealer: 0, isFirstTurn: false, gameStarted: true },
      validMoves: [
        { type: 'straight', cards: mn('3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦') },
        { type: 'straight', cards: mn('4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦') },
        { type: 'straight', cards: mn('3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦') },
      ],
    });
    expect(game.getGameState(0).playerCardCounts).toEqual([2, 13, 13]);
    expect(game.getGameState(1).validMoves).toEqual([]);
  });

  it('TL-6 shows a leader nothing to beat, and only moves with the opening card', () => {
    const state = dealt().getGameState(0);
    expect(state.playedCards).toEqual([]);
    expect(state.lastPlay).toEqual({ player: null, cards: [], type: null, minRankToBeat: null });
    expect(state.metadata).toEqual({ round: 1, dealer: 0, isFirstTurn: true, gameStarted: true });
    // Everybody knows that an opening card must be played; which one it is only its holder knows.
    expect(dealt().getGameState(1).metadata.isFirstTurn).toBe(true);
    expect(state.validMoves).toHaveLength(11);
    expect(state.validMoves.every((move) => move.cards.includes(mn('3♠')[0]))).toBe(true);
  });

  it.each([
    ['3♠', 3],
    ['10♠', 10],
    ['J♠', 11],
    ['Q♠', 12],
    ['K♠', 13],
    ['A♠', 14],
    ['2♥', 15],
  ])('minRankToBeat of %s is %i', (card, rank) => {
    const game = dealt(HANDS, {
      previous: { winner: 0, toiTrang: false, barred: null },
      rules: { toiTrang: { later: [] } },
    });
    game.playCards(0, mn(card));
    expect(game.getGameState(1).lastPlay.minRankToBeat).toBe(rank);
  });

  it('has every field before the deal too', () => {
    const before = rigged(HANDS).getGameState(1);
    expect(Object.keys(before)).toEqual(Object.keys(dealt().getGameState(1)));
    expect(before).toMatchObject({ myPosition: 1, myCards: [], playerCardCounts: [0, 0, 0], validMoves: [] });
    expect(before.metadata).toEqual({ round: 0, dealer: 0, isFirstTurn: false, gameStarted: false });
  });

  it('belongs to the caller', () => {
    const game = dealt();
    const before = everything(game);
    const state = game.getGameState(0);
    state.myCards.length = 0;
    state.validMoves.length = 0;
    state.passedPlayers.fill(true);
    state.playerCardCounts.fill(0);
    game.players.length = 0;
    game.gameLog.length = 0;
    game.deck.length = 0;
    expect(everything(game)).toBe(before);
  });
});
