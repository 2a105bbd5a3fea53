import type { SubmitFault } from '../net/use-submit.ts';
import { Field } from '../parts/choice.tsx';
import { useWords } from '../words/words.ts';
import { BOTS_WORDS } from './messages/vi.ts';

/** As the server judges them. */
const LONGEST = { name: 40, description: 500 };

export interface Details {
  readonly name: string;
  readonly description: string;
}

interface DetailsFieldsProps {
  readonly value: Details;
  readonly fault: SubmitFault | null;
  readonly onChange: (details: Details) => void;
}

/** What a bot is called, and what its owner says of it. */
export const DetailsFields = ({ value, fault, onChange }: DetailsFieldsProps) => {
  const words = useWords(BOTS_WORDS);
  const faultOf = (code: string): string | null => (fault?.code === code ? fault.message : null);
  return (
    <>
      <Field label={words.name} note={words.nameNote} fault={faultOf('BAD_BOT_NAME')}>
        {(id, about) => (
          <input
            id={id}
            aria-describedby={about}
            aria-invalid={faultOf('BAD_BOT_NAME') !== null}
            required
            maxLength={LONGEST.name}
            autoComplete="off"
            spellCheck={false}
            value={value.name}
            onChange={(event) => onChange({ ...value, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.description} note={words.descriptionNote} fault={faultOf('BAD_DESCRIPTION')}>
        {(id, about) => (
          <textarea
            id={id}
            rows={2}
            aria-describedby={about}
            aria-invalid={faultOf('BAD_DESCRIPTION') !== null}
            maxLength={LONGEST.description}
            value={value.description}
            onChange={(event) => onChange({ ...value, description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
};

/** What is wrong with the whole, not with one of the fields. */
export const faultOfWhole = (fault: SubmitFault | null): string | null =>
  fault === null || fault.code === 'BAD_BOT_NAME' || fault.code === 'BAD_DESCRIPTION' ? null : fault.message;
