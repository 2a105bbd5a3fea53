import { cardValue, type MienNamCard, MienNamGame, type MienNamGameOptions } from '../../src/tienlen/index.ts';
import { cards, deckFor } from './rigged.ts';

/** Deals written down by hand, for tests of `MienNamGame`. */

export const DECK = new MienNamGame(['An', 'Bình']).initializeDeck();
/** `3♠ 10♥` as cards of `MienNamGame`. */
export const mn = (text: string): MienNamCard[] => cards(text).map((card) => DECK[cardValue(card)]);

export const RUN = '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠';
export const HANDS = [
  `${RUN} 2♥`,
  '3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 2♣',
  '3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♦',
];

export const rigged = (hands: readonly string[], options: MienNamGameOptions = {}): MienNamGame<string> =>
  new MienNamGame(['An', 'Bình', 'Chi', 'Dũng'].slice(0, hands.length), {
    shuffle: () => deckFor(hands).map((card) => DECK[cardValue(card)]),
    ...options,
  });

export const dealt = (hands: readonly string[] = HANDS, options: MienNamGameOptions = {}): MienNamGame<string> => {
  const game = rigged(hands, options);
  game.dealCards();
  return game;
};

export const everything = (game: MienNamGame<string>): string =>
  JSON.stringify([
    game.players.map((_, seat) => game.getGameState(seat)),
    game.deck,
    game.currentTurn,
    game.roundPlayedCards,
    game.passedPlayers,
    game.gameLog,
    game.checkRoundEnd(),
    game.checkGameEnd(),
    game.calculateScores(),
    game.carryOver(),
  ]);
