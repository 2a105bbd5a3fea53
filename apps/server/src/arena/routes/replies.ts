import type { Call, Reply } from '../../http/route.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';

/** Rulings of the arena as answers to requests. */

type AnyCall = Call<unknown, unknown, unknown>;

export const askerOf = ({ who }: AnyCall): string | null => who?.person.id ?? null;

export const reply = <Answer>(answer: Answer): Reply<Answer> => ({ ok: true, answer });

export const replyTo = <Answer>(ruling: ArenaRuling<Answer>, status?: 200 | 201): Reply<Answer> =>
  ruling.ok
    ? { ok: true, answer: ruling.value, ...(status === undefined ? {} : { status }) }
    : { ok: false, refused: ruling.error };

/** The router turns strangers away; nothing here relies on it. */
export const asPerson = <Value>(
  { who }: AnyCall,
  ask: (person: string) => Promise<ArenaRuling<Value>>,
): Promise<ArenaRuling<Value>> => (who === null ? Promise.resolve(refuseArena('SIGN_IN_FIRST')) : ask(who.person.id));

/** What is asked for with what was done just now. */
export const andThen = async <Value, Answer>(
  ruling: ArenaRuling<Value>,
  ask: (value: Value) => Promise<ArenaRuling<Answer>>,
): Promise<ArenaRuling<Answer>> => (ruling.ok ? ask(ruling.value) : ruling);
