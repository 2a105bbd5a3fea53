import { type DealRequest, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomState, type PhomView, phom } from '@sanh-rong/engine/phom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import type { Player } from '../../player.ts';
import { levels } from '../index.ts';
import { random } from '../random.ts';
import { tree } from '../tree-player.ts';
import { keen } from './player.ts';

type PhomPlayer = Player<PhomView, PhomAction>;

const NO_SEARCH = { positions: 0 };

/** Plays a deal out, one player a seat; an action that is not among the legal ones is an error. */
const playOut = (request: DealRequest, players: readonly PhomPlayer[]): PhomState => {
  const ruling = phom.deal(request);
  if (!ruling.ok) throw new Error(ruling.error.reason);
  let { state } = ruling.value;
  const dice = players.map((_, seat) => new Random(`${request.seed} ${seat}`));
  for (let turn = phom.turn(state); turn !== null; turn = phom.turn(state)) {
    const view = phom.view(state, turn);
    const action = players[turn].choose(view, view.legal, dice[turn], NO_SEARCH);
    if (!view.legal.includes(action)) throw new Error(phom.writeAction(action));
    const step = phom.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return state;
};

describe.each(['basic', 'ta-la'])('PH-1…27 keen at %s', (ruleSet) => {
  test('never does anything illegal, whoever sits at the table', () => {
    const company = fc.array(fc.constantFrom<PhomPlayer>(random, tree, keen, keen), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(company, fc.nat(), (players, number) => {
        const seed = `legal ${number}`;
        const end = playOut({ ruleSet, seats: players.length, seed }, players);
        expect(phom.result(end)).not.toBeNull();
      }),
      { numRuns: examples(40, 200), seed: 7 },
    );
  });

  test('plays the same game again from the same seed', () => {
    const request = { ruleSet, seats: 4, seed: 'same' };
    const players = [keen, tree, keen, keen];
    expect(playOut(request, players)).toEqual(playOut(request, players));
  });

  test('keen beats the tree, every deal played from each seat', () => {
    const seats = 4;
    let points = 0;
    const deals = examples(30, 100);
    for (let deal = 0; deal < deals; deal++) {
      for (let own = 0; own < seats; own++) {
        const players = Array.from({ length: seats }, (_, seat) => (seat === own ? keen : tree));
        const end = playOut({ ruleSet, seats, seed: `keen ${deal}` }, players);
        points += phom.result(end)?.points[own] ?? 0;
      }
    }
    expect(points / (deals * seats)).toBeGreaterThan(0.25);
  });
});

test('keen does not search, so that it can stand in for people, and is the strongest level', () => {
  expect(levels.map(({ id }) => id)).toEqual(['random', 'simple', 'keen']);
  expect(levels.some((level: PhomPlayer) => level.searches)).toBe(false);
});
