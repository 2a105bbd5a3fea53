import type { GameId } from './catalogue.ts';
import type { Details, Reason } from './messages/index.ts';
import { type Result, refuse } from './result.ts';

/** The books of rules that hold for every game, and of each game. */
interface Books {
  readonly all: 'CD';
  readonly tienlen: 'TL' | 'MN' | 'TH';
  readonly phom: 'PH';
  readonly lieng: 'LG';
}

/** A rule of docs/rules, such as `MN-6`. */
export type RuleId = `${Books[GameId | 'all']}-${number}`;

/** What can be wrong with a request before any rule of a game is asked. */
export const REQUEST_CODES = [
  'BAD_JSON',
  'BAD_OP',
  'BAD_DEAL',
  'BAD_ACTION',
  'BAD_TEXT',
  'BAD_VIEWER',
  'BAD_PROOF',
  'NO_GAME',
  'GAME_OVER',
] as const;
export type RequestCode = (typeof REQUEST_CODES)[number];

/** Whether a refusal names a rule, which the rule book can explain. */
export const isRuleId = (code: RuleId | RequestCode): code is RuleId => !REQUEST_CODES.some((known) => known === code);

/**
 * A refusal. `code` names the rule (or what was wrong with the request), `reason` is the key of the sentence that
 * explains it in the message catalogues, `details` fills that sentence in.
 */
export interface RuleError {
  readonly code: RuleId | RequestCode;
  readonly reason: Reason;
  readonly details: Details;
}

export type Ruling<Value> = Result<Value, RuleError>;

export const refusal = (
  code: RuleError['code'],
  reason: Reason,
  details: RuleError['details'] = {},
): { readonly ok: false; readonly error: RuleError } => refuse({ code, reason, details });
