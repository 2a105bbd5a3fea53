import { type BaseAction, type BaseView, cardName, cardOf, findGame, type Json } from '@sanh-rong/engine';
import { MienNamGame } from '@sanh-rong/engine/tienlen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import type { WholeGame } from '../../engine/test/whole-games.ts';
import { BOT_GAMES, findBotGame } from '../src/bot-games.ts';
import { judge } from '../src/judge.ts';
import type { TienLenGameState } from '../src/tienlen/index.ts';
import { ownViews, TABLES, tienlenTables } from './tables.ts';

const KILOBYTE = 1_024;
/** More seats than four bring longer lists. */
const FOUR_SEATS = 4;

interface AnyGameState {
  readonly validMoves: readonly { readonly action?: string; readonly cards?: readonly unknown[] }[];
}

/** Over the wire and back: what a sandbox gets. */
const sent = (snapshot: Json): Json => JSON.parse(JSON.stringify(snapshot));

/** Valid moves of Tiến Lên say what they are; they are answered with their cards. */
const answerOf = (move: AnyGameState['validMoves'][number]) =>
  move.action === undefined ? { action: 'play', cards: move.cards } : move;

const facts = (view: BaseView<BaseAction>) => ({ scores: view.hands.map((_, seat) => seat * 7 - 3) });

/** The names of all cards that stand anywhere in a value. */
const cardsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (typeof value !== 'object' || value === null) return found;
  if ('rank' in value && 'suit' in value) found.add(`${value.rank}${value.suit}`);
  for (const part of Object.values(value)) cardsIn(part, found);
  return found;
};

/** The cards a view shows. What is legal is left out: it names no card that is not in the hand or on the table. */
const cardsSeen = ({ legal: _, ...view }: BaseView<BaseAction>): Set<string> =>
  new Set([...JSON.stringify(view).matchAll(/"((?:10|[2-9JQKA])[scdh])"/g)].map(([, id]) => cardName(cardOf(id) ?? 0)));

/** A legal action as it is answered: passing is no valid move, and a range is answered with its lowest amount. */
const answered = (legal: readonly BaseAction[]): unknown[] =>
  legal.flatMap((action) => {
    if (action.type === 'pass') return [];
    return 'min' in action ? [{ type: action.type, amount: action.min }] : [action];
  });

describe.each(BOT_GAMES.map((botGame) => ({ id: botGame.id, botGame })))('BT-1 $id', ({ id, botGame }) => {
  const game = findGame(id);
  if (!game.ok) throw new Error(id);
  const forEachView = (
    check: (view: BaseView<BaseAction>, whole: WholeGame) => void,
    numRuns = examples(12, 60),
  ): void =>
    fc.assert(
      fc.property(TABLES[id], (whole) => {
        for (const view of ownViews(whole)) check(view, whole);
      }),
      { numRuns },
    );
  const stateOf = (view: BaseView<BaseAction>): AnyGameState =>
    botGame.stateOf(sent(botGame.snapshot(view, facts(view)))) as AnyGameState;

  test('a bot sees no card that a person in its seat does not', () => {
    forEachView((view) => {
      const seen = cardsSeen(view);
      expect([...cardsIn(stateOf(view))].filter((card) => !seen.has(card))).toEqual([]);
    });
  });

  test('valid moves are the legal ones, in their order, and each can be answered', () => {
    forEachView((view) => {
      const snapshot = sent(botGame.snapshot(view, facts(view)));
      const { validMoves } = botGame.stateOf(snapshot) as AnyGameState;
      const readings = validMoves.map((move) => botGame.readMove(answerOf(move), snapshot));
      expect(readings).toEqual(answered(view.legal).map((action) => ({ ok: true, action })));
      for (const reading of readings.slice(0, 3)) {
        const action = reading.ok ? reading.action : null;
        const answer = { action, fault: null, returned: '', printed: [], unprinted: 0, micros: 0 };
        expect(judge(game.value, view, answer)).toEqual({ ok: true, action });
      }
    });
  });

  test('snapshots are small', () => {
    forEachView((view) => {
      const bytes = new TextEncoder().encode(JSON.stringify(botGame.snapshot(view, facts(view)))).length;
      expect(bytes).toBeLessThan(view.hands.length <= FOUR_SEATS ? KILOBYTE : 2 * KILOBYTE);
    });
  });

  test('what the table knows besides the game is there: game, rule set, options, scores', () => {
    forEachView(
      (view) => {
        const { ruleSet, options } = view;
        expect(stateOf(view)).toMatchObject({ game: id, ruleSet, options, ...facts(view), myPosition: view.turn });
      },
      examples(6, 20),
    );
  });

  test('whatever a bot writes on its state, the next one is fresh', () => {
    const scribble = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const part of Object.values(value)) scribble(part);
      if (Array.isArray(value)) value.length = 0;
      else for (const key of Object.keys(value)) Object.assign(value, { [key]: 'written over' });
    };
    forEachView(
      (view) => {
        const snapshot = sent(botGame.snapshot(view, facts(view)));
        const before = JSON.stringify(botGame.stateOf(snapshot));
        scribble(botGame.stateOf(snapshot));
        expect(JSON.stringify(botGame.stateOf(snapshot))).toBe(before);
      },
      examples(4, 10),
    );
  });

  test('only the view of the seat to act may become a snapshot', () => {
    const dealt = game.value.deal({ seed: 'eyes' });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    const { state } = dealt.value;
    const turn = game.value.turn(state) ?? 0;
    for (const viewer of ['open', 'watcher', turn + 1] as const) {
      expect(() => botGame.snapshot(game.value.view(state, viewer), { scores: [] })).toThrow('seat to act');
    }
  });
});

test('games without bots have none', () => {
  expect(findBotGame('chess')).toBeNull();
  expect(findBotGame('phom')?.id).toBe('phom');
});

describe('BT-1 the state of Tiến Lên', () => {
  const [tienlenBots] = BOT_GAMES;

  test('MN-22 counts are what the seat sees of them, null where they are hidden', () => {
    let hidden = 0;
    fc.assert(
      fc.property(tienlenTables, (whole) => {
        for (const view of ownViews(whole)) {
          const { counts } = view as unknown as { readonly counts: readonly (number | null)[] };
          const state = tienlenBots.stateOf(tienlenBots.snapshot(view, facts(view))) as TienLenGameState;
          expect(state.playerCardCounts).toEqual(counts);
          hidden += counts.filter((count) => count === null).length;
        }
      }),
      { numRuns: examples(15, 60) },
    );
    expect(hidden).toBeGreaterThan(0);
  });

  test('a play is called what the engine calls it', () => {
    fc.assert(
      fc.property(tienlenTables, ({ game, steps }) => {
        for (const [at, { state }] of steps.slice(0, -1).entries()) {
          const view = game.view(state, game.turn(state) ?? 0);
          const { validMoves } = tienlenBots.stateOf(tienlenBots.snapshot(view, facts(view))) as TienLenGameState;
          const next = validMoves[at % Math.max(1, validMoves.length)];
          if (next === undefined) continue;
          const { legal } = view;
          const done = game.apply(state, legal[validMoves.indexOf(next)]);
          expect(done.ok && done.value.events[0]).toMatchObject({ type: 'play', combination: next.type });
        }
      }),
      { numRuns: examples(8, 30) },
    );
  });

  test('history tells every play and pass, who left when, and who won at the deal', () => {
    let places = 0;
    let wins = 0;
    fc.assert(
      fc.property(tienlenTables, (whole) => {
        const told = whole.steps.flatMap(({ events }) => events) as { type: string; seat: number; place?: number }[];
        const view = ownViews(whole).at(-1);
        if (view === undefined) return;
        const { history } = tienlenBots.stateOf(tienlenBots.snapshot(view, facts(view))) as TienLenGameState;
        const moves = history.filter(({ action }) => action !== 'instantWin');
        expect(moves.map(({ player, action }) => ({ seat: player, type: action }))).toEqual(
          view.history.map(({ seat, action }) => ({ seat, type: action.type })),
        );
        for (const move of history) {
          if (move.action === 'instantWin') {
            wins += 1;
            expect(told).toContainEqual(
              expect.objectContaining({ type: 'winAtTheDeal', seat: move.player, hand: move.hand, place: move.place }),
            );
          }
          if (move.action === 'play' && move.place !== null) {
            places += 1;
            expect(told).toContainEqual({ type: 'out', seat: move.player, place: move.place });
          }
        }
      }),
      { numRuns: examples(40, 200) },
    );
    expect(places).toBeGreaterThan(0);
    expect(wins).toBeGreaterThan(0);
  });

  test('it is the state object as the engine shows it, with the extra keys of BT-1', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const dealt = findGame('tienlen');
        if (!dealt.ok) throw new Error(dealt.error.reason);
        const seeded = dealt.value.deal({ seed: String(number) });
        if (!seeded.ok) throw new Error(seeded.error.reason);
        let { state } = seeded.value;
        const hands = (dealt.value.view(state, 'open').hands as string[][]).map((hand) => [...hand]);
        const order = Array.from({ length: 52 }, (_, at) => hands[at % 4][at >> 2]);
        const theirs = new MienNamGame(['a', 'b', 'c', 'd'], {
          shuffle: (deck) => order.map((id) => deck[cardOf(id) ?? 0]),
        });
        theirs.dealCards();
        for (let turn = dealt.value.turn(state); turn !== null; turn = dealt.value.turn(state)) {
          const view = dealt.value.view(state, turn);
          const snapshot = tienlenBots.snapshot(view, facts(view));
          const { game, ruleSet, options, history, scores, ...seeds } = tienlenBots.stateOf(
            snapshot,
          ) as TienLenGameState;
          expect(seeds).toEqual(theirs.getGameState(turn));
          expect([game, ruleSet, history.length, scores.length]).toEqual([
            'tienlen',
            'mien-nam',
            view.history.length,
            4,
          ]);
          expect(options).toEqual(view.options);
          const [move] = seeds.validMoves;
          if (move === undefined) theirs.passTurn(turn);
          else theirs.playCards(turn, move.cards);
          const next = dealt.value.apply(state, view.legal[0]);
          if (!next.ok) throw new Error(next.error.reason);
          state = next.value.state;
        }
      }),
      { numRuns: examples(4, 15) },
    );
  });
});
