import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ok } from '@sanh-rong/engine';
import { PASSWORD } from '@sanh-rong/protocol';
import { type PeopleRuling, refusePeople } from './refusal.ts';

/** argon2id as OWASP asks for it. The enum of the library exists at compile time only. */
const ARGON2ID = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One keyboard sends "ế" as one character, another as three: both are the same password. */
const typed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(typed(password), ARGON2ID);

export const verifyPassword = (known: { readonly hash: string; readonly password: string }): Promise<boolean> =>
  verify(known.hash, typed(known.password));

/** Half characters would all become the same one on their way to the hash. */
const HALF = /\p{Cs}/u;

/** A password that a person chooses for a username. */
export const readPassword = (input: unknown, username: string): PeopleRuling<string> => {
  if (typeof input !== 'string' || input.length < PASSWORD.min || input.length > PASSWORD.max || HALF.test(input)) {
    return refusePeople('BAD_PASSWORD', PASSWORD);
  }
  return input.toLowerCase() === username ? refusePeople('PASSWORD_IS_USERNAME') : ok(input);
};
