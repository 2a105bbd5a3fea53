import type { Fault, MatchGame, PlayedBlock, Thinking } from '@sanh-rong/arena';
import type { FaultKind } from '@sanh-rong/bot-kit';
import { type AnyGame, writeRecord } from '@sanh-rong/engine';
import type { FaultReport } from '../entrants/fault-report.ts';

/** What is kept of a block of games: plain data, without the states themselves. */

export interface PlayedFault {
  readonly seat: number;
  readonly move: number;
  readonly kind: FaultKind;
}

export interface GameReport {
  /** Which game of the match, from 0. */
  readonly number: number;
  /** Contestants by seat. */
  readonly seating: readonly number[];
  /** By seat; null for a game that never ended. */
  readonly result: { readonly points: readonly number[]; readonly places: readonly number[] } | null;
  readonly faults: readonly PlayedFault[];
  /** The whole game (record.ts); empty where it is not wanted. */
  readonly text: string;
}

export interface DealReport {
  readonly number: number;
  readonly games: readonly GameReport[];
}

export interface BlockReport {
  readonly number: number;
  readonly deals: readonly DealReport[];
  /** Strikes since the beginning of the match, by contestant. */
  readonly strikes: readonly number[];
  /** Of this block, by contestant. */
  readonly thinking: readonly Thinking[];
  /** In words, as far as they are known. */
  readonly faults: readonly FaultReport[];
}

const isKind = (value: unknown): value is { readonly kind: FaultKind } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

const kindOf = ({ refused, threw }: Fault): FaultKind => {
  if (refused !== undefined) return 'illegal';
  return isKind(threw) ? threw.kind : 'exception';
};

const gameReport = (
  { seating, result, faults, state }: MatchGame,
  number: number,
  record: (state: MatchGame['state']) => string,
): GameReport => ({
  number,
  seating,
  result: result === null ? null : { points: result.points, places: result.places },
  faults: faults.map((fault) => ({ seat: fault.seat, move: fault.move, kind: kindOf(fault) })),
  text: record(state),
});

export const blockReport = (
  { number, deals, strikes, thinking }: PlayedBlock,
  faults: readonly FaultReport[],
  { game, records }: { readonly game: AnyGame; readonly records: boolean },
): BlockReport => ({
  number,
  deals: deals.map(({ deal, games }) => ({
    number: deal.number,
    games: games.map((each, at) =>
      gameReport(each, deal.number * games.length + at, (state) => (records ? writeRecord(game, state) : '')),
    ),
  })),
  strikes,
  thinking,
  faults,
});
