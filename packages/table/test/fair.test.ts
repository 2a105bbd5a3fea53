import {
  type CardId,
  cardId,
  checkProof,
  dealtDeck,
  fairSeed,
  fingerprint,
  linksOf,
  proofOf,
  sealedDeck,
  shownProof,
  shuffledDeck,
} from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve, replayTable } from '../src/evolve.ts';
import { proofOfGame } from '../src/fair.ts';
import { gameOf } from '../src/settings.ts';
import type { TableState } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { changesFor, changesPast } from '../src/update.ts';
import { tellEvent, tellPast, viewPast, viewTable } from '../src/view.ts';
import { viewerOf } from '../src/viewpoint.ts';
import { live, type Moment, PEOPLE, randomTables } from './random-tables.ts';
import { AN, BINH, CHI, TestTable } from './test-table.ts';

/** Deals that can be checked, and of games that conceal hands no more than each may know (LG-7). */

type DeckEvent = Extract<TableEvent, { type: 'dealt'; deck: readonly CardId[] }>;

const liengTables = randomTables.filter(({ settings }) => settings.game === 'lieng');

const isDeckEvent = (event: TableEvent): event is DeckEvent => event.type === 'dealt' && 'deck' in event;

/** Each person, a viewer the table does not know (null), and all who watch later. */
const LISTENERS: readonly (string | null | 'later')[] = [null, ...PEOPLE.map(({ id }) => id), 'later'];

/** Every byte that a listener is told of one event. */
const toldOf = ({ before, state, event, told }: Moment, listener: string | null): string =>
  JSON.stringify(
    listener === 'later'
      ? [viewPast(state), tellPast(state, event, told), changesPast(before, state)]
      : [viewTable(state, listener), tellEvent(state, event, told, listener), changesFor(before, state, listener)],
  );

const viewerFor = (state: TableState, listener: string | null) =>
  listener === 'later' ? 'watcher' : viewerOf(state, listener);

const cardsIn = (text: string): string[] => text.match(/(?<=")(?:10|[2-9JQKA])[scdh](?=")/g) ?? [];

/** The cards of the table's game that a listener may know: their own, and those a showdown has shown. */
const knownTo = (state: TableState, listener: string | null): Set<string> => {
  if (state.game === null) return new Set();
  const viewer = viewerFor(state, listener);
  const { hands } = gameOf(state.settings).view(state.game, 'open');
  const { shown } = state.game as unknown as { shown: readonly number[] };
  return new Set(hands.flatMap((hand, seat) => (seat === viewer || shown.includes(seat) ? (hand ?? []) : [])));
};

/** What no person may ever be told of a session of sealed deals. */
const secretsOf = ({ secret, settings }: TableState): string[] => [
  secret,
  ...linksOf(secret, settings.games).slice(1),
  ...[1, 2].flatMap((number) => sealedDeck(secret, number).salts),
];

/** Every deck that a person could work out from what they were told, by any of the ways deals are made. */
const guesses = (told: string, contributions: TableState['contributions'], number: number): Set<string> => {
  const tokens = new Set(told.match(/(?<=")[^"]{2,}(?=")/g) ?? []);
  const decks = new Set<string>();
  for (const token of tokens) {
    for (const seed of [token, fingerprint(token), fairSeed(token, contributions, number)]) {
      decks.add(shuffledDeck(seed).map(cardId).join());
    }
    decks.add(dealtDeck(token, contributions, number).join());
  }
  return decks;
};

describe('fair deals at a table', () => {
  test('LG-7 nothing that anybody is told at a table of Liêng tells a hidden card, the secret, a deck or a salt', () => {
    const seen = { games: 0, hidden: 0 };
    fc.assert(
      fc.property(liengTables, (table) => {
        let secrets: string[] = [];
        let from = '';
        live(table, 200, (moment) => {
          const { state, event } = moment;
          if (state.secret !== from) {
            from = state.secret;
            secrets = secretsOf(state);
          }
          expect(state.links).toEqual([]);
          if (event.type === 'dealt') expect(isDeckEvent(event)).toBe(true);
          for (const listener of LISTENERS) {
            const told = toldOf(moment, listener);
            const known = knownTo(state, listener);
            expectSame(
              cardsIn(told).filter((card) => !known.has(card)),
              [],
            );
            expectSame(
              secrets.filter((secret) => told.includes(secret)),
              [],
            );
            if (isDeckEvent(event)) for (const by of ['","', '.', ' ']) expect(told).not.toContain(event.deck.join(by));
            const over = state.game !== null && gameOf(state.settings).result(state.game) !== null;
            if (!over || state.game === null) continue;
            seen.games += 1;
            seen.hidden += gameOf(state.settings).view(state.game, 'open').hands.flat().length - known.size;
          }
        });
      }),
      { numRuns: examples(8, 40), seed: 20261123 },
    );
    expect(seen.games).toBeGreaterThan(examples(20, 100));
    expect(seen.hidden).toBeGreaterThan(examples(60, 300));
  });

  test('LG-7 nobody can work a deal of Liêng out from all they were told in the whole session', () => {
    let tried = 0;
    fc.assert(
      fc.property(liengTables, (table) => {
        const told = new Map<string | null, string[]>(LISTENERS.map((listener) => [listener, []]));
        const decks: { readonly number: number; readonly deck: string; readonly texts: TableState['contributions'] }[] =
          [];
        live(table, 120, (moment) => {
          const { state, event } = moment;
          for (const listener of LISTENERS) told.get(listener)?.push(toldOf(moment, listener));
          if (!isDeckEvent(event)) return;
          decks.push({ number: event.number, deck: event.deck.join(), texts: state.contributions });
        });
        for (const { number, deck, texts } of decks.slice(0, 2)) {
          for (const all of told.values()) {
            const worked = guesses(all.join(), texts, number);
            expect(worked.has(deck)).toBe(false);
            tried += worked.size;
          }
        }
      }),
      { numRuns: examples(4, 6), seed: 20261124 },
    );
    expect(tried).toBeGreaterThan(1_000);
    // With the secret the deck can be worked out: the search would have found it.
    expect(guesses('"secret"', ['a'], 1).has(dealtDeck('secret', ['a'], 1).join())).toBe(true);
  });

  /** A session of two people in which one folds the first game at once. */
  const liengSession = (): TestTable => {
    const table = new TestTable({ game: 'lieng' });
    table.ask(BINH, { type: 'sit' });
    table.ask(AN, { type: 'ready', contribution: 'của Nam' });
    table.ask(BINH, { type: 'ready', contribution: 'của Bắc' });
    table.ask(AN, { type: 'start' });
    table.after(TIMES.countdown);
    return table;
  };

  test('LG-7 each can check the cards they saw against the promise, with a proof of their own', () => {
    const table = liengSession();
    table.ask(CHI, { type: 'watch' });
    const promise = viewTable(new TestTable({ game: 'lieng' }).state, null).fair;
    const game = gameOf(table.state.settings);
    for (const number of [1, 2, 3]) {
      const { seats, ruleSet, options } = table.state.settings;
      const dealt = table.state.game;
      const previous = table.state.game?.setup.previous;
      // A fold in the first game, showdowns after it.
      if (number === 1) table.ask(table.turn.who, { type: 'act', action: { type: 'bo' } });
      while (viewTable(table.state, null).turn !== null) {
        table.ask(table.turn.who, { type: 'act', action: { type: 'theo' } });
      }
      const end = table.state.game;
      if (dealt === null || end === null) throw new Error('no game');
      const complete = proofOfGame(table.state, number);
      for (const person of [AN.id, BINH.id, CHI.id]) {
        const { fair } = viewTable(table.state, person);
        expect(fair).toEqual({
          kind: 'sealed',
          commitment: promise.commitment,
          pledges: [],
          contributions: ['của Nam', 'của Bắc'],
        });
        const { hands } = game.hindsight(dealt, end, viewerOf(table.state, person));
        const proof = shownProof(
          complete,
          hands.flatMap((hand) => hand ?? []),
        );
        const evidence = {
          commitment: promise.commitment,
          number,
          contributions: fair.contributions,
          deal: { seats, ruleSet, options, previous },
          hands,
        };
        expect(checkProof(game, proof, evidence)).toMatchObject({ ok: true });
        expect(cardsIn(JSON.stringify(proof))).toHaveLength(number === 1 ? (person === CHI.id ? 0 : 3) : 6);
      }
      table.after(TIMES.betweenGames);
    }
  });

  test('a proof of a game that hides nothing is its link, and gives the deal', () => {
    const table = new TestTable().dealt().playOut();
    const proof = proofOfGame(table.state, 1);
    const { fair } = viewTable(table.state, AN.id);
    if (proof.kind !== 'chain' || fair.kind !== 'chain') throw new Error('no chain');
    expect(proof).toMatchObject({
      commitment: fair.commitment,
      link: fair.links[0],
      contributions: fair.contributions,
    });
    expect(proof).toEqual(proofOf(gameOf(table.state.settings), table.state.secret, 16, 1, fair.contributions));
    expect(fair.links).toEqual(linksOf(table.state.secret, 16).slice(1, 2));
  });

  test('a new secret comes with a new promise, whoever asked for it', () => {
    const table = new TestTable({ game: 'lieng', games: 1 });
    const promises = [table.state.commitment];
    for (const settings of [{ turnSeconds: 20 }, { games: 16 }, { game: 'phom' }, { game: 'lieng', games: 1 }]) {
      expect(table.ask(AN, { type: 'configure', settings })).toMatch(/configured/);
      promises.push(table.state.commitment);
    }
    table.dealt();
    while (viewTable(table.state, null).turn !== null) {
      table.ask(table.turn.who, { type: 'act', action: { type: 'theo' } });
    }
    expect(table.ask(AN, { type: 'again' })).toBe('reopened');
    promises.push(table.state.commitment);
    expect(new Set(promises).size).toBe(promises.length);
  });

  test.each(['lieng', 'tienlen'])(
    '%s: a promise is made once and stored; events from before that still replay',
    (game) => {
      const table = new TestTable({ game, games: 1 });
      table.ask(AN, { type: 'configure', settings: { turnSeconds: 20 } });
      table.dealt();
      while (viewTable(table.state, null).turn !== null) {
        const { who, legal } = table.turn;
        table.ask(who, { type: 'act', action: legal[0] });
      }
      table.ask(AN, { type: 'again' });
      const promises = table.events.filter((event) => 'secret' in event);
      expect(promises.map(({ type }) => type)).toEqual(['created', 'configured', 'reopened']);
      for (const event of promises) {
        const before = event.type === 'created' ? null : table.state;
        expect(evolve(before, event).state.commitment).toBe(event.commitment);
        // Working it out again would take thousands of hashes: what is stored is believed.
        expect(evolve(before, { ...event, commitment: 'as stored' }).state.commitment).toBe('as stored');
      }
      const old = table.events.map((event): TableEvent => {
        if (!('secret' in event)) return event;
        const { commitment, ...rest } = event;
        return rest as TableEvent;
      });
      expect(replayTable(old)).toEqual(table.state);
    },
  );

  test('a deal stored as a seed still replays', () => {
    const table = liengSession();
    const old = table.events.map(
      (event): TableEvent =>
        event.type === 'dealt' ? { type: 'dealt', at: event.at, number: event.number, seed: 'of long ago' } : event,
    );
    const game = gameOf(table.state.settings);
    const dealt = game.deal({ ...table.state.settings, seed: 'of long ago' });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    expect(replayTable(old)?.game).toEqual(dealt.value.state);
  });
});
