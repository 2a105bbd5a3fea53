import type { RuleError } from '@sanh-rong/engine';
import type { SeatView } from '@sanh-rong/table';
import { useEffect, useMemo, useState } from 'react';
import type { Past } from '../../replay/past.ts';

type Reader = typeof import('../../replay/record.ts')['pastOfText'];

/** The games of the engine come once, with the first text that is read. */
const useReader = (): Reader | null => {
  const [reader, setReader] = useState<{ readonly read: Reader } | null>(null);
  useEffect(() => {
    let stale = false;
    void import('../../replay/record.ts').then(({ pastOfText }) => !stale && setReader({ read: pastOfText }));
    return () => {
      stale = true;
    };
  }, []);
  return reader?.read ?? null;
};

/** A game from its text, finished or as far as it is, with those who sit there; null while it is being read. */
export const useRecord = (
  text: string | null,
  seats: readonly SeatView[],
): { readonly past: Past } | { readonly error: RuleError } | null => {
  const read = useReader();
  return useMemo(() => {
    if (read === null || text === null) return null;
    const found = read(text);
    return 'error' in found ? found : { past: { ...found.past, seats } };
  }, [read, text, seats]);
};
