export * from './chain.ts';
export { checkProof, type DealEvidence, type OwnText, type Proven } from './check.ts';
export { type CountedDeal, type Ending, endingOf, isCounted } from './ending.ts';
export {
  type Contributions,
  fingerprint,
  type Hashing,
  PLAIN_HASHING,
  type Pledges,
  pledgeOf,
  setHashing,
} from './fingerprint.ts';
export * from './proof.ts';
export { failedCheck, hasProofKind, PROOF_CHECKS, type ProofCheck } from './proof-checks.ts';
export { dealtDeck, dealtPlaces, rootSteps, rootsOf, type SealedDeck, sealedCommitment, sealedDeck } from './sealed.ts';
export * from './session.ts';
