import type { BotDetail, BotSummary, BotVersion } from '@sanh-rong/protocol';
import { useState } from 'react';
import { post } from '../../net/rest.ts';
import { type Deed, useBotDeed } from '../use-deed.ts';
import { type Beginning, beginWith, dropDraft, keepDraft, keptDraft, type Saved } from './drafts.ts';

/** A bot that somebody is working on: its code as it is saved and as it is typed. */
export interface Workshop {
  readonly bot: BotSummary;
  readonly saved: Saved;
  readonly text: string;
  readonly isChanged: boolean;
  /** What the editor began with, until that is settled. */
  readonly from: Beginning['from'];
  readonly saving: Deed;
  readonly setText: (text: string) => void;
  /** True when what is typed is saved. */
  readonly save: () => Promise<boolean>;
  /** Leaves what was typed behind and goes back to what is saved. */
  readonly discard: () => void;
  /** It is called differently now, or shared. */
  readonly rename: (bot: BotSummary) => void;
  /** Another version was saved and is what the editor shows. */
  readonly take: (version: BotVersion, source: string) => void;
  /** What was typed last time is seen and stays. */
  readonly settle: () => void;
}

export const useWorkshop = (detail: BotDetail): Workshop => {
  const [bot, setBot] = useState<BotSummary>(detail);
  const [saved, setSaved] = useState<Saved>({ source: detail.source ?? '', version: detail.version });
  const [beginning] = useState(() => beginWith(saved, keptDraft(bot.id)));
  const [text, setTyped] = useState(beginning.text);
  const [from, setFrom] = useState(beginning.from);
  const saving = useBotDeed();
  const { id } = bot;

  const setText = (next: string): void => {
    setTyped(next);
    if (next === saved.source) dropDraft(id);
    else keepDraft(id, { text: next, base: saved.version, at: Date.now() });
  };

  const take = (version: BotVersion, source: string): void => {
    setSaved({ source, version: version.number });
    setBot((known) => ({ ...known, version: version.number, sound: version.sound, updatedAt: version.at }));
    setFrom('saved');
  };

  return {
    bot,
    saved,
    text,
    from,
    saving,
    isChanged: text !== saved.source,
    setText,
    save: () =>
      saving.run(async () => {
        const version = await post<BotVersion>(`/api/bots/${id}/versions`, { source: text });
        take(version, text);
        // Unless somebody has gone on typing meanwhile.
        if (keptDraft(id)?.text === text) dropDraft(id);
      }),
    discard() {
      setTyped(saved.source);
      dropDraft(id);
      setFrom('saved');
    },
    rename: setBot,
    take(version, source) {
      take(version, source);
      setTyped(source);
      dropDraft(id);
    },
    settle: () => setFrom('saved'),
  };
};
