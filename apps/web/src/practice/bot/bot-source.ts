import type { BotDetail } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { beginWith, keptDraft } from '../../bots/workshop/drafts.ts';
import { beSomebody } from '../../net/me.ts';
import { get, Refused } from '../../net/rest.ts';
import { forgetBot, type KnownBot, knownBot, rememberBot } from './known-bots.ts';

/** A bot as it is practised with: its code is what its editor would show now. */
export interface BotSource extends KnownBot {
  /** The code has been changed since it was saved. */
  readonly drafted: boolean;
  /** The code as it was saved. */
  readonly saved: string;
}

/** The bot as it was saved, without what has been typed since. */
export const savedVersion = (bot: BotSource): BotSource => ({ ...bot, source: bot.saved, drafted: false });

/** What has become of looking for a bot. */
export type SoughtBot =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly bot: BotSource }
  /** Its owner lets others play against it, but not read it. */
  | { readonly state: 'hidden'; readonly name: string }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'offline' };

const withDraft = (bot: KnownBot): BotSource => {
  const { text, from } = beginWith(bot, keptDraft(bot.id));
  return { ...bot, source: text, drafted: from !== 'saved', saved: bot.source };
};

export const seekBot = async (id: string): Promise<SoughtBot> => {
  try {
    // Whose it is depends on who asks; a visitor without a sign-in asks as a guest.
    await beSomebody();
    const bot = await get<BotDetail>(`/api/bots/${encodeURIComponent(id)}`);
    const { source, name } = bot;
    if (source === null) return { state: 'hidden', name };
    rememberBot({ ...bot, source });
    return { state: 'found', bot: withDraft({ ...bot, source }) };
  } catch (error) {
    const known = knownBot(id);
    if (!(error instanceof Refused))
      return known === null ? { state: 'offline' } : { state: 'found', bot: withDraft(known) };
    if (error.status === 404) forgetBot(id);
    return { state: 'refused', why: error.message };
  }
};

export const useBotSource = (id: string): SoughtBot & { readonly again: () => void } => {
  const [sought, setSought] = useState<SoughtBot>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks again.
  useEffect(() => {
    let stale = false;
    void seekBot(id).then((found) => !stale && setSought(found));
    return () => {
      stale = true;
    };
  }, [id, tries]);
  return { ...sought, again: () => setTries(tries + 1) };
};
