import { Random } from '@sanh-rong/engine';
import { type Card, SimpleAI, TienLenGame } from '@sanh-rong/engine/tienlen';

/** SimpleAI against itself through the classes of Thirteen (TH-10), as a server would run it. */

const IDS = ['north', 'west', 'south', 'east'];
const NAMES = new Map(IDS.map((id) => [id, id.toUpperCase()]));

/** A fast seeded shuffle: every run plays the same games, and the time measured is the engine's. */
const seededShuffle = (random: Random) => (deck: Card[]) => {
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    const card = deck[pick];
    deck[pick] = deck[last];
    deck[last] = card;
  }
  return deck;
};

/** Plays one game to its end and returns the number of moves. */
const playGame = (ai: SimpleAI, shuffle: (deck: Card[]) => Card[]): number => {
  const game = new TienLenGame(IDS, NAMES, {}, true, { shuffle });
  game.start();
  let moves = 0;
  while (game.getPhase() === 'playing') {
    const id = game.getCurrentPlayerId();
    const { myHand, currentCombination, isFirstTurnOfGame } = game.getStateForPlayer(id);
    const cards = ai.selectPlay(myHand, currentCombination, isFirstTurnOfGame);
    if (cards === null) game.pass(id);
    else game.playCards(id, cards);
    moves += 1;
  }
  return moves;
};

/** Plays that many four-player games and returns the number of moves. */
export const simpleAiGames = (count: number): number => {
  const ai = new SimpleAI();
  const shuffle = seededShuffle(new Random('simple-ai'));
  let moves = 0;
  for (let game = 0; game < count; game++) moves += playGame(ai, shuffle);
  return moves;
};
