import type { Seat } from '@sanh-rong/engine';
import { lieng, type LiengMove as Move } from '@sanh-rong/engine/lieng';
import { POINTS, RANK } from '@sanh-rong/engine/lieng/core';
import { cardMaker, cardsFrom } from '../cards.ts';
import { lazily } from '../lazily.ts';
import { ownOptions } from '../table-options.ts';
import { BOT_NAMES, readPast } from './actions.ts';
import type { LiengGameState, LiengTableOptions, LiengValidMove } from './game-state.ts';
import type { LiengSnapshot } from './snapshot.ts';

/** From a snapshot to what the bot is called with. */

const TEN = 10;

/** The core counts tens and faces as nothing, which is ten of ten (LG-2). */
const newCards = cardMaker({ value: (card) => RANK[card], points: (card) => POINTS[card] || TEN });

const validMovesOf = ({ legal, raise }: LiengSnapshot): LiengValidMove[] =>
  legal.flatMap((type): LiengValidMove[] => {
    const action = BOT_NAMES[type as Move['type']];
    if (action !== 'raise') return [{ action }];
    return raise === null ? [] : [{ action, amount: raise[0], min: raise[0], max: raise[1] }];
  });

export const stateOf = (snapshot: LiengSnapshot): LiengGameState => {
  const { seat, ruleSet, chips, bets, bet, pot, minRaise, kind, points } = snapshot;
  const cards = newCards();
  const bySeat = (seats: readonly Seat[]): boolean[] => chips.map((_, at) => seats.includes(at));
  const state = {
    myPosition: seat,
    myCards: cards.all(cardsFrom(snapshot.hand)),
    myHand: { kind, points },
    currentTurn: seat,
    pot,
    chips: [...chips],
    bets: [...bets],
    currentBet: bet,
    toCall: bet - bets[seat],
    minRaise,
    foldedPlayers: bySeat(snapshot.folded),
    allInPlayers: bySeat(snapshot.allIn),
    sittingOut: bySeat(snapshot.sitsOut),
    metadata: { dealer: snapshot.dealer, isFirstTurn: snapshot.history.length === 0, gameStarted: true },
    validMoves: validMovesOf(snapshot),
    game: 'lieng' as const,
    ruleSet,
    scores: [...snapshot.scores],
  };
  return lazily(state, {
    options: () => ownOptions<LiengTableOptions>(lieng, ruleSet, snapshot.options, chips.length),
    history: () => readPast(snapshot.history),
  });
};
