import { randomInt } from 'node:crypto';
import { ok } from '@sanh-rong/engine';
import { USERNAME } from '@sanh-rong/protocol';
import { readName } from '@sanh-rong/table';
import { ANIMALS, MOODS } from './messages/guest-names.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';

export const MAX_NAME = 40;

/** A name without a visible character is no name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that others will read; null for what is none. */
export const readVisibleName = (input: unknown, max: number): string | null => {
  const name = readName(input, max);
  return name !== null && VISIBLE.test(name) ? name : null;
};

/** What a person may be called by others. */
export const readPersonName = (input: unknown): PeopleRuling<string> => {
  const name = readVisibleName(input, MAX_NAME);
  return name === null ? refusePeople('BAD_NAME', { max: MAX_NAME }) : ok(name);
};

// Before lowering the case: other alphabets have letters whose lower case is one of a to z.
const ALLOWED = /^[A-Za-z0-9_.]+$/;

/** A username in the one form in which it is kept. */
export const readUsername = (input: unknown): PeopleRuling<string> => {
  const fits =
    typeof input === 'string' && input.length >= USERNAME.min && input.length <= USERNAME.max && ALLOWED.test(input);
  return fits ? ok(input.toLowerCase()) : refusePeople('BAD_USERNAME', USERNAME);
};

const one = (words: readonly string[]): string => words[randomInt(words.length)];

/** A friendly name for a guest who has not said theirs. */
export const offeredName = (): string => `${one(ANIMALS)} ${one(MOODS)} ${randomInt(1, 100)}`;
