import { CARD_IDS, type Card, cardset } from '@sanh-rong/engine';
import { type Known, knownPosition, rulesOf, tienlen } from '@sanh-rong/engine/tienlen';
import { KINDS, kindOf, legalPlays, MoveList } from '@sanh-rong/engine/tienlen/core';
import { type CardMaker, cardsFrom } from '../cards.ts';
import { lazily } from '../lazily.ts';
import { allOptions, ownOptions } from '../table-options.ts';
import { faceNumber, newCards, typeOf } from './cards.ts';
import type { TienLenGameState, TienLenOptions, TienLenValidMove } from './game-state.ts';
import { readPast } from './past.ts';
import type { TienLenSnapshot } from './snapshot.ts';

/** From a snapshot to what the bot is called with. */

const { fromHalves, cardsOf } = cardset;

const idsOf = (cards: readonly Card[]) => cards.map((card) => CARD_IDS[card]);

/** What the engine must know of the position to list the plays of the seat to act. */
const knownOf = ({ seat, hand, counts, table, passed, opening }: TienLenSnapshot): Known => {
  const onTable = cardsFrom(table, 1);
  return {
    hands: counts.map((_, at) => (at === seat ? idsOf(cardsFrom(hand)) : null)),
    passed: counts.map((_, at) => ((passed >> at) & 1) === 1),
    table:
      table === ''
        ? null
        : { seat: Number(table[0]), cards: idsOf(onTable), combination: typeOf(onTable), length: onTable.length },
    mustInclude: opening === '' ? null : CARD_IDS[cardsFrom(opening)[0]],
  };
};

const plays = new MoveList();

const validMovesOf = (snapshot: TienLenSnapshot, cards: CardMaker): TienLenValidMove[] => {
  const { ruleSet, counts } = snapshot;
  const rules = rulesOf({ ruleSet, options: allOptions(tienlen, ruleSet, snapshot.options, counts.length) });
  legalPlays(plays, rules, knownPosition(knownOf(snapshot), snapshot.seat));
  const moves: TienLenValidMove[] = [];
  for (let i = 0; i < plays.size; i++) {
    const type = KINDS[kindOf(plays.form[i])];
    moves.push({ type, cards: cards.all(cardsOf(fromHalves(plays.low[i], plays.high[i]))) });
  }
  return moves;
};

const lastPlayOf = (table: string, cards: CardMaker): TienLenGameState['lastPlay'] => {
  if (table === '') return { player: null, cards: [], type: null, minRankToBeat: null };
  const played = cardsFrom(table, 1);
  return {
    player: Number(table[0]),
    cards: cards.all(played),
    type: typeOf(played),
    minRankToBeat: faceNumber(played[played.length - 1]),
  };
};

export const stateOf = (snapshot: TienLenSnapshot): TienLenGameState => {
  const { seat, ruleSet, hand, counts, table, passed, opening, leader, round, scores } = snapshot;
  const cards = newCards();
  const lastPlay = lastPlayOf(table, cards);
  const state = {
    myPosition: seat,
    myCards: cards.all(cardsFrom(hand)),
    playerCardCounts: [...counts],
    playedCards: [...lastPlay.cards],
    lastPlay,
    currentTurn: seat,
    passedPlayers: counts.map((_, at) => ((passed >> at) & 1) === 1),
    metadata: { round, dealer: leader, isFirstTurn: opening !== '', gameStarted: true },
    game: 'tienlen' as const,
    ruleSet,
    scores: [...scores],
  };
  return lazily(state, {
    validMoves: () => validMovesOf(snapshot, cards),
    options: () => ownOptions<TienLenOptions>(tienlen, ruleSet, snapshot.options, counts.length),
    history: () => readPast(snapshot, cards),
  });
};
