import { SITUATIONS, situationView } from '@sanh-rong/bot-kit/situations';
import { expect, test } from 'vitest';
import { positionOf } from './position.ts';

test('every situation can be drawn: from the seat that is asked, with what it has heard', () => {
  for (const situation of SITUATIONS) {
    const position = positionOf(situation);
    expect(position?.view, situation.id).toEqual(situationView(situation.id));
    expect(position?.view.turn, situation.id).toBe(situation.seat);
    expect(position?.view.hands[situation.seat], situation.id).not.toBeNull();
    if (situation.played.length > 0) expect(position?.eventsSoFar.length, situation.id).toBeGreaterThan(0);
  }
});
