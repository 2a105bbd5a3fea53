import { type PhomAction, type PhomView, phom } from '@sanh-rong/engine/phom';
import type { AnyPresentation } from '@sanh-rong/presentation';
import { phomPresentation } from '@sanh-rong/presentation/phom';
import type { AnyGameReasons } from '@sanh-rong/presentation/reason';
import { bring } from '../brought.ts';
import { Centre } from './centre.tsx';
import { Front } from './front.tsx';
import { tint } from './tint.ts';

export const phomTable = bring({
  presentation: phomPresentation as AnyPresentation,
  objection: (view, action) => phom.objection(view as PhomView, action as PhomAction),
  // What an eat names stays in the hand, except where the phỏm is laid with it (PH-11).
  leaving: (view, action) =>
    action.type === 'eat' && view.ruleSet !== 'basic' ? [] : phomPresentation.cardsOf(action as PhomAction),
  Centre,
  Front,
  sounds: { draw: 'deal' },
  keys: { draw: 'b', eat: 'a', lay: 'l', send: 'g', u: 'u', discard: 'd' },
  holds: (view, seat) => (view as PhomView).counts[seat],
  // The fronts show what is left in the hands beside the phỏm.
  opensHands: false,
  tint: (view, selected) => tint(view as PhomView, selected),
  reasons: async () => (await import('@sanh-rong/presentation/phom/reasons')).PHOM_REASONS as AnyGameReasons,
});
