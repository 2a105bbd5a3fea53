import { Suspense } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { noteFailure, useEditorFailure, useEditorKind } from './choose-editor.ts';
import styles from './code.module.css';
import type { CodeEditorProps } from './code-editor.ts';
import { CODE_WORDS } from './messages/vi.ts';
import { orElse } from './or-else.ts';
import { PlainEditor } from './plain-editor.tsx';

const Full = orElse(() => import('./monaco-editor.tsx').then(({ MonacoEditor }) => MonacoEditor), noteFailure);

export const Opening = () => {
  const words = useWords(CODE_WORDS);
  return (
    <p className={styles.opening} role="status">
      {words.loadingEditor}
    </p>
  );
};

/** Where a bot is written: in the large editor, or in the plain one where that is better or all there is. */
export const CodeField = (props: CodeEditorProps) => {
  const words = useWords(CODE_WORDS);
  const { hasFailed } = useEditorFailure();
  if (useEditorKind() === 'full')
    return (
      <Suspense fallback={<Opening />}>
        <Full {...props} />
      </Suspense>
    );
  return (
    <>
      {hasFailed ? (
        <p className={styles.failed} role="status">
          <Icon name="info" />
          <span>{words.editorFailed}</span>
          <Button onClick={() => location.reload()}>{words.tryFull}</Button>
        </p>
      ) : null}
      <PlainEditor {...props} />
    </>
  );
};
