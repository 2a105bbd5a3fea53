import type { RuleId } from '../../errors.ts';
import type { PhomReason } from '../messages/en.ts';
import { ACE_HIGH, ACE_LOW, type Layout } from './suits.ts';

/** A rule set of Phỏm as the core reads it: data, so that two rule sets differ in values and not in code. */
export interface Rules {
  /** Where the ace stands (PH-10, PH-20). */
  readonly layout: Layout;
  /** The leader is dealt one card more and begins with a discard (PH-21) instead of a draw (PH-11). */
  readonly leaderDiscards: boolean;
  /** A phỏm made by eating leaves the hand at once (PH-11); otherwise it is only promised (PH-23). */
  readonly eatingLays: boolean;
  /** There is a laying phase, with sending, ù and payments for eating (PH-22 … PH-26). */
  readonly laying: boolean;
  /** The rules that refusals are named after. */
  readonly codes: { readonly turn: RuleId; readonly ace: RuleId };
  /** Why a run with the ace at the wrong end is none. */
  readonly aceFault: PhomReason;
}

export const BASIC: Rules = {
  layout: ACE_HIGH,
  leaderDiscards: false,
  eatingLays: true,
  laying: false,
  codes: { turn: 'PH-11', ace: 'PH-10' },
  aceFault: 'aceHighOnly',
};

export const TA_LA: Rules = {
  layout: ACE_LOW,
  leaderDiscards: true,
  eatingLays: false,
  laying: true,
  codes: { turn: 'PH-21', ace: 'PH-20' },
  aceFault: 'aceLowOnly',
};

/** Cards dealt to each player; the leader of a rule set with `leaderDiscards` has one more (PH-1). */
export const HAND_SIZE = 9;

export const fullHand = (rules: Rules, isLeader: boolean): number =>
  HAND_SIZE + (isLeader && rules.leaderDiscards ? 1 : 0);

/** Cards to draw: four for each seat but one (PH-21), or all that the hands left over (PH-11). */
export const stockSize = (rules: Rules, seats: number, undealt: number): number =>
  rules.laying ? 4 * seats - 1 : undealt;
