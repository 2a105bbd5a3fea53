import { useState } from 'react';
import { useLocation } from 'wouter';
import { get, Refused, Unreachable } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/choice.tsx';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';
import { readOwnLink, readTableCode } from './table-code.ts';

/** Into a table whose code or link one was sent. */
export const JoinForm = () => {
  const words = useWords(HOME_WORDS);
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const { busy, fault, run, clear } = useSubmit();

  const join = async (): Promise<void> => {
    const link = readOwnLink(text);
    if (link !== null) return navigate(`/i/${link}`);
    const code = readTableCode(text);
    if (code === null) {
      throw new Refused({ code: 'BAD_CODE', message: text.trim() === '' ? words.joinNothing : words.joinWrong });
    }
    try {
      await get(`/api/tables/${code}`);
    } catch (error) {
      if (error instanceof Refused && error.code === 'NO_TABLE') {
        throw new Refused({ code: error.code, message: words.joinNoTable(code) });
      }
      // No network: the table's own page says so, and goes on trying.
      if (!(error instanceof Unreachable)) throw error;
    }
    navigate(`/t/${code}`);
  };

  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        void run(join);
      }}
    >
      <Field label={words.joinLabel} note={busy ? words.joining : words.joinExample} fault={fault?.message ?? null}>
        {(id, about) => (
          <div className={styles.joinLine}>
            <input
              id={id}
              aria-describedby={about}
              aria-invalid={fault !== null}
              value={text}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => {
                setText(event.target.value);
                clear();
              }}
            />
            <Button type="submit" disabled={busy}>
              {words.join}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};
