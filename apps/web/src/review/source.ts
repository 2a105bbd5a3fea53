import type { Seat } from '@sanh-rong/engine';
import type { Past } from '../replay/past.ts';
import type { ReviewSource } from './wire.ts';

/**
 * What a seat's moves can be judged from, by what the viewer of a replay may see; null where its cards stay hidden from
 * them.
 */
export const sourceOf = ({ text, game, steps, evidence }: Past, seat: Seat): ReviewSource | null => {
  if (text !== null) return { kind: 'record', text };
  const { hands } = steps[0].view;
  if (evidence === null || hands[seat] === null) return null;
  const actions = steps.flatMap(({ did }) => (did === null ? [] : [did.action]));
  return { kind: 'known', game, deal: evidence.deal, hands, actions };
};
