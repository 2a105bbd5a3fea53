import type { BotAnswerOf, BotSummary } from '@sanh-rong/protocol';
import { useEffect } from 'react';
import { lookForMe, useMe } from '../net/me.ts';
import { useAnswer } from '../net/use-answer.ts';
import { useDeletions } from './deletions.ts';

type Listed = BotAnswerOf<'bots'>;

/** The bots of whoever is here. */
export type OwnBots =
  | { readonly state: 'asking' | 'offline' | 'nobody' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'there'; readonly bots: readonly BotSummary[]; readonly quota: Listed['quota'] };

const NONE: readonly BotSummary[] = [];

export const useOwnBots = (): OwnBots & { readonly again: () => void } => {
  const { state, person } = useMe();
  const asked = useAnswer<Listed>(person === null ? null : '/api/bots');
  const { going, gone } = useDeletions();
  useEffect(() => void lookForMe(), []);
  const again = (): void => {
    if (person === null) void lookForMe();
    else asked.again();
  };
  if (person === null) {
    if (state === 'nobody') return { state: 'nobody', again };
    return { state: state === 'offline' ? 'offline' : 'asking', again };
  }
  if (asked.state === 'asking' || asked.state === 'offline') return { state: asked.state, again };
  if (asked.state === 'refused') return { state: 'refused', message: asked.error.message, again };
  const { bots, quota } = asked.answer ?? { bots: NONE, quota: { used: 0, most: 0 } };
  const hidden = new Set([...going.map(({ id }) => id), ...gone]);
  return { state: 'there', bots: bots.filter(({ id }) => !hidden.has(id)), quota, again };
};
