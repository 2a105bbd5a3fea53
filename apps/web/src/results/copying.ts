import { useEffect, useState } from 'react';

/** How the last try to copy went. */
export type Copied = 'not-yet' | 'copied' | 'failed';

const SHOWN_FOR = 2_500;

/** Copies a text and says for a moment that it did. */
export const useCopying = (): { readonly copied: Copied; readonly copy: (text: string) => void } => {
  const [copied, setCopied] = useState<Copied>('not-yet');
  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied('not-yet'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string): void => {
    // Pages without https have no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  };
  return { copied, copy };
};

/** Whether the device has a share sheet of its own for texts. */
export const canShare = (text: string): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true);
