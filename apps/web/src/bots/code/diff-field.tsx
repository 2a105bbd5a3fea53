import { Suspense } from 'react';
import { noteFailure, useEditorKind } from './choose-editor.ts';
import { Opening } from './code-field.tsx';
import { LineDiffView } from './line-diff-view.tsx';
import type { DiffProps } from './monaco-diff.tsx';
import { orElse } from './or-else.ts';

const Full = orElse(() => import('./monaco-diff.tsx').then(({ MonacoDiff }) => MonacoDiff), noteFailure);

/** What changed between two texts, in the manner of the author's editor. */
export const DiffField = (props: DiffProps) => {
  if (useEditorKind() === 'plain') return <LineDiffView {...props} />;
  return (
    <Suspense fallback={<Opening />}>
      <Full {...props} />
    </Suspense>
  );
};
