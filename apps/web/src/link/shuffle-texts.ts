import { pledgeOf } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { bringText, drawText } from '../replay/promises.ts';
import { randomText } from './random-text.ts';

/** What has to be asked of a table for the sake of the shuffle. */
export type TextRequest =
  | { readonly type: 'pledge'; readonly pledge: string; readonly seal: string }
  | { readonly type: 'bring'; readonly pledge: string; readonly text: string };

/**
 * This browser's texts for the shuffle of a table. A text is pledged when its player is ready and brought when the pledges
 * of all seats stand; what was seen then is kept as evidence (replay/promises.ts).
 */
export class ShuffleTexts {
  /** By pledge: also where the browser may keep nothing. */
  private readonly drawn = new Map<string, string>();

  pledge(view: TableView, now: number): string {
    const text = drawText(view, now, randomText);
    const pledge = pledgeOf(view.fair.commitment, text);
    this.drawn.set(pledge, text);
    return pledge;
  }

  /** What the table waits for; null when that is nothing of ours. */
  due(view: TableView, now: number): TextRequest | null {
    const { you, phase, fair } = view;
    const seat = you === null ? undefined : view.seats[you];
    if (you === null || seat?.kind !== 'person') return null;
    const pledge = fair.pledges[you] ?? null;
    // Among strangers the countdown comes by itself: all who sit there are ready.
    const isReady = seat.ready || view.settings.company === 'strangers';
    if (phase === 'waiting' && isReady && pledge === null) {
      return { type: 'pledge', pledge: this.pledge(view, now), seal: fair.commitment };
    }
    if (phase !== 'ready' || pledge === null) return null;
    const text = bringText(view, you, now) ?? this.drawn.get(pledge);
    return text === undefined ? null : { type: 'bring', pledge, text };
  }
}
