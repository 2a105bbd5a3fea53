import {
  type AnyGame,
  type BaseAction,
  type BaseView,
  findGame,
  type OwnView,
  Random,
  readRecord,
} from '@sanh-rong/engine';
import { NO_SEARCH, standInFor } from '@sanh-rong/players';
import { describe, expect, it, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { clearBestOf } from './clear-best.ts';
import { toldGame } from './told-game.ts';

type View = OwnView<BaseView<BaseAction>>;

/** What the seat to act sees at the end of a record. */
const viewOf = (text: string): View => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.error.reason);
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  return game.view(state, game.turn(state) ?? 0);
};

/** Seat 0 has the lead; the next one holds one card, and a single of 9 would be beaten by most. */
const LEAD = viewOf('sr1 tienlen/mien-nam seats=3 hands=4s.9c.9d/Ks/3s.5s.7s.8s leader=0 |');

const bestOf = (view: View, choices: readonly BaseAction[], margin = 1, seed = 'best') =>
  clearBestOf('tienlen', view, { seed, worlds: 64, margin, choices });

const play = (...cards: string[]): BaseAction => ({ type: 'play', cards }) as BaseAction;

describe('a clearly best choice', () => {
  it('is found where there is one, with all others behind it by the margin', () => {
    const best = bestOf(LEAD, LEAD.legal);
    expect(best?.choices[0].action).toEqual(play('9c', '9d'));
    expect(best?.choices.length).toBe(LEAD.legal.length);
    expect(best?.lead).toBeGreaterThan(1);
  });

  it('is not there where two are alike, nor where the margin is larger than its lead', () => {
    // The 9s differ in nothing that matters here.
    expect(bestOf(LEAD, [play('9c'), play('9d')])).toBeNull();
    expect(bestOf(LEAD, LEAD.legal, 100)).toBeNull();
  });

  it('is the same for the same seed', () => {
    expect(bestOf(LEAD, LEAD.legal)).toEqual(bestOf(LEAD, LEAD.legal));
  });

  it('is none where there is nothing to choose', () => {
    expect(bestOf(LEAD, [play('4s')])).toBeNull();
  });
});

const opened = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

test.each(['tienlen', 'phom', 'lieng'])('a told game of %s shows its seat what it saw, with other hands', (id) => {
  const game = opened(id);
  const player = standInFor(id);
  let [told, hidden, moments] = [0, 0, 0];
  for (let number = 0; moments < examples(12, 100); number++) {
    const dealt = game.deal({ seats: 4, seed: `told ${number}` });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    let { state } = dealt.value;
    const dice = new Random(`${number}`);
    for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
      const view = game.view(state, turn);
      const choices = view.legal.filter((action) => !('min' in action));
      if (choices.length > 1 && state.history.length % 5 === 4) {
        moments += 1;
        const found = toldGame(id, view, choices.slice(0, 2), `${number}`);
        if (found !== null) {
          told += 1;
          expect(viewOf(found.record)).toEqual(view);
          const open = readRecord(found.record);
          const really = JSON.stringify(game.view(state, 'open').hands);
          if (open.ok && JSON.stringify(game.view(open.value.steps.at(-1)?.state ?? state, 'open').hands) !== really) {
            hidden += 1;
          }
        }
      }
      const step = game.apply(state, player.choose(view, view.legal, dice, NO_SEARCH));
      if (!step.ok) throw new Error(step.error.reason);
      state = step.value.state;
    }
  }
  expect(told / moments).toBeGreaterThan(0.8);
  // Where nothing is left to guess, the hands are the real ones.
  expect(hidden / told).toBeGreaterThan(0.6);
});
