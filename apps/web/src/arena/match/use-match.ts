import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { useState } from 'react';
import { type Query, useQuery } from '../../net/use-query.ts';
import { ARENA_API } from '../paths.ts';

/** Milliseconds between two looks at a match that is not over. */
const OFTEN = 3_000;

/** Whether something can still change. */
export const isOpen = ({ status }: Pick<ArenaMatchDetail, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** A match, looked at again and again until it is over. */
export const useMatch = (id: string): Query<ArenaMatchDetail> => {
  const [over, setOver] = useState<string | null>(null);
  const query = useQuery<ArenaMatchDetail>(ARENA_API.match(id), over === id ? null : OFTEN);
  if (query.state === 'loaded' && !isOpen(query.answer) && over !== id) setOver(id);
  return query;
};
