import type { LiengEvent } from '@sanh-rong/engine/lieng';
import { showCard } from '../cards.ts';
import type { Voice } from '../presentation.ts';
import { handInside } from './hand-name.ts';
import { LIENG_MESSAGES } from './messages/vi.ts';

type PotEvent = Extract<LiengEvent, { readonly type: 'pot' }>;

const suitIn = (card: string): string => card.slice(-1);

/** Why one of two equal hands won a pot: which card decided, and how (LG-4). Null where the hands were not equal. */
export const tieText = (
  events: readonly LiengEvent[],
  { tie, winners }: Pick<PotEvent, 'tie' | 'winners'>,
  voice: Voice,
): string | null => {
  const shown = events.find((event) => event.type === 'show' && event.seat === winners[0]);
  if (tie === undefined || shown?.type !== 'show') return null;
  const { over, card, than } = tie;
  const hand = handInside(shown.cards, shown, voice.language);
  const bySuit = suitIn(card) !== suitIn(than);
  return LIENG_MESSAGES[voice.language].tie(hand, voice.who(over), showCard(card), showCard(than), bySuit);
};
