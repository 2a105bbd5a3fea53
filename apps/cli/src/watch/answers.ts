import type { WatchWords } from './messages/vi.ts';
import type { WatchedMatch } from './watched.ts';

/** What the page of a match asks, answered as a server would for this one match (docs: /api). */

export type RefusalCode = keyof WatchWords['codes'];

export type Answer =
  | { readonly status: 200; readonly body: object }
  | { readonly status: 401 | 404 | 405; readonly code: RefusalCode };

const found = (body: object): Answer => ({ status: 200, body });
const lost = (code: RefusalCode): Answer => ({ status: 404, code });

const MATCH = /^\/api\/arena\/matches\/([A-Za-z0-9]+)(?:\/(live|games\/(\d{1,9})))?$/;

/** Pages ask who is signed in; here there is no account. */
const OWN: readonly string[] = ['/api/me', '/api/bots', '/api/me/tables'];

const aboutMatch = (
  watched: WatchedMatch,
  id: string,
  part: string | undefined,
  number: string | undefined,
): Answer => {
  if (id !== watched.id) return lost('NO_MATCH');
  if (part === undefined) return found(watched.match());
  if (part === 'live') return found(watched.live());
  const game = watched.game(Number(number));
  return game === null ? lost('NO_MATCH_GAME') : found(game);
};

export const answerTo = (watched: WatchedMatch, method: string, path: string): Answer => {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, code: 'WRONG_METHOD' };
  const [, id, part, number] = MATCH.exec(path) ?? [];
  if (id !== undefined) return aboutMatch(watched, id, part, number);
  return OWN.includes(path) ? { status: 401, code: 'SIGN_IN_FIRST' } : lost('NO_PATH');
};
