import { useEffect, useState } from 'react';
import type { FromLuck, LuckOrder } from './wire.ts';

export interface LuckSoFar {
  readonly told: FromLuck | null;
  readonly state: 'working' | 'done' | 'failed';
}

const NOTHING: LuckSoFar = { told: null, state: 'working' };

/** Has the deals of a session played again, as long as that is looked at. */
export const useLuck = (order: LuckOrder): LuckSoFar => {
  const [so, setSo] = useState(NOTHING);
  useEffect(() => {
    setSo(NOTHING);
    const worker = new Worker(new URL('../review/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromLuck>) => {
      setSo({ told: data, state: data.looked === order.games.length ? 'done' : 'working' });
    });
    worker.addEventListener('error', () => setSo({ told: null, state: 'failed' }));
    worker.postMessage(order);
    return () => worker.terminate();
  }, [order]);
  return so;
};
