import { expect, test } from 'vitest';
import { CATALOGUE, isGameId, seatsByRuleSet } from './catalogue.ts';
import { GAMES } from './games.ts';

test('the catalogue names every game and rule set, in their order and with their seats, and no other', () => {
  const named = Object.entries(CATALOGUE).map(([id, ruleSets]) => [id, Object.entries(ruleSets)]);
  expect(GAMES.map(({ id, ruleSets }) => [id, ruleSets.map((ruleSet) => [ruleSet.id, ruleSet.seats])])).toEqual(named);
  for (const { id } of GAMES) expect(isGameId(id) && Object.keys(seatsByRuleSet(id)).length > 0).toBe(true);
  for (const id of ['toString', '', null, 'xì dách']) expect(isGameId(id)).toBe(false);
});
