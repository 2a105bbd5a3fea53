import type { PhomAction, PhomView } from '@sanh-rong/engine/phom';
import type { Player } from '../../player.ts';
import { knowledgeAt, positionSeen, rulesOf } from './knowledge.ts';
import { KeenPolicy } from './policy.ts';
import { weights } from './weights.ts';

let policy: KeenPolicy | null = null;

/** Weighs everything it may do by what it knows; it neither searches nor throws dice. */
export const keen: Player<PhomView, PhomAction> = {
  id: 'keen',
  choose: (view, legal) => {
    policy ??= new KeenPolicy(weights());
    const know = knowledgeAt(rulesOf(view), positionSeen(view), view.counts);
    // The core lists moves in the order in which `legal` does.
    return legal[policy.choose(know)] ?? legal[0];
  },
};
