import { cardId, cardOf } from '../../src/cards.ts';
import { highHalf, idsOf, lowHalf, setOf, setOfIds } from '../../src/cardset.ts';
import { classify, highOf, KINDS, kindOf, lengthOf, NO_FORM } from '../../src/tienlen/core/combination.ts';
import { countHang } from '../../src/tienlen/core/hang.ts';
import * as core from '../../src/tienlen/core/index.ts';
import { lookAtHand, TOI_TRANG, type ToiTrang } from '../../src/tienlen/core/instant.ts';
import { findToiTrang } from '../../src/tienlen/core/opening.ts';
import { MIEN_NAM, THIRTEEN } from '../../src/tienlen/core/rules.ts';
import { bill, Ledger, rankSeats, WON_AT_THE_DEAL } from '../../src/tienlen/core/scoring.ts';
import { tienlen } from '../../src/tienlen/game.ts';
import { judge } from '../../src/tienlen/judge.ts';
import { mienNam } from '../../src/tienlen/mien-nam.ts';
import type { TienLenAction, TienLenEvent, TienLenState } from '../../src/tienlen/types.ts';
import * as naive from '../naive/combinations.ts';
import { type Action, NaiveGame, type Setup } from '../naive/game.ts';
import * as naiveWins from '../naive/instant-wins.ts';
import * as naiveSettlement from '../naive/settlement.ts';

/**
 * The rule book's tests run twice: on the naive reading of the rules and on the engine. An implementation that passes
 * both reads the rules the same way.
 */
export interface Laws {
  readonly name: string;
  readonly start: (setup: Setup) => Table;
  readonly classify: typeof naive.classify;
  readonly beats: typeof naive.beats;
  readonly holds: (name: string, hand: string[]) => boolean;
  readonly toiTrangWinner: typeof naiveWins.toiTrangWinner;
  readonly settleRound: (plays: { seat: number; cards: string[] }[], winner: number | null) => string[];
  readonly countHang: (hand: string[]) => number;
  readonly thuiOf: (hand: string[]) => number;
  readonly placesOf: (hands: string[][], winner: number) => number[];
}

/** A game as both readings show it. */
export type Table = Pick<
  NaiveGame,
  | 'turn'
  | 'hands'
  | 'passed'
  | 'table'
  | 'mustInclude'
  | 'result'
  | 'payments'
  | 'previous'
  | 'instantWinners'
  | 'legal'
  | 'act'
>;

const asText = (payments: { from: number; to: number; amount: number }[]): string[] =>
  payments.map(({ from, to, amount }) => `${from} pays ${to} ${amount}`);

const naiveLaws: Laws = {
  name: 'naive',
  start: (setup) => new NaiveGame(setup),
  classify: naive.classify,
  beats: naive.beats,
  holds: (name, hand) => naiveWins.TOI_TRANG[name](hand),
  toiTrangWinner: naiveWins.toiTrangWinner,
  settleRound: (plays, winner) => asText(naiveSettlement.settleRound(plays, winner)),
  countHang: naiveSettlement.countHang,
  thuiOf: naiveSettlement.thuiOf,
  placesOf: naiveSettlement.placesOf,
};

/** The engine's game under the naive one's names. */
export class EngineTable implements Table {
  state: TienLenState;
  readonly events: TienLenEvent[] = [];

  constructor(setup: Setup) {
    const step = tienlen.deal({
      ruleSet: setup.ruleSet,
      seats: setup.seats,
      options: setup.options,
      given: { hands: setup.hands, ...(setup.leader === undefined ? {} : { leader: setup.leader }) },
      previous: setup.previous,
    });
    if (!step.ok) throw new Error(`${step.error.code} ${step.error.reason}`);
    this.state = step.value.state;
    this.events.push(...step.value.events);
  }

  get turn(): number | null {
    return tienlen.turn(this.state);
  }
  get hands(): string[][] {
    return tienlen.view(this.state, 'open').hands.map((hand) => [...(hand ?? [])]);
  }
  get passed(): boolean[] {
    return [...tienlen.view(this.state, 'open').passed];
  }
  get table(): { seat: number; cards: string[] } | null {
    const { table } = tienlen.view(this.state, 'open');
    return table === null ? null : { seat: table.seat, cards: [...table.cards] };
  }
  get mustInclude(): string | null {
    return tienlen.view(this.state, 'open').mustInclude;
  }
  get result(): NaiveGame['result'] {
    return this.state.result as NaiveGame['result'];
  }
  get previous(): NaiveGame['previous'] {
    return tienlen.carryOver(this.state) as unknown as NaiveGame['previous'];
  }
  get instantWinners(): NaiveGame['instantWinners'] {
    return this.state.winsAtTheDeal.map(({ seat, hand }) => ({ seat, name: hand })) as NaiveGame['instantWinners'];
  }
  get payments(): NaiveGame['payments'] {
    const merged: NaiveGame['payments'] = [];
    for (const event of this.events) {
      if (event.type !== 'pay') continue;
      const { from, to, amount } = event;
      const same = merged.find((entry) => entry.from === from && entry.to === to && entry.for === event.for);
      if (same === undefined) merged.push({ from, to, amount, for: event.for });
      else same.amount += amount;
    }
    return merged;
  }
  legal(): Action[] {
    return tienlen.legal(this.state) as Action[];
  }
  act(action: Action): void {
    const step = tienlen.apply(this.state, action as TienLenAction);
    if (!step.ok) throw new Error(`${step.error.code} ${step.error.reason}`);
    this.state = step.value.state;
    this.events.push(...step.value.events);
  }
}

const halves = (ids: readonly string[]): [number, number] => {
  const set = setOfIds(ids) ?? 0;
  return [lowHalf(set), highHalf(set)];
};

/** A position in which seat 0 holds the play and seat 1 has put the table down. */
const facing = (play: readonly string[], table: readonly string[] | null): core.Position => {
  const position = core.newPosition(2);
  core.giveHand(position, 0, ...halves(play));
  position.turn = 0;
  if (table !== null) {
    const [low, high] = halves(table);
    position.last = 1;
    position.table = classify(low, high);
    position.tableLow = low;
    position.tableHigh = high;
  }
  return position;
};

const MIEN_NAM_DEFAULTS = { passIsFinal: true, fourPairsAfterPass: true };

const engineLaws: Laws = {
  name: 'engine',
  start: (setup) => new EngineTable(setup),
  classify: (ids) => {
    const set = setOfIds(ids);
    if (set === null) return null;
    const form = classify(lowHalf(set), highHalf(set));
    if (form === NO_FORM) return null;
    return { type: KINDS[kindOf(form)], length: lengthOf(form), high: highOf(form) };
  },
  beats: (ruleSet, play, table, options = {}) =>
    judge(
      ruleSet === 'mien-nam' ? mienNam.rules({ ...MIEN_NAM_DEFAULTS, ...options }) : THIRTEEN,
      facing(play, table),
      ...halves(play),
    ).ok,
  holds: (name, hand) => {
    lookAtHand(...halves(hand));
    return TOI_TRANG[name as ToiTrang]();
  },
  toiTrangWinner: (hands, names, leader) => {
    const position = core.newPosition(hands.length);
    for (const [seat, hand] of hands.entries()) core.giveHand(position, seat, ...halves(hand));
    position.turn = leader;
    const found = findToiTrang(position, names as ToiTrang[]);
    return found === null ? null : ({ seat: found.seat, name: found.hand } as naiveWins.InstantWinner);
  },
  settleRound: (plays, winner) => {
    const seats = 4;
    const position = core.newPosition(seats);
    const used = setOfIds(plays.flatMap(({ cards }) => cards)) ?? 0;
    const spare = [...Array(52).keys()].filter((card) => !idsOf(used).includes(cardId(card)));
    for (let seat = 0; seat < seats; seat++) {
      const own = plays.filter((play) => play.seat === seat).flatMap(({ cards }) => cards.map((id) => cardOf(id) ?? 0));
      const hand = setOf(seat === winner ? own : [...own, spare[seat]]);
      core.giveHand(position, seat, lowHalf(hand), highHalf(hand));
    }
    for (const { seat, cards } of plays) {
      const [low, high] = halves(cards);
      position.turn = seat;
      core.play(MIEN_NAM, position, low, high, classify(low, high));
    }
    while (!core.isOver(position) && position.roundWinner === core.NO_SEAT) core.pass(MIEN_NAM, position);
    return position.paid === 0 ? [] : [`${position.paidBy} pays ${position.paidTo} ${position.paid}`];
  },
  countHang: (hand) => countHang(...halves(hand)),
  thuiOf: (hand) => {
    const position = core.newPosition(2);
    core.giveHand(position, 1, ...halves(hand));
    const ledger = new Ledger();
    bill(position, 0, WON_AT_THE_DEAL, ledger);
    return ledger.size > 1 ? ledger.amount[1] : 0;
  },
  placesOf: (hands, winner) => {
    const position = core.newPosition(hands.length);
    for (const [seat, hand] of hands.entries()) core.giveHand(position, seat, ...halves(hand));
    const order: number[] = [];
    rankSeats(position, winner, order);
    return hands.map((_, seat) => order.indexOf(seat) + 1);
  },
};

export const LAWS: readonly Laws[] = [engineLaws, naiveLaws];
