import { describe, expect, it } from 'vitest';
import {
  ids,
  idsFor,
  JUNK,
  NO_INSTANT_WINS,
  namesFor,
  riggedGame,
  thrownBy,
} from '../../../test/tienlen-api/rigged.ts';
import { createDeck, TienLenGame } from '../index.ts';

const [AN, BINH, CHI] = idsFor(3);
const junk = JUNK as readonly never[];

const newGame = (): TienLenGame => new TienLenGame(idsFor(4), namesFor(4));

/** Every state a game can show, for comparing before and after. */
const everything = (game: TienLenGame): string =>
  JSON.stringify([
    ...[...idsFor(8), 'watcher'].map((id) => game.getStateForPlayer(id)),
    game.getPhase(),
    game.getCurrentPlayerId(),
    game.getFinishOrder(),
    game.getActivePlayers(),
    game.isLeading(),
  ]);

describe('TH-10 TienLenGame: the wrong moment', () => {
  const NOT_PLAYING = 'Game is not in playing phase';

  it('before the game', () => {
    const game = newGame();
    const before = everything(game);
    for (const id of [AN, BINH, 'nobody']) {
      expect(thrownBy(() => game.playCards(id, ['3s']))).toEqual({
        name: 'Error',
        message: NOT_PLAYING,
        code: 'NO_GAME',
      });
      expect(thrownBy(() => game.pass(id))).toEqual({ name: 'Error', message: NOT_PLAYING, code: 'NO_GAME' });
    }
    expect(everything(game)).toBe(before);
  });

  it('after the game', () => {
    const game = riggedGame(['3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥', '3♥ 4♥ 5♥']);
    game.start();
    game.playCards(AN, ids('3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠'));
    game.pass(BINH);
    game.playCards(AN, ids('2♥'));
    const before = everything(game);
    for (const id of [AN, BINH]) {
      expect(thrownBy(() => game.playCards(id, ['3h']))).toEqual({
        name: 'Error',
        message: NOT_PLAYING,
        code: 'GAME_OVER',
      });
      expect(thrownBy(() => game.pass(id))).toEqual({ name: 'Error', message: NOT_PLAYING, code: 'GAME_OVER' });
      expect(game.isPlayerTurn(id)).toBe(false);
    }
    expect(game.start()).toEqual([]);
    expect(game.getPhase()).toBe('gameEnd');
    expect(game.getCurrentPlayerId()).toBe(AN);
    expect(game.getActivePlayers()).toEqual([BINH]);
    expect(everything(game)).toBe(before);
  });

  it('start throws nothing and deals once: a second call changes nothing', () => {
    const game = newGame();
    game.start();
    const before = everything(game);
    expect(game.start()).toEqual([]);
    expect(everything(game)).toBe(before);
  });

  it('shows the dealing phase to the shuffle, and is as before when the shuffle fails', () => {
    const phases: string[] = [];
    let attempts = 0;
    const game: TienLenGame = riggedGame(['3♠', '4♠'], {}, true, {
      shuffle: (deck) => {
        phases.push(game.getPhase());
        expect(game.start()).toEqual([]);
        attempts += 1;
        if (attempts === 1) throw new Error('no power');
        return attempts === 2 ? deck.slice(1) : deck;
      },
    });
    expect(() => game.start()).toThrow('no power');
    expect(game.getPhase()).toBe('waiting');
    expect(() => game.start()).toThrow('The shuffle must return the 52 cards it was given, each once');
    expect(game.getPhase()).toBe('waiting');
    expect(game.start()).not.toEqual([]);
    expect(game.getPhase()).toBe('playing');
    expect(phases).toEqual(['dealing', 'dealing', 'dealing']);
  });

  it('refuses what a shuffle must not return', () => {
    const twice = createDeck();
    twice[0] = twice[1];
    for (const deck of [...junk, twice] as never[]) {
      const game = riggedGame(['3♠', '4♠'], {}, true, { shuffle: () => deck });
      expect(thrownBy(() => game.start())?.code).toBe('BAD_DEAL');
      expect(game.getPhase()).toBe('waiting');
    }
  });

  it('a clock that fails or tells no time changes nothing', () => {
    const times: unknown[] = ['noon', NaN, undefined];
    const game = riggedGame(['3♠', '4♠'], {}, true, { now: () => times.shift() as number });
    game.start();
    const before = everything(game);
    for (let i = 0; i < 3; i++) {
      expect(() => game.playCards(AN, ['3s'])).toThrow('The clock must return a number');
      expect(everything(game)).toBe(before);
    }
  });
});

describe('TH-10 TienLenGame: the errors of playCards and pass', () => {
  const HANDS = [
    '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥',
    '3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♣',
    '3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♦',
  ];
  const started = (): TienLenGame => {
    const game = riggedGame(HANDS);
    game.start();
    return game;
  };

  it.each<[string, string, string, (game: TienLenGame) => unknown]>([
    ['Not your turn', 'TL-2', 'another player plays', (game) => game.playCards(BINH, ['3c'])],
    ['Not your turn', 'TL-2', 'a stranger plays', (game) => game.playCards('nobody', ['3s'])],
    ['Not your turn', 'TL-2', 'nobody plays', (game) => game.playCards(undefined as never, ['3s'])],
    ['Not your turn', 'TL-2', 'another player passes', (game) => game.pass(CHI)],
    ['Cannot pass when leading', 'TL-3', 'the leader passes', (game) => game.pass(AN)],
    ['Cards not found in hand', 'BAD_ACTION', "another player's card", (game) => game.playCards(AN, ['3c'])],
    ['Cards not found in hand', 'BAD_ACTION', 'one card of two', (game) => game.playCards(AN, ['3s', '3c'])],
    ['Cards not found in hand', 'BAD_ACTION', 'an unknown id', (game) => game.playCards(AN, ['1s'])],
    ['Cards not found in hand', 'BAD_ACTION', 'a card twice', (game) => game.playCards(AN, ['3s', '3s'])],
    ['Invalid card combination', 'TL-1', 'no cards', (game) => game.playCards(AN, [])],
    ['Invalid card combination', 'TL-1', 'no combination', (game) => game.playCards(AN, ['3s', '5s'])],
    [
      'First play of the game must include the 3 of Spades',
      'TL-6',
      'the first play is without 3♠',
      (game) => game.playCards(AN, ['4s']),
    ],
    [
      'This combination does not beat the current play',
      'TH-2',
      'a lower card',
      (game) => {
        game.playCards(AN, ['3s']);
        game.playCards(BINH, ['5c']);
        game.playCards(CHI, ['4d']);
      },
    ],
    [
      'This combination does not beat the current play',
      'TH-2',
      'another type',
      (game) => {
        game.playCards(AN, ['3s']);
        game.playCards(BINH, ['4c', '5c', '6c']);
      },
    ],
  ])('"%s" (%s) when %s', (message, code, _, call) => {
    const game = started();
    expect(thrownBy(() => call(game))).toEqual({ name: 'Error', message, code });
  });

  it('throws plain Errors, as 001 says', () => {
    expect(() => started().playCards(BINH, ['3c'])).toThrow(new Error('Not your turn'));
    expect(() => started().pass(AN)).toThrow(new Error('Cannot pass when leading'));
  });

  it('leaves the game as it was, whatever is played', () => {
    const game = started();
    const before = everything(game);
    for (const value of junk) {
      const error = thrownBy(() => game.playCards(AN, value));
      expect(error?.message).toMatch(/^(Cards not found in hand|Invalid card combination)$/);
      expect(thrownBy(() => game.playCards(value, ['3s']))?.message).toBe('Not your turn');
      expect(thrownBy(() => game.pass(value))?.message).toBe('Not your turn');
      expect(game.isPlayerTurn(value)).toBe(false);
    }
    expect(everything(game)).toBe(before);
  });

  it('TL-6 names the lowest card dealt where 3♠ was not', () => {
    const game = riggedGame(['4♥ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥ 2♦', '4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♣ 2♠']);
    expect(game.start()).toContainEqual({ type: 'game_started', data: { firstPlayerId: BINH } });
    expect(thrownBy(() => game.playCards(BINH, ['5c']))).toEqual({
      name: 'Error',
      message: 'First play of the game must include the 4 of Clubs',
      code: 'TL-6',
    });
    expect(game.playCards(BINH, ids('4♣ 5♣ 6♣'))).toHaveLength(2);
  });

  it('TH-7 leaves the first play of a later game free, and player 0 leads it', () => {
    for (const winnerLeads of [true, false]) {
      const game = riggedGame([HANDS[1], HANDS[0]], { winnerLeads }, false);
      expect(game.start()).toContainEqual({ type: 'turn_changed', playerId: AN });
      expect(game.playCards(AN, ['9c'])).toHaveLength(2);
    }
  });

  it('TH-3 lets four 2s be played', () => {
    const game = riggedGame(['3♠ 2♠ 2♣ 2♦ 2♥', '4♠'], { instantWins: NO_INSTANT_WINS }, false);
    game.start();
    expect(game.playCards(AN, ids('2♠ 2♣ 2♦ 2♥'))[0]).toMatchObject({ data: { combination: { type: 'quad' } } });
  });
});
