import type { AnyGame, BaseAction, BaseView } from '@sanh-rong/engine';
import type { BotAnswer, BotFault } from './calls.ts';

export type JudgedAnswer =
  | { readonly ok: true; readonly action: BaseAction }
  | { readonly ok: false; readonly fault: BotFault };

/** An answer under the rules of the game. The view is the one the call was made from. */
export const judge = (game: AnyGame, view: BaseView<BaseAction>, { action, fault }: BotAnswer): JudgedAnswer => {
  if (fault !== null) return { ok: false, fault };
  if (action === null) return { ok: false, fault: { kind: 'crash' } };
  const objection = game.objection(view, action);
  if (objection === null) return { ok: true, action };
  return { ok: false, fault: { kind: 'illegal', error: objection, action } };
};
