import type { AnyPresentation, Sentence, Voice } from '@sanh-rong/presentation';
import type { PastStep } from './past.ts';

/**
 * A game in words, by step. A game is always told from its beginning, because how a sentence goes may depend on what
 * was told before; a step's own sentences are those that were not told yet.
 */
export const tellSteps = (
  presentation: AnyPresentation,
  steps: readonly PastStep[],
  voice: Voice,
): readonly (readonly Sentence[])[] => {
  let told = 0;
  return steps.map(({ view, eventsSoFar, events }) => {
    if (events.length === 0) return [];
    const sentences = presentation.narrate(view, eventsSoFar, voice);
    const own = sentences.slice(told);
    told = sentences.length;
    return own;
  });
};
