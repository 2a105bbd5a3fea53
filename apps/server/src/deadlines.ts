/** What comes of the work, unless the signal comes first. */
export const unlessAborted = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });

/** Waits for the work, but not longer than so many milliseconds. */
export const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
};

/**
 * Work under a signal that comes with the given one, or when it has taken too long (milliseconds). The clock is held here:
 * one that is only joined (`AbortSignal.any`) may be collected before it rings, and then the deadline never comes.
 */
export const withDeadline = async <Value>(
  signal: AbortSignal,
  milliseconds: number,
  work: (enough: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const deadline = new AbortController();
  const give = (): void => deadline.abort(signal.reason);
  const timer = setTimeout(() => deadline.abort(new DOMException('it took too long', 'TimeoutError')), milliseconds);
  if (signal.aborted) give();
  signal.addEventListener('abort', give, { once: true });
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
};
