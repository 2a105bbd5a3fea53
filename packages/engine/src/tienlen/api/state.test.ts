import { describe, expect, it } from 'vitest';
import { cards, ids, idsFor, JUNK, NO_INSTANT_WINS, riggedGame } from '../../../test/tienlen-api/rigged.ts';
import { detectCombination, type TienLenGame } from '../index.ts';

const [AN, BINH, CHI] = idsFor(3);
const SPADES = '2♥ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠';
const CLUBS = '3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♣';
const DIAMONDS = '3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♦';

const started = (): TienLenGame => {
  let time = 100;
  const game = riggedGame([SPADES, CLUBS, DIAMONDS], {}, true, { now: () => time++ });
  game.start();
  return game;
};

describe('TH-10 getStateForPlayer', () => {
  it('has every field of ClientGameState and no other', () => {
    const game = started();
    game.playCards(AN, ids('3♠ 4♠ 5♠'));
    game.pass(BINH);
    expect(game.getStateForPlayer(CHI)).toStrictEqual({
      phase: 'playing',
      players: [
        { id: AN, name: 'An', handSize: 10, isActive: true, hasPassed: false, finishPosition: null },
        { id: BINH, name: 'Bình', handSize: 13, isActive: true, hasPassed: true, finishPosition: null },
        { id: CHI, name: 'Chi', handSize: 13, isActive: true, hasPassed: false, finishPosition: null },
      ],
      myHand: cards(DIAMONDS),
      myPlayerId: CHI,
      currentPlayerIndex: 2,
      currentCombination: detectCombination(cards('3♠ 4♠ 5♠')),
      lastPlayedBy: AN,
      passedPlayerIds: [BINH],
      isFirstGame: true,
      isFirstTurnOfGame: false,
      turnHistory: [
        {
          playerId: AN,
          playerName: 'An',
          action: 'play',
          combination: detectCombination(cards('3♠ 4♠ 5♠')),
          timestamp: 100,
        },
        { playerId: BINH, playerName: 'Bình', action: 'pass', timestamp: 101 },
      ],
      finishOrder: [],
      settings: { maxPlayers: 8, instantWins: NO_INSTANT_WINS, turnTimeoutSeconds: 30, winnerLeads: true },
    });
  });

  it('shows a hand sorted, and only to its owner', () => {
    const game = started();
    expect(game.getStateForPlayer(AN).myHand).toEqual(cards('3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥'));
    expect(JSON.stringify(game.getStateForPlayer(BINH))).not.toContain('spades');
    expect(JSON.stringify(game)).toBe('{}');
  });

  it('gives whoever is not in the game a watcher’s view: everything public, no card', () => {
    const game = started();
    const watcher = game.getStateForPlayer('somebody');
    expect(watcher).toEqual({ ...game.getStateForPlayer(AN), myHand: [], myPlayerId: 'somebody' });
    for (const value of JUNK as never[]) {
      const { myHand, myPlayerId } = game.getStateForPlayer(value);
      expect(myHand).toEqual([]);
      expect(myPlayerId).toBe(typeof value === 'string' ? value : '');
    }
  });

  it('isFirstTurnOfGame until something is played', () => {
    const game = started();
    expect(game.getStateForPlayer(AN)).toMatchObject({ isFirstGame: true, isFirstTurnOfGame: true });
    game.playCards(AN, ['3s']);
    expect(game.getStateForPlayer(AN).isFirstTurnOfGame).toBe(false);
    const later = riggedGame([SPADES, CLUBS], {}, false);
    later.start();
    expect(later.getStateForPlayer(AN)).toMatchObject({ isFirstGame: false, isFirstTurnOfGame: true });
  });

  it('keeps the last 20 turns', () => {
    const game = started();
    for (const rank of ['3', '4', '5', '6', '7', '8', '9', '10']) {
      game.playCards(AN, [`${rank}s`]);
      game.playCards(BINH, [`${rank}c`]);
      game.playCards(CHI, [`${rank}d`]);
    }
    const { turnHistory } = game.getStateForPlayer(AN);
    expect(turnHistory.map(({ timestamp }) => timestamp)).toEqual(Array.from({ length: 20 }, (_, i) => 104 + i));
    expect(turnHistory[19]).toMatchObject({ playerId: CHI, combination: { highCard: { id: '10d' } } });
  });

  it('is plain data that later moves do not change', () => {
    const game = started();
    game.playCards(AN, ['3s']);
    const states = idsFor(3).map((id) => game.getStateForPlayer(id));
    const copies = structuredClone(states);
    expect(JSON.parse(JSON.stringify(states))).toEqual(states);
    game.playCards(BINH, ['4c']);
    game.pass(CHI);
    game.playCards(AN, ['5s']);
    expect(states).toEqual(copies);
  });

  it('belongs to the caller: changing it changes nothing else', () => {
    const game = started();
    game.playCards(AN, ['3s']);
    const before = JSON.stringify(game.getStateForPlayer(BINH));
    const state = game.getStateForPlayer(BINH);
    state.myHand.reverse().length = 2;
    state.players[0].handSize = 99;
    state.players.length = 0;
    state.currentCombination?.cards.push(...cards('2♥'));
    state.passedPlayerIds.push(AN);
    state.finishOrder.push(AN);
    state.turnHistory.length = 0;
    state.settings.instantWins.dragon = true;
    state.settings.maxPlayers = 2;
    expect(JSON.stringify(game.getStateForPlayer(BINH))).toBe(before);
    // The entries of the history are shared by all states, so they are frozen to the bottom.
    game.pass(BINH);
    const [play, pass] = game.getStateForPlayer(BINH).turnHistory;
    for (const shared of [play, play.combination, play.combination?.cards, play.combination?.highCard, pass]) {
      expect(Object.isFrozen(shared)).toBe(true);
    }
    expect(game.getFinishOrder()).toEqual([]);
    game.getActivePlayers().length = 0;
    expect(game.getActivePlayers()).toEqual([AN, BINH, CHI]);
  });
});
