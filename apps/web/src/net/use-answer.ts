import { useCallback, useEffect, useRef, useState } from 'react';
import { get, Refused } from './rest.ts';

/** What has become of a question. */
export type Asked<Answer> =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly error: Refused }
  | { readonly state: 'offline' };

const ASKING: Asked<never> = { state: 'asking' };

/** Asks for something and shows it; null asks for nothing yet. `again` asks anew and keeps what is shown meanwhile. */
export const useAnswer = <Answer>(path: string | null): Asked<Answer> & { readonly again: () => void } => {
  const [asked, setAsked] = useState<Asked<Answer>>(ASKING);
  const current = useRef(path);
  const again = useCallback(() => {
    if (path === null) return;
    get<Answer>(path).then(
      (answer) => current.current === path && setAsked({ state: 'answered', answer }),
      (error) =>
        current.current === path &&
        setAsked(error instanceof Refused ? { state: 'refused', error } : { state: 'offline' }),
    );
  }, [path]);
  useEffect(() => {
    current.current = path;
    setAsked(ASKING);
    again();
  }, [path, again]);
  return { ...asked, again };
};
