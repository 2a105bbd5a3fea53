import { useEffect, useRef } from 'react';
import { useMedia } from '../../parts/use-media.ts';
import styles from './code.module.css';
import { COMMON, editor, setDark } from './monaco.ts';
import { useDark } from './use-dark.ts';

export interface DiffProps {
  readonly before: string;
  readonly after: string;
  readonly label: string;
}

/** Two texts beside each other, or one below the other where there is little room. */
export const MonacoDiff = ({ before, after, label }: DiffProps) => {
  const place = useRef<HTMLDivElement>(null);
  const dark = useDark();
  const isWide = useMedia('(min-width: 900px)');
  useEffect(() => setDark(dark), [dark]);
  useEffect(() => {
    if (place.current === null) return;
    // As text: nothing here is to be checked.
    const original = editor.createModel(before, 'javascript');
    const modified = editor.createModel(after, 'javascript');
    const created = editor.createDiffEditor(place.current, {
      ...COMMON,
      readOnly: true,
      originalEditable: false,
      renderSideBySide: isWide,
      renderMarginRevertIcon: false,
      renderOverviewRuler: false,
      hideUnchangedRegions: { enabled: true },
      modifiedAriaLabel: label,
      originalAriaLabel: label,
    });
    created.setModel({ original, modified });
    return () => {
      created.dispose();
      original.dispose();
      modified.dispose();
    };
  }, [before, after, isWide, label]);
  return <div ref={place} className={styles.diff} />;
};
