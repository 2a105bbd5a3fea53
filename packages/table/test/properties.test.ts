import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { replayTable } from '../src/evolve.ts';
import { gameOf } from '../src/settings.ts';
import { isPerson, standingHost, type TableState } from '../src/state.ts';
import { changesFor } from '../src/update.ts';
import { tellEvent, viewTable } from '../src/view.ts';
import { viewerOf, viewpointKey } from '../src/viewpoint.ts';
import { live, PEOPLE, randomTables } from './random-tables.ts';

describe('tables under random people', () => {
  test('are their events: replayed, saved and restored they are the same', () => {
    let reached = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        const states: TableState[] = [];
        const events = live(table, 250, ({ state }) => states.push(state));
        const last = states[states.length - 1];
        if (last.session.results.length > 0) reached += 1;
        expectSame(replayTable(events), last);
        expectSame(replayTable(JSON.parse(JSON.stringify(events))), last);
        expectSame(JSON.parse(JSON.stringify(last)), last);
        expectSame(
          live(table, 250, () => {}),
          events,
        );
      }),
      { numRuns: examples(12, 60), seed: 20261115 },
    );
    expect(reached).toBeGreaterThan(examples(3, 10));
  });

  test('never have somebody in two places, a host who is not there, or a turn nobody watches over', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        const settled = (state: TableState): void => {
          const here = state.seats.filter(isPerson);
          const people = here.map(({ person }) => person.id);
          expect(new Set(people).size).toBe(people.length);
          expect(state.watchers.some(({ id }) => people.includes(id))).toBe(false);
          const watching = state.watchers.map(({ id }) => id);
          expect(new Set(watching).size).toBe(watching.length);
          expect(state.wake === null).toBe(state.phase === 'closed');
          if (state.phase === 'closed') return;
          const standing = standingHost(state);
          const present = here.filter(({ gone }) => !gone).map(({ person }) => person.id);
          expect(standing === null ? present : [standing.id]).toContain(state.host);
          if (standing === null) expect(state.hostAway).toBe(false);
          else expect(state.settings.watchers).toBe('live');
          if (state.phase === 'playing') expect(state.seats.every(({ kind }) => kind !== 'empty')).toBe(true);
        };
        live(table, 250, () => {}, settled);
      }),
      { numRuns: examples(12, 60), seed: 20261116 },
    );
  });

  test('show the same to all who have one viewpoint: what one of them is told may be told to the others', () => {
    let compared = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        live(table, 150, ({ state, event, told, before }) => {
          const heard = new Map<string, unknown>();
          for (const person of [null, 'a stranger', ...PEOPLE.map(({ id }) => id)]) {
            const viewpoint = [before, state].map((each) => each && viewpointKey(each, person)).join(' ');
            const said = [
              tellEvent(state, event, told, person),
              changesFor(before, state, person),
              viewTable(state, person),
            ];
            if (heard.has(viewpoint)) compared += viewpoint === 'door door' ? 0 : 1;
            expectSame(heard.get(viewpoint) ?? said, said);
            heard.set(viewpoint, said);
          }
        });
      }),
      { numRuns: examples(6, 40), seed: 20261118 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  test('tell nobody a card they may not know, nor a secret, nor a seed', () => {
    let looked = 0;
    fc.assert(
      fc.property(randomTables, (table) => {
        live(table, 200, ({ state, event, told }) => {
          const running = state.game !== null && gameOf(state.settings).turn(state.game) !== null;
          const open = state.game === null ? null : gameOf(state.settings).view(state.game, 'open');
          for (const person of [null, ...PEOPLE.map(({ id }) => id)]) {
            const shown = JSON.stringify([viewTable(state, person), tellEvent(state, event, told, person)]);
            const later = state.settings.watchers === 'delayed' && viewerOf(state, person) === 'watcher';
            const sealed = gameOf(state.settings).conceals;
            const ended = state.session.results.length === state.settings.games;
            const here = viewerOf(state, person) !== 'watcher' || state.watchers.some(({ id }) => id === person);
            expect(shown.includes(state.secret)).toBe(here && !later && !sealed && ended);
            if (!here) expect(viewTable(state, person).fair).not.toMatchObject({ links: [expect.anything()] });
            if (!here) expect(viewTable(state, person).fair.contributions).toEqual([]);
            if (event.type === 'dealt')
              expect(shown).not.toContain('deck' in event ? event.deck.join('","') : 'seed' in event && event.seed);
            if (!running || open === null) continue;
            const viewer = viewerOf(state, person);
            const publicCards = new Set(
              JSON.stringify(gameOf(state.settings).view(state.game, 'watcher')).match(/"(10|[2-9JQKA])[scdh]"/g),
            );
            const hidden = open.hands.flatMap((hand, seat) => (seat === viewer ? [] : (hand ?? [])));
            const leaked = hidden.filter((card) => shown.includes(`"${card}"`) && !publicCards.has(`"${card}"`));
            expect(leaked).toEqual([]);
            looked += hidden.length;
          }
        });
      }),
      { numRuns: examples(8, 40), seed: 20261117 },
    );
    expect(looked).toBeGreaterThan(examples(3_000, 10_000));
  });
});
