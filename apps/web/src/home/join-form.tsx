import { useState } from 'react';
import { useLocation } from 'wouter';
import { get, Refused } from '../net/rest.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/choice.tsx';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';
import { readOwnLink, readTableCode } from './table-code.ts';

/** Into a table whose code or link one was sent. */
export const JoinForm = () => {
  const words = useWords(HOME_WORDS);
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);

  const join = async (): Promise<void> => {
    const link = readOwnLink(text);
    if (link !== null) return navigate(`/i/${link}`);
    const code = readTableCode(text);
    if (code === null) {
      setFault(text.trim() === '' ? words.joinNothing : words.joinWrong);
      return;
    }
    setLooking(true);
    try {
      await get(`/api/tables/${code}`);
    } catch (error) {
      if (error instanceof Refused) {
        setFault(error.code === 'NO_TABLE' ? words.joinNoTable(code) : error.message);
        return;
      }
      // No network: the table's own page says so, and goes on trying.
    } finally {
      setLooking(false);
    }
    navigate(`/t/${code}`);
  };

  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <Field label={words.joinLabel} note={looking ? words.joining : words.joinExample} fault={fault}>
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
                setFault(null);
              }}
            />
            <Button type="submit" disabled={looking}>
              {words.join}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
};
