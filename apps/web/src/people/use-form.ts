import { useState } from 'react';
import { type Submission, useSubmit } from '../net/use-submit.ts';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';

/** Which field of a form a refusal speaks of. What is not here speaks of the whole. */
const FIELDS: Readonly<Record<string, string>> = {
  BAD_NAME: 'name',
  BAD_USERNAME: 'username',
  USERNAME_TAKEN: 'username',
  BAD_PASSWORD: 'password',
  PASSWORD_IS_USERNAME: 'password',
  BAD_SIGN_IN: 'password',
  WRONG_PASSWORD: 'current',
};

/** What is wrong with fields, in words, by their names. */
type Wrong = Readonly<Record<string, string>>;

export interface Form extends Pick<Submission, 'busy'> {
  /** What is wrong with a field, in words; null when nothing is. */
  readonly faultOf: (field: string) => string | null;
  /** What is wrong with the whole. */
  readonly fault: string | null;
  /** `known`: what is already known to be wrong; then nothing is sent. */
  readonly submit: (work: () => Promise<void>, known?: Wrong) => Promise<void>;
}

/** A form in which a refusal stands at its field. */
export const useForm = (): Form => {
  const { unreachable } = useWords(PEOPLE_WORDS);
  const { busy, fault, run } = useSubmit(unreachable);
  const [known, setKnown] = useState<Wrong>({});
  const refused: Wrong = fault === null ? {} : { [FIELDS[fault.code ?? ''] ?? '']: fault.message };
  const wrong = Object.keys(known).length > 0 ? known : refused;
  return {
    busy,
    faultOf: (field) => wrong[field] ?? null,
    fault: wrong[''] ?? null,
    async submit(work, found = {}) {
      setKnown(found);
      if (Object.keys(found).length === 0) await run(work);
    },
  };
};
