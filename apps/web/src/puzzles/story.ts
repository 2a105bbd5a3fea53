import type { Language, Seat } from '@sanh-rong/engine';
import type { AnyPresentation, Sentence } from '@sanh-rong/presentation';
import type { SeatView } from '@sanh-rong/table';
import type { PastStep } from '../replay/past.ts';
import { tellSteps } from '../replay/telling.ts';
import { voiceOf } from '../table/voice.ts';

/** What happened in these steps, in words; of the first so many steps nothing is told. */
export const storyOf = (
  presentation: AnyPresentation,
  steps: readonly PastStep[],
  seats: readonly SeatView[],
  you: Seat,
  language: Language,
  from = 0,
): readonly Sentence[] =>
  tellSteps(presentation, steps, voiceOf(seats, you, language))
    .slice(from)
    .flat();
