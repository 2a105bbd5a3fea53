/**
 * Work under a signal that comes with the given one, or when it has taken too long (milliseconds). The clock is held here:
 * one that is only joined (`AbortSignal.any`) may be collected before it rings, and then nobody ever loses patience.
 */
export const patiently = async <Value>(
  signal: AbortSignal,
  milliseconds: number,
  work: (enough: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const patience = new AbortController();
  const give = (): void => patience.abort(signal.reason);
  const timer = setTimeout(() => patience.abort(new DOMException('it took too long', 'TimeoutError')), milliseconds);
  if (signal.aborted) give();
  signal.addEventListener('abort', give, { once: true });
  try {
    return await work(patience.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
};
