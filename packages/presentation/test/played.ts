import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  type BaseState,
  type CardId,
  type DealRequest,
  type Language,
  Random,
  type Seat,
} from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { AnyPresentation, Highlight, Voice } from '../src/index.ts';

/** Games as a player at the table lived through them, for the tests of every presentation. */

export const cards = (text: string): CardId[] => text.split(' ') as CardId[];

const NAMES = { vi: ['Bạn', 'Đông', 'Bắc', 'Tây'], en: ['You', 'East', 'North', 'West'] };

/** Seat 0 reads it. */
export const voiceOf = (language: Language): Voice => ({
  language,
  who: (seat) => ({ name: NAMES[language][seat] ?? `#${seat}`, you: seat === 0 }),
});

export interface Played {
  readonly game: AnyGame;
  readonly state: BaseState<BaseAction>;
  /** As seat 0 sees them. */
  readonly events: readonly BaseEvent[];
  /** Where the events of each step begin; the deal is the first step. */
  readonly steps: readonly number[];
}

/** Deals and does these words, then what a built-in player likes until the end where one is named. */
export const played = (game: AnyGame, request: DealRequest, words: readonly string[], level?: string): Played => {
  const deal = game.deal(request);
  if (!deal.ok) throw new Error(deal.error.reason);
  let { state } = deal.value;
  const seen = (events: readonly BaseEvent[]): BaseEvent[] =>
    events.map((event) => game.seen(event, 0)).filter((event) => event !== null);
  const events = seen(deal.value.events);
  const steps = [0];
  const dice = new Random('played');
  const player = playersFor(game.id).find(({ id }) => id === level);
  for (let step = 0; game.turn(state) !== null && (player !== undefined || step < words.length); step++) {
    const seat: Seat = game.turn(state) ?? 0;
    const action = words[step]
      ? game.readAction(words[step])
      : player?.choose(game.view(state, seat), game.legal(state), dice, { positions: 0 });
    const done = game.apply(state, action as BaseAction);
    if (!done.ok) throw new Error(`${words[step]}: ${done.error.reason}`);
    state = done.value.state;
    steps.push(events.length);
    events.push(...seen(done.value.events));
  }
  return { game, state, events, steps };
};

/** What was felt at each step that had something to feel. */
export const felt = (
  presentation: AnyPresentation,
  { game, state, events, steps }: Played,
  language: Language,
): Highlight[] => {
  const view = game.view(state, 0);
  return steps.flatMap((from, i) => {
    const until = steps[i + 1] ?? events.length;
    return presentation.highlights(view, events.slice(0, until), from, voiceOf(language));
  });
};

/** The same in short: `cut 1 Chặt heo! / Bạn nợ 2 điểm`. */
export const feltInShort = (presentation: AnyPresentation, game: Played, language: Language): string[] =>
  felt(presentation, game, language).map(({ kind, seat, text, detail }) =>
    [`${kind} ${seat} ${text}`, detail].filter((part) => part !== '').join(' / '),
  );
