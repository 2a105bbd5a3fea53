import type { BaseAction, BaseEvent, BaseView, GameResult, Language } from '@sanh-rong/engine';
import type { Sentence, Voice } from '@sanh-rong/presentation';
import { findPresentation } from '../games/registry.ts';
import type { AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import type { Recorded } from './recorded.ts';

/** A game moment by moment, with all cards open. */

export interface Moment {
  readonly view: BaseView<BaseAction>;
  /** Everything that happened so far. */
  readonly events: readonly BaseEvent[];
}

export interface ReplayedGame {
  readonly recorded: Recorded;
  readonly presentation: AnyTerminalPresentation;
  /** The deal, then one for each move. */
  readonly moments: readonly Moment[];
  readonly result: GameResult | null;
}

export const replayedGameOf = (recorded: Recorded): ReplayedGame => {
  const { game, steps } = recorded.replay;
  const presentation = findPresentation(game.id);
  if (presentation === undefined) throw new RangeError(`no presentation for ${game.id}`);
  const end = steps[steps.length - 1].state;
  const events: BaseEvent[] = [];
  const moments = steps.map(({ state, events: own }): Moment => {
    events.push(...own.flatMap((event) => game.seen(event, 'open') ?? []));
    return { view: game.hindsight(state, end, 'open'), events: events.slice() };
  });
  return { recorded, presentation, moments, result: game.result(end) };
};

export const voiceAt = ({ recorded }: ReplayedGame, language: Language): Voice => {
  const names = recorded.names(language);
  return { language, who: (seat) => ({ name: names[seat] ?? String(seat + 1), you: false }) };
};

/**
 * The sentences that each moment adds. A game is always told from its beginning, because how a sentence goes may depend on
 * what was told before.
 */
export const told = (replayed: ReplayedGame, language: Language): readonly (readonly Sentence[])[] => {
  const voice = voiceAt(replayed, language);
  let known = 0;
  return replayed.moments.map(({ view, events }) => {
    const sentences = replayed.presentation.narrate(view, events, voice);
    const own = sentences.slice(known);
    known = Math.max(known, sentences.length);
    return own;
  });
};
