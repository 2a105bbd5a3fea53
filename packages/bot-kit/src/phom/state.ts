import { cardId } from '@sanh-rong/engine';
import { type Known, legalFrom, type PhomAction, type PhomOnTable, phom } from '@sanh-rong/engine/phom';
import { type CardMaker, cardsFrom, idsFrom } from '../cards.ts';
import { lazily } from '../lazily.ts';
import { ownOptions } from '../table-options.ts';
import { newCards } from './cards.ts';
import type { PhomGameState, PhomOnTheTable, PhomValidMove } from './game-state.ts';
import { readMeld } from './meld-text.ts';
import { readPast } from './past.ts';
import type { PhomSnapshot } from './snapshot.ts';

/** From a snapshot to what the bot is called with. */

const meldsOf = ({ melds }: PhomSnapshot): PhomOnTable[][] => melds.map((ofSeat) => ofSeat.map(readMeld));

/** What the engine must know to list the moves of the seat to act. */
const knownOf = (snapshot: PhomSnapshot): Known => {
  const { seat, hand, counts, leader, eaten, phase, fresh, offered } = snapshot;
  return {
    hands: counts.map((_, at) => (at === seat ? idsFrom(hand) : null)),
    leader,
    eaten: eaten.map(idsFrom),
    melds: meldsOf(snapshot),
    phase,
    fresh,
    offered: offered === '' ? null : { from: Number(offered[0]), card: cardId(cardsFrom(offered, 1)[0]) },
  };
};

const validMove = (action: PhomAction, cards: CardMaker): PhomValidMove => {
  switch (action.type) {
    case 'eat':
      return { action: 'eat', cards: action.cards.map(cards.named) };
    case 'lay':
      return { action: 'lay', melds: action.melds.map((meld) => meld.map(cards.named)) };
    case 'send':
      return { action: 'send', card: cards.named(action.card), seat: action.seat, meld: action.meld };
    case 'discard':
      return { action: 'discard', card: cards.named(action.card) };
    default:
      return { action: action.type };
  }
};

const validMovesOf = (snapshot: PhomSnapshot, cards: CardMaker): PhomValidMove[] =>
  legalFrom({ ...knownOf(snapshot), ruleSet: snapshot.ruleSet }, snapshot.seat).map((action) =>
    validMove(action, cards),
  );

const onTheTable = ({ cards: shown, size, eaten }: PhomOnTable, cards: CardMaker): PhomOnTheTable => ({
  cards: shown === null ? null : shown.map(cards.named),
  size,
  eaten: eaten === null ? null : cards.named(eaten),
});

const lastDiscardOf = (offered: string, cards: CardMaker): PhomGameState['lastDiscard'] =>
  offered === '' ? null : { player: Number(offered[0]), card: cards.one(cardsFrom(offered, 1)[0]) };

export const stateOf = (snapshot: PhomSnapshot): PhomGameState => {
  const { seat, ruleSet, hand, counts, phase, leader, offered, eaten, eats, discards, stock, units } = snapshot;
  const cards = newCards(ruleSet);
  const state = {
    myPosition: seat,
    myCards: cards.all(cardsFrom(hand)),
    playerCardCounts: [...counts],
    currentTurn: seat,
    phase: phase as PhomGameState['phase'],
    lastDiscard: lastDiscardOf(offered, cards),
    eatenCards: eaten.map((text) => cards.all(cardsFrom(text))),
    eatCounts: [...eats],
    melds: meldsOf(snapshot).map((melds) => melds.map((meld) => onTheTable(meld, cards))),
    discards: discards.map((text) => cards.all(cardsFrom(text))),
    stockCount: stock,
    eatUnits: [...units],
    metadata: { dealer: leader, isFirstTurn: snapshot.history === '', gameStarted: true },
    game: 'phom' as const,
    ruleSet,
    scores: [...snapshot.scores],
  };
  return lazily(state, {
    validMoves: () => validMovesOf(snapshot, cards),
    options: () => ownOptions<Record<string, never>>(phom, ruleSet, snapshot.options, counts.length),
    history: () => readPast(snapshot.history, cards),
  });
};
