import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../words/words.ts';
import { FREE_TAB } from '../command-key.ts';
import styles from './code.module.css';
import type { CodeEditorProps } from './code-editor.ts';
import { CODE_WORDS } from './messages/vi.ts';
import { COMMON, editor, KeyCode, KeyMod, MarkerSeverity, setDark, setTypes } from './monaco.ts';
import { editorTypesOf } from './types-of-game.ts';
import { useDark } from './use-dark.ts';

type Monaco = editor.IStandaloneCodeEditor;

/** Always what was last given, for code that is given it only once. */
const useLatest = <Value,>(value: Value): { readonly current: Value } => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** The large editor: it knows the types of the game, completes, explains, formats. */
export const MonacoEditor = (props: CodeEditorProps) => {
  const { ref, value, game, mark } = props;
  const words = useWords(CODE_WORDS);
  const label = words.labelWithWayOut(props.label, FREE_TAB);
  const language = useLanguage();
  const dark = useDark();
  const place = useRef<HTMLDivElement>(null);
  const monaco = useRef<Monaco | null>(null);
  const latest = useLatest(props);
  const first = useRef({ value, label, words });

  // Before the handle below is given out: its receiver may ask for a line at once.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const model = editor.createModel(first.current.value, 'javascript');
    // On every system: what is outside has line ends of this one kind.
    model.setEOL(editor.EndOfLineSequence.LF);
    model.updateOptions({ tabSize: 2, insertSpaces: true });
    const created = editor.create(place.current, {
      ...COMMON,
      model,
      ariaLabel: first.current.label,
      padding: { top: 8, bottom: 8 },
      formatOnPaste: true,
      tabSize: 2,
      suggest: { showWords: false },
    });
    monaco.current = created;
    created.onDidChangeModelContent(() => latest.current.onChange(model.getValue()));
    created.addAction({
      id: 'run',
      label: first.current.words.run,
      keybindings: [KeyMod.CtrlCmd | KeyCode.Enter],
      contextMenuGroupId: 'navigation',
      run: () => latest.current.onRun(),
    });
    created.addAction({
      id: 'save',
      label: first.current.words.save,
      keybindings: [KeyMod.CtrlCmd | KeyCode.KeyS],
      contextMenuGroupId: 'navigation',
      run: () => latest.current.onSave(),
    });
    return () => {
      monaco.current = null;
      created.dispose();
      model.dispose();
    };
  }, [latest]);

  useEffect(() => setDark(dark), [dark]);
  useEffect(() => monaco.current?.updateOptions({ ariaLabel: label }), [label]);
  useEffect(() => {
    let stale = false;
    void editorTypesOf(game, language).then((types) => !stale && setTypes(types));
    return () => {
      stale = true;
    };
  }, [game, language]);

  // Another text from outside: a version that was brought back, another bot. It can be undone like something typed.
  useEffect(() => {
    const model = monaco.current?.getModel();
    if (!model || model.getValue() === value) return;
    monaco.current?.pushUndoStop();
    monaco.current?.executeEdits('outside', [{ range: model.getFullModelRange(), text: value }]);
    monaco.current?.pushUndoStop();
  }, [value]);

  useEffect(() => {
    const model = monaco.current?.getModel();
    if (!model) return;
    const line = mark === null ? 1 : Math.min(mark.place.line, model.getLineCount());
    editor.setModelMarkers(
      model,
      'run',
      mark === null
        ? []
        : [
            {
              severity: MarkerSeverity.Error,
              message: mark.message,
              startLineNumber: line,
              startColumn: mark.place.column,
              endLineNumber: line,
              endColumn: model.getLineMaxColumn(line),
            },
          ],
    );
  }, [mark]);

  useImperativeHandle(
    ref,
    () => ({
      goTo({ line, column }) {
        const position = { lineNumber: line, column };
        monaco.current?.setPosition(position);
        monaco.current?.revealPositionInCenter(position);
        monaco.current?.focus();
      },
      insert(text) {
        monaco.current?.focus();
        monaco.current?.trigger('outside', 'type', { text });
      },
      format: () => void monaco.current?.getAction('editor.action.formatDocument')?.run(),
    }),
    [],
  );

  return <div ref={place} className={styles.monaco} />;
};
