/** How long a server asks to be left alone. */

const TOO_MANY = 429;
const SECOND = 1_000;

/** A longer wait is not waited for; the refusal is shown instead. */
const LONGEST = 300 * SECOND;

/** Milliseconds to wait before the same may be asked again; null where the server does not say, or means another day. */
export const retryAfter = ({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | null => {
  const written = headers.get('retry-after');
  if (status !== TOO_MANY || written === null) return null;
  const wait = /^\d+$/.test(written) ? Number(written) * SECOND : Date.parse(written) - now;
  return wait <= LONGEST ? Math.max(0, wait) : null;
};
