import {
  type CardId,
  type Contributions,
  checkProof,
  failedCheck,
  findGame,
  hasProofKind,
  isCounted,
  PROOF_CHECKS,
  type Proof,
  type ProofCheck,
  type Proven,
  type RuleError,
  type Ruling,
  refusal,
  type Seat,
} from '@sanh-rong/engine';
import type { Past } from './past.ts';
import { dealSeen, ownTextOf, type Promised, pledgesOf } from './promises.ts';

/** Checking a deal, and saying what of it holds. The engine does the arithmetic. */

/**
 * unseen: cannot be told from what is here; unbrought: a text was pledged and did not come, which is neither clean nor
 * cheated; unreached: something before it failed.
 */
export type CheckState = 'held' | 'failed' | 'unseen' | 'unbrought' | 'unreached';

export interface Check {
  readonly name: ProofCheck;
  readonly state: CheckState;
}

export interface DealCheckResult {
  readonly holds: boolean;
  readonly reason: RuleError | null;
  readonly checks: readonly Check[];
  /** What was checked, where it could be read at all. */
  readonly proof: Proof | null;
  readonly seed: string | null;
  /** Seats whose pledged text did not come, at a table of strangers. */
  readonly unbrought: readonly Seat[];
  /** Countdowns that were stopped after this browser had brought a text. */
  readonly spent: number;
}

/** What this browser can say of its own knowledge: that the promise came first, that its own text is in the shuffle, which
 * hand it was dealt in which game of the session, and how the game went and ended. */
type Seen = Readonly<Record<'promise' | 'texts' | 'deal', boolean>>;

const SEEN: Seen = { promise: true, texts: true, deal: true };

const isUnseen = (name: ProofCheck, seen: Seen): boolean =>
  (name === 'promise' || name === 'texts' || name === 'deal') && !seen[name];

const statesOf = (
  kind: Proof['kind'],
  reason: RuleError | null,
  seen: Seen,
  unbrought: readonly Seat[] = [],
): readonly Check[] => {
  const failed = reason === null ? Number.POSITIVE_INFINITY : failedCheck(kind, reason);
  return PROOF_CHECKS[kind].map((name, at): Check => {
    if (at > failed) return { name, state: 'unreached' };
    if (at === failed) return { name, state: 'failed' };
    if (isUnseen(name, seen)) return { name, state: 'unseen' };
    return { name, state: name === 'texts' && unbrought.length > 0 ? 'unbrought' : 'held' };
  });
};

const textsOf = (proof: Proof, promised: Promised | null): Contributions =>
  promised !== null && promised.contributions.length > 0 ? promised.contributions : proof.contributions;

/** Whether a game was dealt as promised: against what this browser has kept, or else against what the proof itself says. */
export const checkDeal = (past: Past, promised: Promised | null): DealCheckResult | null => {
  const { evidence } = past;
  if (evidence === null) return null;
  const game = findGame(past.game);
  const { proof } = evidence;
  if (!game.ok || !hasProofKind(proof)) {
    const { error } = refusal('BAD_PROOF', 'badProof');
    return {
      holds: false,
      reason: error,
      checks: statesOf('chain', error, SEEN),
      proof: null,
      seed: null,
      unbrought: [],
      spent: 0,
    };
  }
  const own = promised === null ? null : ownTextOf(promised);
  const pledges = promised === null ? null : pledgesOf(promised);
  // Another viewer than the seat, after signing in to an account for instance, is not shown all of it.
  const isShownAll = !game.value.conceals || past.you === own?.seat;
  const seenDeal = promised === null || !isShownAll ? null : dealSeen(promised, evidence.number);
  const hands: readonly (readonly CardId[] | null)[] = past.steps[0].view.hands;
  const ruling: Ruling<Proven> = checkProof(game.value, proof, {
    commitment: promised?.commitment ?? proof.commitment,
    number: evidence.number,
    contributions: textsOf(proof, promised),
    own,
    pledges,
    strangers: promised?.strangers ?? false,
    games: promised?.games ?? null,
    ownHand: seenDeal?.hand ?? null,
    ownEnding: seenDeal?.ending ?? null,
    ending: past.steps[past.steps.length - 1].view,
    deal: evidence.deal,
    hands,
  });
  const reason = ruling.ok ? null : ruling.error;
  const unbrought = ruling.ok ? ruling.value.unbrought : [];
  // What was dealt in this browser needs no evidence from before.
  const seen: Seen =
    evidence.dealt === null
      ? SEEN
      : {
          promise: promised !== null,
          texts: own !== null && pledges !== null,
          // Those who sat there compare with what they were dealt and saw of the others; all others have only what is shown.
          deal:
            own === null || ((seenDeal?.ending ?? null) !== null && isCounted(promised?.deals ?? [], evidence.number)),
        };
  return {
    holds: ruling.ok,
    reason,
    checks: statesOf(proof.kind, reason, seen, unbrought),
    proof,
    seed: ruling.ok ? ruling.value.seed : null,
    unbrought,
    spent: promised?.spent ?? 0,
  };
};
