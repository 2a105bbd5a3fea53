import type { Answer } from '@sanh-rong/protocol';
import { type FormEvent, useId, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { IconButton } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './chat.module.css';
import { TALK_WORDS } from './messages/vi.ts';
import { type QuickPhrase, usePhrases } from './phrases.ts';
import { roomLeft } from './text.ts';

/** From here on people are told how much they may still write. */
const NEARLY_FULL = 30;

interface ChatFormProps {
  readonly link: TableLink;
  readonly onSaid: () => void;
}

export const ChatForm = ({ link, onSaid }: ChatFormProps) => {
  const words = useWords(TALK_WORDS);
  const phrases = usePhrases();
  const about = useId();
  const [text, setText] = useState('');
  const { busy: sending, fault, run, clear } = useSubmit(words.noAnswer);
  const [allPhrases, setAllPhrases] = useState(false);
  const left = roomLeft(text);
  const empty = text.trim() === '';

  const send = async (asked: Promise<Answer>): Promise<boolean> => {
    const isSent = await run(() => accepted(asked));
    if (isSent) onSaid();
    return isSent;
  };
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (empty || left < 0 || sending) return;
    setText('');
    // What was not sent stands there again, before what was written meanwhile.
    if (!(await send(link.say({ text })))) setText((since) => [text, since].filter(Boolean).join(' '));
  };
  const say = async ({ phrase }: QuickPhrase): Promise<void> => {
    if (sending) return;
    setAllPhrases(false);
    await send(link.say({ phrase }));
  };

  return (
    <form className={styles.form} onSubmit={write}>
      {phrases.length === 0 ? null : (
        <fieldset className={styles.phrases} data-all={allPhrases}>
          <legend className="only-read">{words.phrases}</legend>
          <div>
            {phrases.map((each) => (
              <button key={each.phrase} type="button" onClick={() => say(each)}>
                <span>{each.text}</span>
              </button>
            ))}
          </div>
          <IconButton
            label={allPhrases ? words.fewerPhrases : words.morePhrases}
            aria-expanded={allPhrases}
            icon={<Icon name={allPhrases ? 'chevron-down' : 'chevron-up'} />}
            onClick={() => setAllPhrases(!allPhrases)}
          />
        </fieldset>
      )}
      <div className={styles.entry}>
        <input
          aria-label={words.message}
          aria-describedby={about}
          placeholder={words.write}
          value={text}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => {
            setText(target.value);
            clear();
          }}
        />
        <IconButton
          type="submit"
          className={styles.send}
          label={words.send}
          icon={<Icon name="send" />}
          disabled={empty || left < 0}
        />
      </div>
      <p
        id={about}
        className={fault === null && left >= 0 ? styles.left : styles.fault}
        role={fault === null ? undefined : 'alert'}
      >
        {fault?.message ?? (left <= NEARLY_FULL ? words.left(left) : '')}
      </p>
    </form>
  );
};
