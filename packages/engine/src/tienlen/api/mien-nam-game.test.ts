import { describe, expect, it } from 'vitest';
import { JUNK, thrownBy } from '../../../test/tienlen-api/rigged.ts';
import { DECK, dealt, everything, HANDS, mn, RUN, rigged } from '../../../test/tienlen-api/rigged-mien-nam.ts';
import { MienNamGame } from '../index.ts';

const junk = JUNK as readonly never[];

describe('MienNamGame: constructor and deck', () => {
  it('has the fields of the document', () => {
    const game = new MienNamGame(['An', 'Bình', 'Chi']);
    expect(game.players).toEqual(['An', 'Bình', 'Chi']);
    expect(game.deck).toHaveLength(52);
    expect(game.currentTurn).toBe(0);
    expect(game.roundPlayedCards).toEqual([]);
    expect(game.passedPlayers).toEqual([false, false, false]);
    expect(game.gameLog).toEqual([]);
    expect(game.checkRoundEnd()).toBe(false);
    expect(game.checkGameEnd()).toBe(false);
    expect(game.calculateScores()).toBeNull();
    expect(game.carryOver()).toBeNull();
    expect(JSON.stringify(game)).toBe('{}');
  });

  it('CD-2 cards are { rank, suit, value, points, id }', () => {
    expect(mn('3♠ A♠ 2♠ 2♣ 2♦ 2♥ 10♥')).toEqual([
      { rank: '3', suit: '♠', value: 1, points: 1, id: '3♠' },
      { rank: 'A', suit: '♠', value: 12, points: 1, id: 'A♠' },
      { rank: '2', suit: '♠', value: 13, points: 1, id: '2♠' },
      { rank: '2', suit: '♣', value: 13, points: 1, id: '2♣' },
      { rank: '2', suit: '♦', value: 13, points: 2, id: '2♦' },
      { rank: '2', suit: '♥', value: 13, points: 2, id: '2♥' },
      { rank: '10', suit: '♥', value: 8, points: 1, id: '10♥' },
    ]);
    expect(new Set(DECK.map(({ id }) => id)).size).toBe(52);
  });

  it.each<[unknown, unknown, string]>([
    [[], {}, 'Players must be an array of 2 to 4'],
    [['a'], {}, 'Players must be an array of 2 to 4'],
    [['a', 'b', 'c', 'd', 'e'], {}, 'Players must be an array of 2 to 4'],
    ['ab', {}, 'Players must be an array of 2 to 4'],
    [['a', 'b'], null, 'Options must be an object'],
    [['a', 'b'], { seed: 1 }, 'Unknown option "seed"'],
    [['a', 'b'], { shuffle: 1 }, 'The shuffle must return the 52 cards it was given, each once'],
    [
      ['a', 'b'],
      { previous: { winner: 2, toiTrang: false, barred: null } },
      'This is not what the previous game left for the next one.',
    ],
    [['a', 'b'], { rules: { passIsFinal: 1 } }, 'The option "passIsFinal" must be true | false.'],
    [['a', 'b'], { rules: { hideCounts: [2] } }, 'The option "hideCounts" must be [0 … 1].'],
  ])('refuses %j with %j', (players, options, message) => {
    expect(thrownBy(() => new MienNamGame(players as never, options as never))).toEqual({
      name: 'Error',
      message,
      code: 'BAD_DEAL',
    });
  });

  it.each([2, 3, 4])('MN-1 deals 13 cards to each of %i players and sets the rest aside', (seats) => {
    const game = new MienNamGame(new Array<number>(seats).fill(0));
    const hands = game.dealCards();
    expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(13));
    expect(game.deck).toHaveLength(52 - 13 * seats);
    expect(new Set([...hands.flat(), ...game.deck]).size).toBe(52);
  });

  it('deals once, and nothing when the shuffle is none', () => {
    const game = dealt();
    const before = everything(game);
    expect(thrownBy(() => game.dealCards())?.message).toBe('The cards are dealt already: a new game is a new object');
    expect(everything(game)).toBe(before);
    for (const deck of [...junk, DECK.slice(1), [...DECK.slice(1), DECK[1]]] as never[]) {
      const broken = rigged(HANDS, { shuffle: () => deck });
      expect(thrownBy(() => broken.dealCards())?.code).toBe('BAD_DEAL');
      expect(broken.getGameState(0).metadata.gameStarted).toBe(false);
    }
  });
});

describe('MienNamGame: combinations and moves', () => {
  const game = new MienNamGame([0, 1]);

  it.each([
    ['7♥', 'single'],
    ['7♥ 7♠', 'pair'],
    ['7♥ 7♠ 7♦', 'triple'],
    ['7♥ 8♠ 9♦', 'straight'],
    ['7♥ 7♠ 7♦ 7♣', 'fourOfAKind'],
    ['7♥ 7♠ 8♥ 8♠ 9♥ 9♠', 'consecutivePairs'],
    ['7♥ 8♥', null],
    ['', null],
    ['K♠ A♠ 2♠', null],
    ['2♠ 2♣ 2♦', 'triple'],
    ['2♠ 2♣ 2♦ 2♥', null],
    ['9♠ 9♣ 10♠ 10♣ J♠ J♣ Q♠ Q♣ K♠ K♣ A♠ A♣', 'consecutivePairs'],
    ['8♠ 8♣ 9♠ 9♣ 10♠ 10♣ J♠ J♣ Q♠ Q♣ K♠ K♣ A♠ A♣', null],
  ])('BT-1 %s: %s', (text, type) => {
    expect(game.getCombinationType(mn(text))).toBe(type);
  });

  it.each([
    ['8♠', '7♥', true],
    ['7♠', '7♥', false],
    ['3♠ 4♠ 5♠ 6♠', 'Q♥ K♥ A♥', true],
    ['3♠ 4♠ 5♠', '3♥ 4♥ 5♥', false],
    ['3♠ 3♣ 4♠ 4♣ 5♠ 5♣', '2♥', true],
    ['3♠ 3♣ 4♠ 4♣ 5♠ 5♣', '2♠ 2♥', false],
    ['6♠ 6♣ 6♦ 6♥', '2♥', true],
    ['6♠ 6♣ 6♦ 6♥', '2♠ 2♥', false],
    ['6♠ 6♣ 6♦ 6♥', '8♠ 8♣ 9♠ 9♣ 10♠ 10♣', true],
    ['3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣', '2♠ 2♥', true],
    ['3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣', '2♠ 2♦ 2♥', false],
    ['3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣', 'A♠ A♣ A♦ A♥', true],
    ['2♠ 2♣ 2♦ 2♥', 'A♠ A♣ A♦ A♥', false],
  ])('MN-4 MN-6 %s on %s: %s', (played, table, expected) => {
    expect(game.isValidMove(mn(played), { cards: mn(table) })).toBe(expected);
  });

  it('TL-3 any combination leads, MN-5 but four 2s', () => {
    expect(game.isValidMove(mn('6♠ 6♣ 6♦ 6♥'), null)).toBe(true);
    expect(game.isValidMove(mn('2♠ 2♣ 2♦ 2♥'), null)).toBe(false);
    expect(game.isValidMove(mn('6♠ 7♣'), null)).toBe(false);
    expect(game.isValidMove(mn('3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 8♠ 8♣'), null)).toBe(true);
    expect(game.isValidMove(mn('3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 8♠ 8♣ 9♠ 9♣'), null)).toBe(false);
  });

  it('without lastPlay asks about here and now: hand, table and opening card', () => {
    const on = dealt();
    expect(game.isValidMove(mn('3♠'))).toBe(false);
    expect(on.isValidMove(mn('3♠'))).toBe(true);
    expect(on.isValidMove(mn('4♠'))).toBe(false);
    expect(on.isValidMove(mn('3♣'))).toBe(false);
    on.playCards(0, mn('4♠ 3♠ 5♠'));
    expect(on.isValidMove(mn('3♣ 4♣ 5♣'))).toBe(true);
    expect(on.isValidMove(mn('6♣'))).toBe(false);
  });

  it('knows a card by rank and suit, as bots return it, and answers nonsense with null and false', () => {
    expect(game.getCombinationType([{ rank: 'A', suit: '♠' }])).toBe('single');
    expect(game.getCombinationType([{ rank: 'A', suit: '♠' }, ...mn('A♠')])).toBeNull();
    for (const value of junk) {
      expect(game.getCombinationType(value)).toBeNull();
      expect(game.isValidMove(value, null)).toBe(false);
      if (value !== null && value !== undefined) expect(game.isValidMove(mn('3♠'), value)).toBe(false);
      expect(game.isValidMove(mn('8♠'), { cards: value })).toBe(false);
    }
  });
});

describe('MienNamGame: playing', () => {
  it('TL-6 the holder of 3♠ begins; TL-5 the last to play wins the round', () => {
    const game = dealt([HANDS[1], HANDS[0], HANDS[2]]);
    expect(game.currentTurn).toBe(1);
    expect(game.playCards(1, mn('3♠'))).toEqual([{ action: 'play', player: 1, cards: mn('3♠'), type: 'single' }]);
    expect(game.playCards(2, mn('4♦'))).toHaveLength(1);
    expect(game.roundPlayedCards).toEqual(mn('3♠ 4♦'));
    expect(game.passTurn(0)).toEqual([{ action: 'pass', player: 0 }]);
    expect(game.passedPlayers).toEqual([true, false, false]);
    expect(game.checkRoundEnd()).toBe(false);
    expect(game.passTurn(1)).toEqual([
      { action: 'pass', player: 1 },
      { action: 'roundWon', player: 2 },
    ]);
    expect(game.checkRoundEnd()).toBe(true);
    expect(game.currentTurn).toBe(2);
    expect(game.roundPlayedCards).toEqual([]);
    expect(game.passedPlayers).toEqual([false, false, false]);
    expect(game.gameLog.map(({ action }) => action)).toEqual(['deal', 'play', 'play', 'pass', 'pass', 'roundWon']);
    game.playCards(2, mn('5♦'));
    expect(game.checkRoundEnd()).toBe(false);
  });

  it.each<[string, string, (game: MienNamGame<string>) => unknown]>([
    ['TL-2', 'Not your turn', (game) => game.playCards(1, mn('3♣'))],
    ['TL-2', 'Not your turn', (game) => game.passTurn(2)],
    ['TL-3', 'You lead the round: play something.', (game) => game.passTurn(0)],
    ['TL-6', 'The first play must include 3♠.', (game) => game.playCards(0, mn('4♠'))],
    ['TL-1', 'These cards form no combination.', (game) => game.playCards(0, mn('3♠ 5♠'))],
    ['BAD_ACTION', 'These cards are not all in your hand.', (game) => game.playCards(0, mn('3♣'))],
    ['BAD_ACTION', 'Expected an array of cards of the deck', (game) => game.playCards(0, [...mn('3♠'), ...mn('3♠')])],
    ['BAD_ACTION', 'Cards are a list of different card ids, such as ["3s","3c"].', (game) => game.playCards(0, [])],
    ['BAD_VIEWER', 'A player index is a number from 0 to 2', (game) => game.playCards(3, mn('3♠'))],
    ['BAD_VIEWER', 'A player index is a number from 0 to 2', (game) => game.passTurn(-1)],
    ['BAD_VIEWER', 'A player index is a number from 0 to 2', (game) => game.getGameState('0' as never)],
  ])('%s: %s', (code, message, call) => {
    const game = dealt();
    const before = everything(game);
    expect(thrownBy(() => call(game))).toEqual({ name: 'Error', message, code });
    expect(everything(game)).toBe(before);
  });

  it('refuses nonsense and leaves the game as it was; nothing is played before the deal', () => {
    const game = dealt();
    const before = everything(game);
    for (const value of junk) {
      expect(thrownBy(() => game.playCards(0, value))?.code).toBe('BAD_ACTION');
      if (value !== 0) expect(thrownBy(() => game.playCards(value, mn('3♠')))?.code).toBe('BAD_VIEWER');
    }
    expect(everything(game)).toBe(before);
    expect(thrownBy(() => rigged(HANDS).playCards(0, mn('3♠')))).toEqual({
      name: 'Error',
      message: 'Deal the cards first',
      code: 'NO_GAME',
    });
  });

  it('MN-8 writes a cut and its payment into the log', () => {
    const game = dealt(['3♠ 5♠ 7♠ 9♠ J♠ K♠ 2♥ 4♣ 6♣ 8♣ 10♣ Q♣ A♣', '6♠ 6♦ 6♥ 4♠ 4♦ 8♠ 8♦ 9♣ 10♠ Q♠ Q♦ K♣ A♠'], {
      previous: { winner: 0, toiTrang: false, barred: null },
      rules: { toiTrang: { later: [] } },
    });
    game.playCards(0, mn('2♥'));
    expect(() => game.playCards(1, mn('6♠ 6♦ 6♥'))).toThrow('Answer with the same kind of combination, or pass.');
    const cut = dealt(['3♠ 5♠ 7♠ 9♠ J♠ K♠ 2♥ 4♣ 5♣ 8♣ 10♣ Q♣ A♣', '6♠ 6♣ 6♦ 6♥ 4♠ 4♦ 8♠ 8♦ 9♣ 10♠ Q♠ K♣ A♠'], {
      previous: { winner: 0, toiTrang: false, barred: null },
      rules: { toiTrang: { later: [] } },
    });
    cut.playCards(0, mn('2♥'));
    expect(cut.playCards(1, mn('6♠ 6♣ 6♦ 6♥'))).toEqual([
      { action: 'play', player: 1, cards: mn('6♠ 6♣ 6♦ 6♥'), type: 'fourOfAKind' },
      { action: 'cut', player: 1, victim: 0, amount: 2 },
    ]);
    expect(cut.passTurn(0)).toEqual([
      { action: 'pass', player: 0 },
      { action: 'pay', player: 0, to: 1, amount: 2, for: 'chat' },
      { action: 'roundWon', player: 1 },
    ]);
  });

  it('MN-11 MN-13 MN-14 ends when a hand is empty, with points, places and breakdown', () => {
    const game = dealt([`${RUN} 5♦`, '3♣ 5♣ 7♣ 9♣ J♣ K♣ 4♦ 6♦ 8♦ 10♦ Q♦ A♦ 3♥']);
    game.playCards(0, mn(RUN));
    game.passTurn(1);
    expect(game.calculateScores()).toBeNull();
    const entries = game.playCards(0, mn('5♦'));
    expect(entries.map(({ action }) => action)).toEqual(['play', 'finish', 'pay', 'pay', 'end']);
    expect(game.checkGameEnd()).toBe(true);
    const none = { denBai: 0, chat: 0, thui: 0, toiTrang: 0 };
    expect(game.calculateScores()).toEqual({
      points: [39, -39],
      places: [1, 2],
      breakdown: [
        { cards: 13, cong: 26, ...none },
        { cards: -13, cong: -26, ...none },
      ],
    });
    expect(game.currentTurn).toBe(0);
    expect(thrownBy(() => game.playCards(1, mn('3♣')))).toMatchObject({
      code: 'GAME_OVER',
      message: 'The game is over',
    });
    expect(game.carryOver()).toEqual({ winner: 0, toiTrang: false, barred: null });
    const points = game.calculateScores()?.points as number[];
    points[0] = 1000;
    expect(game.calculateScores()?.points).toEqual([39, -39]);
  });

  it('MN-17 a tới trắng ends the game at the deal', () => {
    const game = dealt(['3♠ 5♠ 7♠ 9♠ J♠ K♠ 4♣ 6♣ 8♣ 10♣ Q♣ A♣ 3♣', '2♠ 2♣ 2♦ 2♥ 4♠ 5♦ 6♠ 8♠ 9♦ 10♠ J♦ Q♠ A♠']);
    expect(game.gameLog.slice(0, 2)).toEqual([
      { action: 'deal', player: 0 },
      { action: 'toiTrang', player: 1, hand: 'fourTwos' },
    ]);
    expect(game.checkGameEnd()).toBe(true);
    expect(game.isValidMove(mn('3♠'))).toBe(false);
    expect(game.currentTurn).toBe(1);
    expect(game.calculateScores()?.points).toEqual([-26, 26]);
    expect(game.carryOver()).toEqual({ winner: 1, toiTrang: true, barred: null });
  });

  it('MN-3 the winner of the game before leads with anything', () => {
    const game = dealt(HANDS, {
      previous: { winner: 2, toiTrang: false, barred: null },
      rules: { toiTrang: { later: [] } },
    });
    expect(game.currentTurn).toBe(2);
    expect(game.getGameState(2).metadata).toEqual({ round: 1, dealer: 2, isFirstTurn: false, gameStarted: true });
    expect(game.playCards(2, mn('9♦'))).toHaveLength(1);
    const initial = dealt(HANDS, { previous: { winner: 2, toiTrang: true, barred: null } });
    expect(initial.currentTurn).toBe(0);
    expect(initial.getGameState(0).metadata.isFirstTurn).toBe(true);
  });
});
