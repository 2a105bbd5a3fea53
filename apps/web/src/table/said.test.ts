import { type BaseAction, type BaseEvent, type BaseView, GAMES, Random } from '@sanh-rong/engine';
import { findPresentation } from '@sanh-rong/presentation';
import { SEAT_FAULTS, type SeatView } from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import type { Faulted } from '../link/table-link.ts';
import { saidOf } from './said.ts';
import { voiceOf } from './voice.ts';

const BOT: SeatView = {
  kind: 'bot',
  id: 'b',
  name: 'Thỏ đế',
  version: 2,
  owner: { id: 'p', name: 'Lan' },
  strikes: 0,
  out: false,
};
const SEATS: readonly SeatView[] = [BOT, BOT, BOT, BOT];

type AnyGame = (typeof GAMES)[number];

/** A game played at random, as a watcher hears it. */
const heard = (game: AnyGame): { readonly view: BaseView<BaseAction>; readonly eventsSoFar: readonly BaseEvent[] } => {
  const random = new Random(game.id);
  const dealt = game.deal({ seats: 4, seed: `said ${game.id}` });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const eventsSoFar: BaseEvent[] = dealt.value.events.flatMap((event) => game.seen(event, 'watcher') ?? []);
  for (let move = 0; move < 12 && game.turn(state) !== null; move++) {
    const action = random.pick(game.legal(state));
    const step = game.apply(state, 'min' in action ? ({ ...action, amount: action.min } as BaseAction) : action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
    eventsSoFar.push(...step.value.events.flatMap((event) => game.seen(event, 'watcher') ?? []));
  }
  return { view: game.view(state, 'watcher'), eventsSoFar };
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the log of %s', (id, game) => {
  const presentation = findPresentation(id);
  if (presentation === undefined) throw new Error(`no presentation for ${id}`);
  const voice = voiceOf(SEATS, null, 'vi');
  const { view, eventsSoFar } = heard(game);

  test('says what bots did wrong where it happened, and nothing else is lost or moved', () => {
    const places = [1, 4, 4, eventsSoFar.length].filter((told) => told <= eventsSoFar.length);
    const faults = places.map(
      (told, at): Faulted => ({ seat: 1, fault: 'timeout', strikes: at + 1, out: false, told }),
    );
    const said = saidOf(presentation, view, { eventsSoFar, faults }, voice);
    expect(said.filter(({ tone }) => tone !== 'fault')).toEqual(presentation.narrate(view, eventsSoFar, voice));
    const counted = said.flatMap(({ tone, text }) => (tone === 'fault' ? [text.match(/(\d)\/3/)?.[1]] : []));
    expect(counted).toEqual(places.map((_, at) => String(at + 1)));
  });
});

test.each(['vi', 'en'] as const)('every fault has its own sentence with the name of the bot (%s)', (language) => {
  const { view, eventsSoFar } = heard(GAMES[0]);
  const presentation = findPresentation(GAMES[0].id);
  if (presentation === undefined) throw new Error('no presentation');
  const voice = voiceOf(SEATS, null, language);
  const sentences = SEAT_FAULTS.map((fault) => {
    const faults: readonly Faulted[] = [{ seat: 0, fault, strikes: 3, out: true, told: 0 }];
    return saidOf(presentation, view, { eventsSoFar, faults }, voice).find(({ tone }) => tone === 'fault')?.text ?? '';
  });
  expect(new Set(sentences).size).toBe(SEAT_FAULTS.length);
  for (const sentence of sentences) expect(sentence).toContain('Thỏ đế');
});
