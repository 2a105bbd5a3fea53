import type { BotDetail, BotSummary, BotVersion } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { post } from '../../net/rest.ts';
import { faultOf, type Submission } from '../../net/use-submit.ts';
import { PARTS_WORDS } from '../../parts/messages/vi.ts';
import { useWords } from '../../words/words.ts';
import type { Saved } from './drafts.ts';
import { type Manuscript, openManuscript } from './manuscript.ts';

/** A bot that its author is working on: its code as it is saved and as it is typed. */
export interface Workshop extends Pick<Manuscript, 'text' | 'from' | 'isKept' | 'overtaken'> {
  readonly bot: BotSummary;
  readonly saved: Saved;
  readonly isChanged: boolean;
  readonly saving: Pick<Submission, 'busy' | 'fault'>;
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
  readonly forgetOvertaken: () => void;
}

export const useWorkshop = (detail: BotDetail): Workshop => {
  const [bot, setBot] = useState<BotSummary>(detail);
  const { unreachable } = useWords(PARTS_WORDS);
  const note = ({ number, sound, at }: BotVersion): void =>
    setBot((known) => ({ ...known, version: number, sound, updatedAt: at }));
  const [manuscript] = useState(() =>
    openManuscript(detail.id, { source: detail.source ?? '', version: detail.version }, async (source) => {
      const version = await post<BotVersion>(`/api/bots/${detail.id}/versions`, { source });
      note(version);
      return version;
    }),
  );
  const { saved, text, from, isKept, isSaving, error, overtaken } = useStore(manuscript.store);
  const { setText, save, settle, forgetOvertaken } = manuscript;
  return {
    bot,
    saved,
    text,
    from,
    isKept,
    overtaken,
    saving: { busy: isSaving, fault: error === null ? null : faultOf(error, unreachable) },
    isChanged: text !== saved.source,
    setText,
    save,
    discard() {
      setText(saved.source);
      settle();
    },
    rename: setBot,
    take(version, source) {
      note(version);
      manuscript.take(version, source);
      setText(source);
    },
    settle,
    forgetOvertaken,
  };
};
