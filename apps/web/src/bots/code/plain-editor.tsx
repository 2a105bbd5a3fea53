import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './code.module.css';
import { type CodeEditorProps, indentAfter, offsetOf } from './code-editor.ts';
import { CODE_WORDS } from './messages/vi.ts';
import { Coloured, Gutter } from './shown-code.tsx';
import { linesOf } from './tokens.ts';
import { useCheck } from './use-check.ts';
import { useCodeColours } from './use-dark.ts';

/** What a phone's keyboard hides two layers deep. */
const SIGNS = ['  ', '{', '}', '(', ')', '[', ']', '=', '=>', ';', '.', "'", '!', '&&', '||', '<', '>', '+', '-'];

/** Longer code is shown in one colour, so that a cheap phone keeps up with the typing. */
const MOST_COLOURED = 20_000;

/** Typed as if by hand, so that it can be undone. */
const type = (area: HTMLTextAreaElement, text: string): void => {
  area.focus();
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A text field with numbers and colours: for phones, and wherever the large editor cannot come. */
export const PlainEditor = ({ ref, value, onChange, label, mark: found, onRun, onSave }: CodeEditorProps) => {
  const unreadable = useCheck(value);
  const mark = unreadable ?? found;
  const words = useWords(CODE_WORDS);
  const area = useRef<HTMLTextAreaElement>(null);
  const colours = useCodeColours();
  const lines = linesOf(value).length;
  const isLong = value.length > MOST_COLOURED;
  useImperativeHandle(
    ref,
    () => ({
      goTo(place) {
        const { current } = area;
        if (current === null) return;
        const at = offsetOf(current.value, place);
        current.focus();
        current.setSelectionRange(at, at);
        const scroller = current.closest<HTMLElement>(`.${styles.plain}`);
        const height = current.clientHeight / Math.max(1, linesOf(current.value).length);
        scroller?.scrollTo({ top: Math.max(0, (place.line - 4) * height), left: 0 });
      },
      insert(text) {
        if (area.current !== null) type(area.current, text);
      },
      format: null,
    }),
    [],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'Enter') {
      event.preventDefault();
      onRun();
    } else if (isCommand && event.key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const { currentTarget: target } = event;
      type(target, `\n${indentAfter(target.value.slice(0, target.selectionStart))}`);
    }
  };
  return (
    <div className={styles.editor} style={colours}>
      <div className={styles.plain}>
        <Gutter lines={lines} fault={mark?.place.line ?? null} />
        <div className={styles.sheet}>
          <pre aria-hidden="true">
            {isLong ? value : <Coloured code={value} />}
            {'\n'}
          </pre>
          <textarea
            ref={area}
            aria-label={label}
            value={value}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            wrap="off"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      {mark === null ? null : (
        <p className={styles.wrong} role="status">
          {mark.message}
        </p>
      )}
      <div className={styles.signs} role="toolbar" aria-label={words.signs}>
        {SIGNS.map((sign) => (
          <button
            key={sign}
            type="button"
            aria-label={sign.trim() === '' ? words.indent : undefined}
            // The keyboard stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => area.current !== null && type(area.current, sign)}
          >
            {sign.trim() === '' ? '⇥' : sign}
          </button>
        ))}
      </div>
    </div>
  );
};
