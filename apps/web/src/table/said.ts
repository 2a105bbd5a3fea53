import type { BaseAction, BaseView } from '@sanh-rong/engine';
import type { AnyPresentation, Sentence, Voice } from '@sanh-rong/presentation';
import type { Feed } from '../link/table-link.ts';
import { faultSentence } from './voice.ts';

/** A sentence of the log: what the game tells, or what went wrong with a bot. */
export interface Said {
  readonly text: string;
  readonly tone: Sentence['tone'] | 'fault';
}

/** Everything that happened in a game, in words. What a bot did wrong stands before what was done for it. */
export const saidOf = (
  presentation: AnyPresentation,
  view: BaseView<BaseAction>,
  { eventsSoFar, faults }: Pick<Feed, 'eventsSoFar' | 'faults'>,
  voice: Voice,
): readonly Said[] => {
  const said: Said[] = [...presentation.narrate(view, eventsSoFar, voice)];
  // From the last to the first, so that the places of the others stay right.
  for (const faulted of faults.toReversed()) {
    const at = presentation.narrate(view, eventsSoFar.slice(0, faulted.told), voice).length;
    said.splice(at, 0, { text: faultSentence(faulted, voice), tone: 'fault' });
  }
  return said;
};
