import { cardset, type OwnView, type Seat } from '@sanh-rong/engine';
import { handSize, type TienLenView } from '@sanh-rong/engine/tienlen';
import {
  bestInstantWin,
  bestToiTrang,
  INSTANT_WIN_NAMES,
  type InstantWin,
  isIn,
  lateCuts,
  MoveList,
  type Rules,
  type ToiTrang,
} from '@sanh-rong/engine/tienlen/core';
import type { Observation } from '../observation.ts';
import { oddsOf } from './habits.ts';
import type { LateCut, Moment, Retold } from './moments.ts';

/** The weight, as a logarithm, of something that cannot be: finite, so that hands that cannot be may still be left by exchanges. */
export const IMPOSSIBLE = -100;

interface Fact extends LateCut {
  readonly laterLow: number;
  readonly laterHigh: number;
}

interface SeatEvidence {
  readonly moments: readonly Moment[];
  readonly facts: readonly Fact[];
  /** All cards the seat has played. */
  readonly playedLow: number;
  readonly playedHigh: number;
  /** It was dealt a full hand and did not win with it at once. */
  readonly mayHaveWon: boolean;
}

const scratch = new MoveList();

const size = (low: number, high: number): number => cardset.bitCount(low) + cardset.bitCount(high);

/** What a seat's own doings tell about its cards. */
const evidenceOf = (
  { position: { left, seats } }: Observation,
  { moments, lateCuts }: Retold,
  seat: Seat,
): SeatEvidence => {
  const own = moments.filter((moment) => moment.seat === seat);
  const playedLow = own.at(0)?.laterLow ?? 0;
  const playedHigh = own.at(0)?.laterHigh ?? 0;
  const facts = lateCuts
    .filter((fact) => fact.seat === seat)
    .map((fact) => {
      const next = moments.find((moment, at) => at >= fact.at && moment.seat === seat);
      return { ...fact, laterLow: next?.laterLow ?? 0, laterHigh: next?.laterHigh ?? 0 };
    });
  return {
    // A seat that had passed was asked for nothing but a late cut.
    moments: own.filter(({ position }) => !isIn(position.passed, seat)),
    facts,
    playedLow,
    playedHigh,
    mayHaveWon: left[seat] + size(playedLow, playedHigh) === handSize(seats),
  };
};

/** What everything seen says about the hands the others may hold. */
export class Evidence {
  readonly rules: Rules;
  private readonly bySeat: readonly SeatEvidence[];
  private readonly toiTrang: readonly ToiTrang[];
  private readonly instantWins: readonly InstantWin[];

  constructor(view: OwnView<TienLenView>, observation: Observation, retold: Retold) {
    this.rules = observation.rules;
    const options = view.options as {
      readonly toiTrang?: { readonly initial: readonly ToiTrang[]; readonly later: readonly ToiTrang[] };
      readonly instantWins?: Readonly<Record<InstantWin, boolean>>;
    };
    this.toiTrang = options.toiTrang?.[view.initial ? 'initial' : 'later'] ?? [];
    this.instantWins = INSTANT_WIN_NAMES.filter((name) => options.instantWins?.[name] === true);
    this.bySeat = observation.position.left.map((_, seat) => evidenceOf(observation, retold, seat));
  }

  /** Where a seat must hold consecutive pairs that cut late, what they had to cut and what it has played since. */
  heldLateCut(seat: Seat): Fact | null {
    return this.bySeat[seat].facts.find(({ held }) => held) ?? null;
  }

  /** Whether a seat may hold these cards now, by everything that is certain. */
  allows(seat: Seat, low: number, high: number): boolean {
    const { facts, playedLow, playedHigh, mayHaveWon } = this.bySeat[seat];
    for (let i = 0; i < facts.length; i++) {
      const { table, held, laterLow, laterHigh } = facts[i];
      lateCuts(scratch, this.rules, low | laterLow, high | laterHigh, table);
      if (scratch.size > 0 !== held) return false;
    }
    if (!mayHaveWon) return true;
    if (this.rules.playsOn) return bestInstantWin(this.instantWins, low | playedLow, high | playedHigh) === null;
    return bestToiTrang(this.toiTrang, low | playedLow, high | playedHigh) === null;
  }

  /** How well these cards explain what the seat has done, as a logarithm. */
  weigh(seat: Seat, low: number, high: number): number {
    if (!this.allows(seat, low, high)) return IMPOSSIBLE;
    const { moments } = this.bySeat[seat];
    let odds = 1;
    for (let i = 0; i < moments.length; i++) {
      const { laterLow, laterHigh, position, form } = moments[i];
      odds *= oddsOf(this.rules, low | laterLow, high | laterHigh, form, position.table);
    }
    return Math.log(odds);
  }
}
