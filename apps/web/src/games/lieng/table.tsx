import { type LiengAction, type LiengView, lieng } from '@sanh-rong/engine/lieng';
import type { AnyPresentation } from '@sanh-rong/presentation';
import { liengPresentation } from '@sanh-rong/presentation/lieng';
import type { AnyGameReasons } from '@sanh-rong/presentation/reason';
import { bring } from '../brought.ts';
import { Centre } from './centre.tsx';
import { Front } from './front.tsx';

export const liengTable = bring({
  presentation: liengPresentation as AnyPresentation,
  objection: (view, action) => lieng.objection(view as LiengView, action as LiengAction),
  Centre,
  Front,
  sounds: { bo: 'pass', theo: 'chips', to: 'chips', 'to-tat': 'chips' },
  keys: { call: 'c', fold: 'f', allIn: 'a' },
  opensHands: false,
  tint: () => 'plain',
  reasons: async () => (await import('@sanh-rong/presentation/lieng/reasons')).LIENG_REASONS as AnyGameReasons,
});
