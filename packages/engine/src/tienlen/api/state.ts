import { NO_FORM } from '../core/combination.ts';
import { isIn, NO_SEAT, type Position } from '../core/position.ts';
import { cardsIn } from './cards.ts';
import { combinationOf } from './combinations.ts';
import type { Players } from './players.ts';
import { type Settings, showSettings } from './settings.ts';
import type { ClientGameState, Combination, GamePhase, PlayerState, TurnHistoryEntry } from './types.ts';

/** How much of the history a state carries. */
const SHOWN_TURNS = 20;

/** Every turn so far. Entries are frozen to the bottom: all the states handed out share them. */
export class History {
  readonly #entries: TurnHistoryEntry[] = [];

  play(playerId: string, playerName: string, combination: Combination, timestamp: number): void {
    Object.freeze(combination.cards);
    Object.freeze(combination);
    this.#entries.push(Object.freeze({ playerId, playerName, action: 'play', combination, timestamp }));
  }

  pass(playerId: string, playerName: string, timestamp: number): void {
    this.#entries.push(Object.freeze({ playerId, playerName, action: 'pass', timestamp }));
  }

  latest(): TurnHistoryEntry[] {
    return this.#entries.slice(-SHOWN_TURNS);
  }
}

/** A whole game at one moment, with all that is hidden. */
export interface Snapshot {
  readonly players: Players;
  readonly settings: Settings;
  readonly showsPassIsFinal: boolean;
  readonly isFirstGame: boolean;
  readonly phase: GamePhase;
  /** The seat to act, or the last that did. */
  readonly current: number;
  readonly position: Position;
  readonly history: History;
}

const playerState = ({ ids, names }: Players, p: Position, seat: number): PlayerState => ({
  id: ids[seat],
  name: names[seat],
  handSize: p.left[seat],
  isActive: p.left[seat] > 0 && !isIn(p.out, seat),
  hasPassed: isIn(p.passed, seat),
  finishPosition: p.order.indexOf(seat) + 1 || null,
});

/** What one player may know: the only way out. Every object but the entries of the history is the caller's own. */
export const stateFor = (snapshot: Snapshot, playerId: string): ClientGameState => {
  const { players, position: p } = snapshot;
  const { ids } = players;
  const mine = ids.indexOf(playerId);
  const shown: PlayerState[] = [];
  const passed: string[] = [];
  const finished: string[] = [];
  for (let seat = 0; seat < ids.length; seat++) {
    shown.push(playerState(players, p, seat));
    if (isIn(p.passed, seat)) passed.push(ids[seat]);
  }
  for (let place = 0; place < p.order.length; place++) finished.push(ids[p.order[place]]);
  return {
    phase: snapshot.phase,
    players: shown,
    myHand: mine < 0 ? [] : cardsIn(p.low[mine], p.high[mine]),
    myPlayerId: typeof playerId === 'string' ? playerId : '',
    currentPlayerIndex: snapshot.current,
    currentCombination: p.table === NO_FORM ? null : combinationOf(p.tableLow, p.tableHigh, p.table),
    lastPlayedBy: p.last === NO_SEAT ? null : ids[p.last],
    passedPlayerIds: passed,
    isFirstGame: snapshot.isFirstGame,
    isFirstTurnOfGame: p.played === 0,
    turnHistory: snapshot.history.latest(),
    finishOrder: finished,
    settings: showSettings(snapshot.settings, snapshot.showsPassIsFinal),
  };
};
