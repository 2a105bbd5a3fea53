import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { useState } from 'react';
import { ARENA_API } from '../paths.ts';
import { type Polled, usePolled } from '../use-polled.ts';

/** Milliseconds between two looks at a match that is not over. */
const OFTEN = 3_000;

/** Whether something can still change. */
export const isOpen = ({ status }: Pick<ArenaMatchDetail, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** A match, looked at again and again until it is over. */
export const useMatch = (id: string): Polled<ArenaMatchDetail> => {
  const [over, setOver] = useState<string | null>(null);
  const polled = usePolled<ArenaMatchDetail>(ARENA_API.match(id), over === id ? null : OFTEN);
  if (polled.state === 'answered' && !isOpen(polled.answer) && over !== id) setOver(id);
  return polled;
};
