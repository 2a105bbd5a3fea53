import { GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeChoice, LENGTHS, levelsOf, ruleSetsOf, seatsOf, tableOf } from './choice.ts';
import { TestHome } from './test/home.ts';
import { HOME_CODE } from './wire.ts';

const offered = GAMES.flatMap(({ id: game }) =>
  ruleSetsOf(game).flatMap((ruleSet) =>
    seatsOf(game, ruleSet).flatMap((seats) =>
      levelsOf(game).map((level) => ({ game, ruleSet, seats, level, games: 1 })),
    ),
  ),
);

describe('what can be chosen for practice', () => {
  test.each(offered)('can be dealt: $game/$ruleSet, $seats seats, $level', async (choice) => {
    expect(completeChoice(choice)).toEqual(choice);
    const home = new TestHome('choice');
    expect(await home.ask('create_table', tableOf(choice))).toMatchObject({ ok: true });
    expect(await home.ask('start_game', { tableId: HOME_CODE })).toMatchObject({ ok: true });
    expect(home.view).toMatchObject({ phase: 'playing', you: 0, settings: { game: choice.game, seats: choice.seats } });
  });

  test('is a session of sixteen against opponents who know more than the rules, unless somebody says otherwise', () => {
    const [game] = GAMES;
    const [ruleSet] = game.ruleSets;
    expect(completeChoice()).toEqual({
      game: game.id,
      ruleSet: ruleSet.id,
      level: 'simple',
      seats: ruleSet.seats.usual,
      games: 16,
    });
    expect(LENGTHS).toEqual([1, 16, 32]);
  });

  test('is always complete, whatever was remembered', () => {
    const anyWish = fc.record(
      { game: fc.anything(), ruleSet: fc.anything(), level: fc.anything(), seats: fc.anything(), games: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyWish, (wish) => {
        const choice = completeChoice(wish as Parameters<typeof completeChoice>[0]);
        expect(completeChoice(choice)).toEqual(choice);
        expect(seatsOf(choice.game, choice.ruleSet)).toContain(choice.seats);
        expect(levelsOf(choice.game)).toContain(choice.level);
      }),
    );
  });
});
