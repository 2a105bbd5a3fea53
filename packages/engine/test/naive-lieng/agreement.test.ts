import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { expectSame } from '../../../../test/same.ts';
import type { Viewer } from '../../src/game.ts';
import { lieng } from '../../src/lieng/game.ts';
import type { LiengAction, LiengEvent, LiengState } from '../../src/lieng/types.ts';
import type { NaiveAction, NaiveGame } from './game.ts';
import { areTied, compare, decidingCard, type NaiveCard, readCard, type TieBreak } from './hand.ts';
import { justOutside, naiveOf, type RandomTable, randomTable, requestOf, waysToPlay } from './random-table.ts';

/** The engine against the naive rules, over games drawn at random. A failing game names its seed. */

const GAMES = examples(480, 3000);

const text = (value: unknown): string => JSON.stringify(value);
const copy = <T>(value: T): T => JSON.parse(text(value));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const dealt = (table: RandomTable): { state: LiengState; events: readonly LiengEvent[] } => {
  const step = lieng.deal(requestOf(table));
  if (!step.ok) throw new Error(step.error.reason);
  return step.value;
};

const applied = (state: LiengState, action: LiengAction): { state: LiengState; events: readonly LiengEvent[] } => {
  const step = lieng.apply(state, action);
  if (!step.ok) throw new Error(`${text(action)}: ${step.error.code} ${step.error.reason}`);
  return step.value;
};

/** What the open view and the naive game must agree on. */
const same = (state: LiengState, naive: NaiveGame): void => {
  const { turn, legal, chips, pot, bets, folded, result } = lieng.view(state, 'open');
  const over = naive.turn === null;
  const engine = [turn, legal, chips, pot, bets, folded, result?.points ?? null, result?.breakdown ?? null];
  const expected = [
    naive.turn,
    naive.legal(),
    naive.players.map((player) => player.chips),
    over ? 0 : naive.pot(),
    naive.players.map((player) => (over ? 0 : player.bet)),
    naive.players.map((player) => player.folded),
    naive.points,
    naive.breakdown,
  ];
  // The texts are compared first: that is quick, and these are thousands of games.
  if (text(engine) !== text(expected)) expect(engine).toEqual(expected);
};

/** Plays a table to its end, calling `at` before every action. */
const play = (table: RandomTable, at: (state: LiengState) => void): { naive: NaiveGame; state: LiengState } => {
  const naive = naiveOf(table);
  let { state } = dealt(table);
  while (lieng.turn(state) !== null) {
    at(state);
    const action = table.random.pick(waysToPlay(lieng.legal(state), table.random));
    state = applied(state, action).state;
    naive.act(action as NaiveAction);
  }
  return { naive, state };
};

const tables = (count: number, of: (table: RandomTable) => void): void => {
  for (let i = 0; i < count; i++) {
    try {
      of(randomTable(`lieng ${i}`));
    } catch (error) {
      throw new Error(`table "lieng ${i}"`, { cause: error });
    }
  }
};

describe('LG-1 to LG-6 the engine and the naive rules agree', () => {
  test('LG-5, LG-6 turn, legal actions, chips, pot and points at every step', () => {
    tables(GAMES, (table) => {
      const naive = naiveOf(table);
      let { state } = dealt(table);
      same(state, naive);
      while (naive.turn !== null) {
        const action = table.random.pick(waysToPlay(lieng.legal(state), table.random));
        state = applied(state, action).state;
        naive.act(action as NaiveAction);
        same(state, naive);
      }
    });
  });

  test('LG-6 chips are conserved at every step, points sum to zero and to their breakdown, places follow points', () => {
    tables(GAMES, (table) => {
      const total = sum(table.chips);
      const conserved = ({ position }: LiengState): void => {
        if (sum(position.chips) + sum(position.paid) !== total) throw new Error('chips were made or lost');
      };
      const { state } = play(table, conserved);
      conserved(state);
      const { points, places, breakdown } = state.result ?? { points: [1], places: [], breakdown: [] };
      expect(sum(points)).toBe(0);
      expect(sum(state.position.paid)).toBe(0);
      expect(breakdown.map((parts) => sum(Object.values(parts)))).toEqual(points);
      expect(points.map((own, seat) => table.chips[seat] + own)).toEqual(state.position.chips);
      expect(places).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length));
    });
  });
});

describe('LG-4 a pot says which card decided it', () => {
  test('LG-4 where a hand of the pot was equal to the winner’s, and only there', () => {
    let ties = 0;
    tables(GAMES, (table) => {
      let { state, events } = dealt(table);
      while (lieng.turn(state) !== null) {
        ({ state, events } = applied(state, table.random.pick(waysToPlay(lieng.legal(state), table.random))));
      }
      const tieBreak = state.setup.options.tieBreak as TieBreak;
      const { hands } = lieng.view(state, 'open');
      const handOf = (seat: number): NaiveCard[] => (hands[seat] ?? []).map(readCard);
      for (const event of events) {
        if (event.type !== 'pot') continue;
        const [winner] = event.winners;
        const equal = event.seats.filter((seat) => seat !== winner && areTied(handOf(seat), handOf(winner)));
        const [over] = equal.sort((a, b) => compare(handOf(b), handOf(a), tieBreak));
        if (over === undefined) {
          expect(event.tie).toBeUndefined();
          continue;
        }
        ties += 1;
        expect(event.tie?.over).toBe(over);
        expect(readCard(event.tie?.card ?? '')).toEqual(decidingCard(handOf(winner), tieBreak));
        expect(readCard(event.tie?.than ?? '')).toEqual(decidingCard(handOf(over), tieBreak));
      }
    });
    expect(ties).toBeGreaterThan(20);
  });
});

describe('LG-5 legal is complete, unique and exact', () => {
  test('LG-5 every legal action is accepted, just outside is refused with its rule, and nothing changes', () => {
    tables(GAMES / 2, (table) => {
      play(table, (state) => {
        const before = text(state);
        const legal = lieng.legal(state);
        if (new Set(legal.map(({ type }) => type)).size !== legal.length) throw new Error('an action stands twice');
        for (const action of waysToPlay(legal, table.random)) applied(state, action);
        for (const action of justOutside(legal, state.position.bet)) {
          const refused = lieng.apply(state, action);
          expect(refused.ok ? action : refused.error.code).toBe('LG-5');
        }
        for (const action of legal.filter(({ type }) => type === 'to')) {
          const refused = lieng.apply(state, action);
          expect(refused.ok ? action : refused.error.code).toBe('BAD_ACTION');
        }
        if (text(state) !== before) throw new Error('the state has changed');
      });
    });
  });

  test('LG-7 the clock always does something legal', () => {
    tables(GAMES / 4, (table) => {
      play(table, (state) => {
        const action = lieng.timeout(state);
        expect(lieng.legal(state)).toContainEqual(action);
        expect(action.type === 'theo').toBe(state.position.bets[state.position.turn] === state.position.bet);
      });
    });
  });
});

describe('the same game again', () => {
  test('saved and restored at every step, and from its words, a game stays the same', () => {
    tables(GAMES / 2, (table) => {
      const { state } = play(table, (at) => {
        const action = waysToPlay(lieng.legal(at), table.random)[0];
        if (text(applied(copy(at), action)) !== text(applied(at, action))) throw new Error('restored otherwise');
      });
      const { ruleSet, seats, options, deal, previous } = state.setup;
      const again = lieng.deal({ ruleSet, seats, options, given: 'hands' in deal ? deal : {}, previous });
      if (!again.ok) throw new Error(again.error.reason);
      let replayed = again.value.state;
      for (const { action } of state.history) {
        const read = lieng.readAction(lieng.writeAction(action));
        if (read === null) throw new Error(lieng.writeAction(action));
        replayed = applied(replayed, read).state;
      }
      expectSame(replayed, state);
      expectSame(copy(state), state);
    });
  });
});

describe('LG-7 nobody sees what is hidden', () => {
  /** The ids a viewer must not find anywhere: hands of others that no showdown has shown. */
  const hidden = (state: LiengState, table: RandomTable, viewer: Viewer): string[] =>
    table.hands.flatMap((hand, seat) => (seat === viewer || state.shown.includes(seat) ? [] : hand));

  const check = (state: LiengState, events: readonly LiengEvent[], table: RandomTable, viewer: Viewer): void => {
    const seen = text([lieng.view(state, viewer), events.map((event) => lieng.seen(event, viewer))]);
    for (const id of hidden(state, table, viewer)) {
      if (seen.includes(`"${id}"`)) throw new Error(`${viewer} sees ${id}`);
    }
  };

  test('LG-7 in views and events of every viewer, at every step, to the end', () => {
    let folded = 0;
    let showdowns = 0;
    tables(GAMES / 6, (table) => {
      let { state, events } = dealt(table);
      for (;;) {
        for (let seat = 0; seat < table.seats; seat++) check(state, events, table, seat);
        check(state, events, table, 'watcher');
        if (lieng.turn(state) === null) break;
        const action = table.random.pick(waysToPlay(lieng.legal(state), table.random));
        ({ state, events } = applied(state, action));
      }
      const live = table.chips.map((stack, seat) => stack > 0 && !lieng.view(state, 'watcher').folded[seat]);
      const left = live.filter(Boolean).length;
      expect(state.shown).toEqual(left === 1 ? [] : [...live.keys()].filter((seat) => live[seat]));
      if (left === 1) folded += 1;
      else showdowns += 1;
      for (const [seat, hand] of table.hands.entries()) {
        expect([...(lieng.view(state, seat).hands[seat] ?? [])].sort()).toEqual([...hand].sort());
      }
    });
    expect(folded).toBeGreaterThan(examples(3, 20));
    expect(showdowns).toBeGreaterThan(20);
  });
});
