import { describe, expect, test } from 'vitest';
import type { Json } from '../src/game.ts';
import { lieng } from '../src/lieng/game.ts';
import { phom } from '../src/phom/game.ts';
import { tienlen } from '../src/tienlen/game.ts';

/** What passes on to the next game when a seat has a new holder. */

const mienNam = (previous: Json, seat: number): Json =>
  tienlen.reseat({ ruleSet: 'mien-nam', seats: 4, options: {}, previous }, seat);

const thirteen = (previous: Json, seat: number, winnerLeads: boolean): Json =>
  tienlen.reseat({ ruleSet: 'thirteen', seats: 4, options: { winnerLeads }, previous }, seat);

const liengOf = (previous: Json, seat: number, options = {}): Json =>
  lieng.reseat({ ruleSet: 'lieng', seats: 3, options, previous }, seat);

describe('a seat with a new holder', () => {
  test('MN-3 takes the winner’s lead with it, and keeps that of another seat', () => {
    const previous = { winner: 2, toiTrang: false, barred: null };
    expect(mienNam(previous, 2)).toBeNull();
    expect(mienNam(previous, 1)).toEqual(previous);
  });

  test('MN-16 is not barred from leading for what its last holder did', () => {
    const previous = { winner: 2, toiTrang: false, barred: 1 };
    expect(mienNam(previous, 1)).toEqual({ winner: 2, toiTrang: false, barred: null });
    expect(mienNam(previous, 0)).toEqual(previous);
  });

  test('TH-7 takes a winner’s lead with it; one that goes round belongs to the seats', () => {
    const previous = { winner: 2, leader: 1 };
    expect(thirteen(previous, 2, true)).toBeNull();
    expect(thirteen(previous, 1, true)).toEqual(previous);
    expect(thirteen(previous, 2, false)).toEqual(previous);
  });

  test('PH-1 takes the winner’s lead with it', () => {
    const session = { ruleSet: 'ta-la', seats: 4, options: {}, previous: { winner: 3 } };
    expect(phom.reseat(session, 3)).toBeNull();
    expect(phom.reseat(session, 0)).toEqual({ winner: 3 });
  });

  test('LG-1 begins with the chips of the rule set; the others keep theirs, and the dealer’s place moves on', () => {
    const previous = { chips: [2_400, 0, 600], dealer: 1 };
    expect(liengOf(previous, 0)).toEqual({ chips: [1_000, 0, 600], dealer: 1 });
    expect(liengOf(previous, 1, { startChips: 50 })).toEqual({ chips: [2_400, 50, 600], dealer: 1 });
  });

  test('LG-8 asks for nothing that its last holder asked for', () => {
    const previous = { chips: [3_000, 0, 0], dealer: 0, rebuy: [1, 2] };
    expect(liengOf(previous, 1)).toEqual({ chips: [3_000, 1_000, 0], dealer: 0, rebuy: [2] });
    expect(liengOf({ ...previous, rebuy: [1] }, 1)).toEqual({ chips: [3_000, 1_000, 0], dealer: 0 });
  });

  test('LG-1 begins anew with all others where the table holds all the chips it can', () => {
    expect(liengOf({ chips: [999_999_999_999_999, 0, 0], dealer: 0 }, 1)).toBeNull();
  });
});
