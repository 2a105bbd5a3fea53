import { GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import {
  afterMove,
  choose,
  chosenAction,
  commandsOf,
  NOTHING_CHOSEN,
  offeredCommands,
  primaryCommand,
  whyClosed,
} from '../src/index.ts';
import { cards } from './played.ts';
import { Player } from './player.ts';

const KINDS = ['select', 'put back', 'throw', 'suggest', 'play', 'amount', 'give', 'act', 'clear', 'waits'] as const;

/** Something a player does, by numbers that stand for cards, commands and actions. */
const anything = fc.tuple(
  fc.constantFrom(...KINDS, 'select', 'play', 'give'),
  fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }),
);

const doesAnything = (player: Player, [kind, numbers]: [(typeof KINDS)[number], number[]]): void => {
  const { hand, view } = player.moment;
  const among = <T>(list: readonly T[]): T => list[numbers[0] % list.length];
  // Some of them are in no hand.
  const some = [...new Set(numbers.map((number) => [...hand, ...cards('2s 3s Ah')][number % (hand.length + 3)]))];
  if (kind === 'waits') player.waits();
  else if (kind === 'select' || kind === 'put back')
    player.does({ type: 'select', cards: some, on: kind === 'select' });
  else if (kind === 'throw') player.does({ type: kind, cards: some });
  else if (kind === 'amount') player.does({ type: kind, amount: numbers.length > 1 ? numbers[0] : null });
  else if (kind === 'give') player.gives(among(commandsOf(player.presentation, view.ruleSet)).id);
  else if (kind === 'act') player.does({ type: kind, action: among([...view.legal, { type: 'nonsense' }]) });
  else player.does({ type: kind });
};

describe.each(GAMES)('whatever a player of $id does', (game) => {
  const request = fc.record({
    ruleSet: fc.constantFrom(...game.ruleSets.map(({ id }) => id)),
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.string({ minLength: 1 }),
  });
  const habits = fc.record({ confirms: fc.boolean() });

  /** Every moment of such players, once they have done something. */
  const always = (holds: (player: Player) => void): void =>
    fc.assert(
      fc.property(request, habits, fc.array(anything, { maxLength: 60 }), (deal, kept, steps) => {
        const player = new Player(game.id, deal, kept);
        for (const step of steps) {
          doesAnything(player, step);
          holds(player);
        }
      }),
      { numRuns: examples(30, 150) },
    );

  it('chosen cards are in the hand, each once', () => {
    always(({ choosing, moment }) => {
      expect(moment.hand).toEqual(expect.arrayContaining([...choosing.selected]));
      expect(new Set(choosing.selected).size).toBe(choosing.selected.length);
    });
  });

  it('what can be played is accepted by the judge of the game', () => {
    always((player) => {
      const action = chosenAction(player.choosing, player.moment);
      if (action === null || player.moment.objection(action) !== null) return;
      expect(player.game.apply(player.state, action)).toMatchObject({ ok: true });
      const { action: done } = choose(player.choosing, { type: 'play' }, { ...player.moment, confirms: false });
      expect(done).toEqual(action);
    });
  });

  it('a command that is open does something, and so does playing that stands for one', () => {
    always((player) => {
      const { moment, choosing, game: rules, state } = player;
      for (const command of offeredCommands(moment)) {
        if (!moment.isTurn || command.takes !== 'nothing' || whyClosed(command, moment) !== null) continue;
        const actions = command.actions(moment.view, { cards: [], amount: null });
        expect(actions.some((action) => rules.apply(state, action).ok)).toBe(true);
      }
      const primary = primaryCommand(choosing, moment);
      if (primary === null || whyClosed(primary, moment) !== null) return;
      const { choosing: next } = choose(choosing, { type: 'give', command: primary }, moment);
      expect(next.notice).toBeNull();
    });
  });

  it('clearing and looking at the hand again leave nothing to do the second time', () => {
    always(({ choosing, moment }) => {
      const cleared = choose(choosing, { type: 'clear' }, moment).choosing;
      expect(cleared).toEqual(NOTHING_CHOSEN);
      expect(choose(cleared, { type: 'clear' }, moment).choosing).toEqual(cleared);
      const looked = afterMove(choosing, moment.hand);
      expect(afterMove(looked, moment.hand)).toBe(looked);
      expect(afterMove(choosing, moment.hand.slice(1)).selected).not.toContain(moment.hand[0]);
    });
  });
});
