import { type TienLenAction, type TienLenEvent, type TienLenView, tienlen } from '@sanh-rong/engine/tienlen';
import type { AnyPresentation } from '@sanh-rong/presentation';
import type { AnyGameReasons } from '@sanh-rong/presentation/reason';
import { tienlenPresentation } from '@sanh-rong/presentation/tienlen';
import { bring } from '../brought.ts';
import { Centre } from './centre.tsx';

/** What the table's pictures are made of here. */
export type { TienLenAction, TienLenEvent, TienLenView };

export const tienlenTable = bring({
  presentation: tienlenPresentation as AnyPresentation,
  objection: (view, action) => tienlen.objection(view as TienLenView, action as TienLenAction),
  Centre,
  Front: null,
  keys: { pass: 'p' },
  sounds: { pass: 'pass' },
  hidesCount: (view, seat) => (view as TienLenView).hides.includes(seat),
  holds: (view, seat) => (view as TienLenView).counts[seat],
  opensHands: true,
  tint: () => 'plain',
  reasons: async () => (await import('@sanh-rong/presentation/tienlen/reasons')).TIENLEN_REASONS as AnyGameReasons,
});
