import { describe, expect, it } from 'vitest';
import { cards, ids, idsFor, riggedGame } from '../../../test/tienlen-api/rigged.ts';
import { detectCombination, type GameEvent, type TienLenGame } from '../index.ts';

const [AN, BINH, CHI] = idsFor(3);
const ON = { dragon: true, fourTwos: true, sixPairs: true };

const SPADES = '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥';
const CLUBS = '3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♣';
const DIAMONDS = '3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♦';
/** Twelve cards to play at once, and one more. */
const RUN = '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠';

const played = (playerId: string, text: string, handSize: number): GameEvent => ({
  type: 'cards_played',
  playerId,
  data: { cards: cards(text), combination: detectCombination(cards(text)), handSize },
});
const passed = (playerId: string): GameEvent => ({ type: 'player_passed', playerId });
const turn = (playerId: string): GameEvent => ({ type: 'turn_changed', playerId });
const roundWon = (playerId: string): GameEvent => ({ type: 'round_won', playerId });
const finished = (playerId: string, position: number): GameEvent => ({
  type: 'player_finished',
  playerId,
  data: { position },
});
const over = (...finishOrder: string[]): GameEvent => ({ type: 'game_over', data: { finishOrder } });
const started = (firstPlayerId: string): GameEvent => ({ type: 'game_started', data: { firstPlayerId } });
const instantWin = (playerId: string, type: string, position: number): GameEvent => ({
  type: 'instant_win',
  playerId,
  data: { type, position },
});

const start = (game: TienLenGame): TienLenGame => {
  game.start();
  return game;
};

describe('TH-10 events of start', () => {
  it('cards_dealt, game_started, turn_changed', () => {
    expect(riggedGame([CLUBS, SPADES, DIAMONDS]).start()).toEqual([{ type: 'cards_dealt' }, started(BINH), turn(BINH)]);
  });

  it('TH-6 instant_win before game_started; the others play on', () => {
    const game = riggedGame([SPADES, '3♣ 3♦ 4♣ 5♣', '3♥ 6♣ 6♦'], { instantWins: ON });
    expect(game.start()).toEqual([{ type: 'cards_dealt' }, instantWin(AN, 'dragon', 1), started(BINH), turn(BINH)]);
    expect(game.getPhase()).toBe('playing');
    expect(game.getActivePlayers()).toEqual([BINH, CHI]);
    expect(game.getFinishOrder()).toEqual([]);
    expect(game.getStateForPlayer(BINH)).toMatchObject({ finishOrder: [AN], currentPlayerIndex: 1 });
    expect(() => game.playCards(BINH, ['4c'])).toThrow('First play of the game must include the 3 of Clubs');
  });

  it('TH-6 game_over last when instant wins end the game', () => {
    const game = riggedGame([SPADES, CLUBS, '3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 3♥'], { instantWins: ON });
    expect(game.start()).toEqual([
      { type: 'cards_dealt' },
      instantWin(AN, 'dragon', 1),
      instantWin(BINH, 'dragon', 2),
      started(AN),
      turn(AN),
      over(AN, BINH, CHI),
    ]);
    expect(game.getPhase()).toBe('gameEnd');
    expect(game.getFinishOrder()).toEqual([AN, BINH, CHI]);
    expect(game.getActivePlayers()).toEqual([CHI]);
  });

  it('TH-6 ends with two players when one wins at the deal, by the strength of the hands when both do', () => {
    const fourTwos = '3♣ 4♣ 6♣ 7♣ 9♣ 10♣ Q♣ K♣ A♣ 2♠ 2♣ 2♦ 2♥';
    const sixPairs = '3♠ 3♦ 4♠ 4♦ 6♠ 6♦ 8♠ 8♦ 10♠ 10♦ Q♠ Q♦ A♠';
    const game = riggedGame([sixPairs, fourTwos], { instantWins: ON });
    expect(game.start()).toEqual([
      { type: 'cards_dealt' },
      instantWin(BINH, 'fourTwos', 1),
      instantWin(AN, 'sixPairs', 2),
      started(AN),
      turn(AN),
      over(BINH, AN),
    ]);
    expect(riggedGame([sixPairs, fourTwos]).start()).toHaveLength(3);
  });

  it('TH-7 names player 0 as first in a later game, or the next who plays on', () => {
    expect(riggedGame([CLUBS, SPADES, DIAMONDS], {}, false).start()).toContainEqual(started(AN));
    const game = riggedGame([SPADES, '3♣ 3♦ 4♣ 5♣', '3♥ 6♣ 6♦'], { instantWins: ON }, false);
    expect(game.start()).toContainEqual(started(BINH));
  });

  it('never carries a card', () => {
    for (const hands of [
      [SPADES, CLUBS, DIAMONDS],
      [SPADES, CLUBS],
    ]) {
      for (const instantWins of [ON, {}]) {
        expect(JSON.stringify(riggedGame(hands, { instantWins }).start())).not.toMatch(/"(10|[2-9JQKA])[scdh]"/);
      }
    }
  });
});

describe('TH-10 events of playCards and pass', () => {
  it('cards_played, turn_changed; player_passed, turn_changed; player_passed, round_won, turn_changed', () => {
    const game = start(riggedGame([SPADES, CLUBS, DIAMONDS]));
    expect(game.isLeading()).toBe(true);
    expect(game.playCards(AN, ids('5♠ 3♠ 4♠'))).toEqual([played(AN, '3♠ 4♠ 5♠', 10), turn(BINH)]);
    expect(game.isLeading()).toBe(false);
    expect(game.isPlayerTurn(BINH)).toBe(true);
    expect(game.playCards(BINH, ids('3♣ 4♣ 5♣'))).toEqual([played(BINH, '3♣ 4♣ 5♣', 10), turn(CHI)]);
    expect(game.pass(CHI)).toEqual([passed(CHI), turn(AN)]);
    expect(game.getStateForPlayer(AN).passedPlayerIds).toEqual([CHI]);
    expect(game.pass(AN)).toEqual([passed(AN), roundWon(BINH), turn(BINH)]);
    expect(game.isLeading()).toBe(true);
    expect(game.getStateForPlayer(AN)).toMatchObject({
      passedPlayerIds: [],
      currentCombination: null,
      lastPlayedBy: null,
    });
  });

  it('TL-4 a pass lasts until the round ends', () => {
    const game = start(riggedGame([SPADES, CLUBS, DIAMONDS]));
    game.playCards(AN, ['3s']);
    game.pass(BINH);
    game.playCards(CHI, ['4d']);
    expect(game.playCards(AN, ['5s'])).toEqual([played(AN, '5♠', 11), turn(CHI)]);
    expect(game.pass(CHI)).toEqual([passed(CHI), roundWon(AN), turn(AN)]);
  });

  it('TL-4 with passIsFinal false a play clears the passes', () => {
    const game = start(riggedGame([SPADES, CLUBS, DIAMONDS], { passIsFinal: false }));
    game.playCards(AN, ['3s']);
    game.pass(BINH);
    game.playCards(CHI, ['4d']);
    expect(game.getStateForPlayer(AN).passedPlayerIds).toEqual([]);
    expect(game.playCards(AN, ['5s'])).toEqual([played(AN, '5♠', 11), turn(BINH)]);
  });

  it('TH-8 player_finished, and the others play on; TL-5 a play nobody can answer wins the round at once', () => {
    const game = start(riggedGame([`${RUN} 5♦`, '3♣ 3♦ 4♣', '6♣ 6♦ 2♥'], {}, false));
    game.playCards(AN, ids(RUN));
    game.pass(BINH);
    game.pass(CHI);
    expect(game.playCards(AN, ['5d'])).toEqual([played(AN, '5♦', 0), finished(AN, 1), turn(BINH)]);
    expect(game.getActivePlayers()).toEqual([BINH, CHI]);
    expect(game.getFinishOrder()).toEqual([]);
    expect(game.pass(BINH)).toEqual([passed(BINH), turn(CHI)]);
    expect(game.playCards(CHI, ['6c'])).toEqual([played(CHI, '6♣', 12), roundWon(CHI), turn(CHI)]);
  });

  it('TL-5 hưởng sái: the winner of the round is out, so the next player leads', () => {
    const game = start(riggedGame([`${RUN} 5♦`, '3♣ 3♦ 4♣', '6♣ 6♦ 2♥'], {}, false));
    game.playCards(AN, ids(RUN));
    game.pass(BINH);
    game.pass(CHI);
    game.playCards(AN, ['5d']);
    game.pass(BINH);
    expect(game.pass(CHI)).toEqual([passed(CHI), roundWon(AN), turn(BINH)]);
    expect(game.isLeading()).toBe(true);
  });

  it('cards_played, player_finished, game_over, and no turn after it', () => {
    const game = start(riggedGame([`${RUN} 5♦`, '3♣ 3♦ 4♣']));
    game.playCards(AN, ids(RUN));
    game.pass(BINH);
    expect(game.playCards(AN, ['5d'])).toEqual([played(AN, '5♦', 0), finished(AN, 1), over(AN, BINH)]);
    expect(game.getFinishOrder()).toEqual([AN, BINH]);
    expect(game.getStateForPlayer(BINH).players).toEqual([
      { id: AN, name: 'An', handSize: 0, isActive: false, hasPassed: false, finishPosition: 1 },
      { id: BINH, name: 'Bình', handSize: 13, isActive: true, hasPassed: false, finishPosition: 2 },
    ]);
  });

  it('TH-4 a bomb answers a 2', () => {
    const game = start(riggedGame(['3♠ 2♥ 4♠ 5♠', '6♠ 6♣ 6♦ 6♥']));
    game.playCards(AN, ['3s']);
    game.pass(BINH);
    game.playCards(AN, ['2h']);
    expect(game.playCards(BINH, ids('6♠ 6♣ 6♦ 6♥'))).toEqual([played(BINH, '6♠ 6♣ 6♦ 6♥', 9), turn(AN)]);
  });

  it('what an event says is the caller’s own and stays as it was', () => {
    const game = start(riggedGame([SPADES, CLUBS, DIAMONDS]));
    const events = game.playCards(AN, ids('3♠ 4♠ 5♠'));
    const data = events[0].data as { cards: unknown[]; combination: { cards: unknown[] } };
    data.cards.length = 0;
    data.combination.cards.length = 0;
    expect(game.getStateForPlayer(BINH).currentCombination?.cards).toEqual(cards('3♠ 4♠ 5♠'));
    expect(game.getStateForPlayer(BINH).turnHistory[0].combination?.cards).toEqual(cards('3♠ 4♠ 5♠'));
  });
});
