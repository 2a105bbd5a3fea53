import type { BotAnswerOf, BotSummary } from '@sanh-rong/protocol';
import { useEffect } from 'react';
import { lookForMe, useMe } from '../net/me.ts';
import { useQuery } from '../net/use-query.ts';
import { useDeletions } from './deletions.ts';

type Listed = BotAnswerOf<'bots'>;

/** The bots of the person at this browser. */
export type OwnBots =
  | { readonly state: 'loading' | 'offline' | 'nobody' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'there'; readonly bots: readonly BotSummary[]; readonly quota: Listed['quota'] };

const NONE: readonly BotSummary[] = [];

export const useOwnBots = (): OwnBots & { readonly again: () => void } => {
  const { state, person } = useMe();
  const query = useQuery<Listed>(person === null ? null : '/api/bots');
  const { going, gone } = useDeletions();
  useEffect(() => void lookForMe(), []);
  const again = (): void => {
    if (person === null) void lookForMe();
    else query.again();
  };
  if (person === null) {
    if (state === 'nobody') return { state: 'nobody', again };
    return { state: state === 'offline' ? 'offline' : 'loading', again };
  }
  if (query.state === 'loading' || query.state === 'offline') return { state: query.state, again };
  if (query.state === 'refused') return { state: 'refused', message: query.error.message, again };
  const { bots, quota } = query.answer ?? { bots: NONE, quota: { used: 0, most: 0 } };
  const hidden = new Set([...going.map(({ id }) => id), ...gone]);
  return { state: 'there', bots: bots.filter(({ id }) => !hidden.has(id)), quota, again };
};
