import { type BaseEvent, GAMES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { eventsSoFar, pastEventsSoFar } from '../src/events-so-far.ts';
import { tellEvent, tellPast } from '../src/view.ts';
import { viewerOf } from '../src/viewpoint.ts';
import { live, PEOPLE, randomTables } from './random-tables.ts';

describe('the events of a game so far', () => {
  test('SY-14 is what somebody was told who was the same viewer from its deal on', () => {
    const heard = new Map(GAMES.map(({ id }) => [id, 0]));
    fc.assert(
      fc.property(randomTables, (table) => {
        const people = [null, ...PEOPLE.map(({ id }) => id)];
        const seen = new Map<string | null, BaseEvent[] | null>(people.map((person) => [person, null]));
        let past: BaseEvent[] = [];
        live(table, 200, ({ before, state, event, told }) => {
          // A deal that cannot be played ends the session; the last game stays on the table.
          if (event.type === 'dealt' && state.game === before?.game) return;
          if (event.type === 'dealt') past = [];
          past.push(...tellPast(state, event, told).game);
          expectSame(pastEventsSoFar(state), state.game === null || table.settings.watchers === 'none' ? [] : past);
          for (const person of people) {
            // A person who sits down, gets up, begins or stops to watch is another viewer from then on.
            const watches = (at: typeof state | null): boolean => at?.watchers.some(({ id }) => id === person) ?? false;
            const changed = before === null || viewerOf(before, person) !== viewerOf(state, person);
            if (changed || watches(before) !== watches(state)) seen.set(person, null);
            if (event.type === 'dealt' || state.game === null) seen.set(person, []);
            const own = seen.get(person) ?? null;
            if (own === null) continue;
            const { game } = tellEvent(state, event, told, person);
            own.push(...game);
            expectSame(eventsSoFar(state, person), own);
            heard.set(table.settings.game, (heard.get(table.settings.game) ?? 0) + game.length);
          }
        });
      }),
      { numRuns: examples(8, 30), seed: 20261120 },
    );
    for (const [game, events] of heard) expect(events, game).toBeGreaterThan(examples(50, 100));
  });
});
