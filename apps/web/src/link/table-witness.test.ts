import { endingOf, findGame, GAMES, Random } from '@sanh-rong/engine';
import {
  applyChanges,
  changesFor,
  createTable,
  decide,
  evolve,
  type Person,
  type TableState,
  type TableView,
  tick,
  viewTable,
} from '@sanh-rong/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promiseFor } from '../replay/promises.ts';
import { TableWitness } from './table-witness.ts';

/** What a witness writes down at real tables is what a replay shows of the same game: an honest server is never accused. */

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const LAN: Person = { id: 'lan', name: 'Lan' };
const MINH: Person = { id: 'minh', name: 'Minh' };

test.each(GAMES.flatMap(({ id }) => [1, 2, 3].map((deal) => [id, deal] as const)))(
  'of %s, deal %i, also where the line was broken for some moves',
  (id, deal) => {
    const random = new Random(`witness ${id} ${deal}`);
    const witness = new TableWitness();
    let now = 1_000;
    let state: TableState | null = null;
    let view: TableView | null = null;
    const table = (): TableState => {
      if (state === null) throw new Error('no table');
      return state;
    };
    const around = () => ({ now, secret: () => `secret ${deal} ${now}`, levels: () => ['simple'], think: () => null });
    const take = (decision: ReturnType<typeof decide>): void => {
      if (!decision.ok) throw new Error(decision.error.reason);
      for (const event of decision.value) {
        const before: TableState | null = state;
        state = evolve(before, event).state;
        const whole: TableView = viewTable(state, LAN.id);
        if (view === null || before === null) {
          witness.read(whole);
        } else if (event.type === 'acted' && whole.played === view.played && random.below(4) === 0) {
          // The line was broken: the whole table is read again.
          witness.read(whole);
        } else {
          witness.changed(event, view, applyChanges(view, changesFor(before, state, LAN.id)), now);
        }
        view = whole;
        witness.shown(view, now);
      }
    };
    const ask = (person: Person, command: object): void => take(decide(table(), person, command, around()));
    const bring = (person: Person, by: TableWitness): void => {
      const due = by.due(viewTable(table(), person.id), now);
      if (due?.type === 'bring') ask(person, { type: 'bringText', text: due.text });
    };
    take(createTable('CODE', LAN, { game: id, seats: 2 }, around()));
    ask(MINH, { type: 'sit' });
    ask(MINH, { type: 'ready', contribution: 'open' });
    ask(LAN, { type: 'ready', pledge: witness.pledge(viewTable(table(), LAN.id), now) });
    ask(LAN, { type: 'start' });
    bring(LAN, witness);
    while (table().phase === 'ready') {
      now += 1_000;
      take(tick(table(), around()));
    }
    const found = findGame(id);
    if (!found.ok) throw new Error(id);
    const game = found.value;
    for (let { game: going } = table(); going !== null && game.turn(going) !== null; { game: going } = table()) {
      now += 100;
      const seat = game.turn(going) ?? 0;
      const action = random.pick(game.legal(going));
      const settled = 'min' in action ? { type: action.type, amount: action.min } : action;
      ask(seat === 0 ? LAN : MINH, { type: 'act', action: settled });
    }
    const end = table().game;
    if (end === null) throw new Error('no game');
    const { history, hands } = game.hindsight(end, end, 0);
    expect(promiseFor({ table: 'CODE', at: table().dealtAt })?.deals).toMatchObject([
      { number: 1, ending: endingOf({ history, hands }) },
    ]);
  },
);
