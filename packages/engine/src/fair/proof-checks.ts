import type { RuleError } from '../errors.ts';
import type { Reason } from '../messages/index.ts';
import { isRecord } from '../options.ts';
import type { Proof } from './proof.ts';

/** What `checkProof` looks at, for those who show it check by check. */
export type ProofCheck = 'promise' | 'texts' | 'link' | 'seals' | 'cards' | 'deal';

/** In the order in which they are checked. */
export const PROOF_CHECKS: Readonly<Record<Proof['kind'], readonly ProofCheck[]>> = {
  chain: ['promise', 'texts', 'link', 'deal'],
  sealed: ['promise', 'texts', 'seals', 'cards', 'deal'],
};

const FAILS: Readonly<Partial<Record<Reason, ProofCheck>>> = {
  otherTexts: 'texts',
  ownTextMissing: 'texts',
  brokenPledge: 'texts',
  otherHand: 'deal',
  otherPlay: 'deal',
  brokenLink: 'link',
  brokenRoot: 'seals',
  brokenSeal: 'cards',
  cardNotOpened: 'cards',
  otherDeal: 'deal',
};

/** Which of the checks of a proof of this kind a refusal speaks of, by its number. What is no proof at all keeps no promise. */
export const failedCheck = (kind: Proof['kind'], { reason }: RuleError): number =>
  Math.max(0, PROOF_CHECKS[kind].indexOf(FAILS[reason] ?? 'promise'));

/** Whether it says of itself that it is a proof: enough to name what will be checked. */
export const hasProofKind = (proof: unknown): proof is Proof =>
  isRecord(proof) && (proof.kind === 'chain' || proof.kind === 'sealed');
