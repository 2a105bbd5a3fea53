import type { BotVersion } from '@sanh-rong/protocol';
import { createStore, type StoreApi } from 'zustand';
import { asLines, type Beginning, beginWith, dropDraft, keepDraft, keptDraft, type Saved } from './drafts.ts';

/** The code of a bot as it is saved and as it is typed. */
export interface Manuscript {
  readonly saved: Saved;
  readonly text: string;
  /** What the editor began with, until that is settled. */
  readonly from: Beginning['from'];
  /** False where this browser has no room for what is typed: it would go with the page. */
  readonly isKept: boolean;
  readonly isSaving: boolean;
  /** Why the last save came to nothing. */
  readonly error: unknown;
  /** A version that was saved elsewhere and that the last save went over. */
  readonly overtaken: number | null;
}

/** One at a time; a call that comes meanwhile waits for one more turn, which begins when this one is over. */
const oneAtATime = <Result>(turn: () => Promise<Result>): (() => Promise<Result>) => {
  let now: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const begin = (): Promise<Result> => {
    next = null;
    now = turn().finally(() => {
      if (next === null) now = null;
    });
    return now;
  };
  return () => {
    if (now === null) return begin();
    next ??= now.then(begin, begin);
    return next;
  };
};

export interface OpenManuscript {
  readonly store: StoreApi<Manuscript>;
  readonly setText: (text: string) => void;
  /** True when what is typed is saved. */
  readonly save: () => Promise<boolean>;
  /** A version was made of the source. What is typed stays, upon the new version. */
  readonly take: (version: BotVersion, source: string) => void;
  readonly settle: () => void;
  readonly forgetOvertaken: () => void;
}

/** `send` saves a source; it may take its time. */
export const openManuscript = (
  bot: string,
  detail: Saved,
  send: (source: string) => Promise<BotVersion>,
): OpenManuscript => {
  const first: Saved = { ...detail, source: asLines(detail.source) };
  const store = createStore<Manuscript>(() => ({
    saved: first,
    ...beginWith(first, keptDraft(bot)),
    isKept: true,
    isSaving: false,
    error: null,
    overtaken: null,
  }));

  /** What is typed is kept here as long as it is saved nowhere. */
  const keep = (): void => {
    const { text, saved } = store.getState();
    if (text === saved.source) dropDraft(bot);
    const isKept = text === saved.source || keepDraft(bot, { text, base: saved.version, at: Date.now() });
    store.setState({ isKept });
  };

  const take = ({ number }: BotVersion, source: string): void => {
    const { saved } = store.getState();
    store.setState({
      saved: { source: asLines(source), version: number },
      from: 'saved',
      overtaken: number > saved.version + 1 ? number - 1 : null,
    });
    const { text, saved: now } = store.getState();
    // A draft of another tab is left alone.
    if (text !== now.source || keptDraft(bot)?.text === text) keep();
    else store.setState({ isKept: true });
  };

  const saveOnce = async (): Promise<boolean> => {
    const { text, saved } = store.getState();
    store.setState({ error: null });
    if (text === saved.source) return true;
    store.setState({ isSaving: true });
    try {
      take(await send(text), text);
      return true;
    } catch (error) {
      store.setState({ error });
      return false;
    } finally {
      store.setState({ isSaving: false });
    }
  };

  return {
    store,
    setText(text) {
      store.setState({ text: asLines(text) });
      keep();
    },
    save: oneAtATime(saveOnce),
    take,
    settle: () => store.setState({ from: 'saved' }),
    forgetOvertaken: () => store.setState({ overtaken: null }),
  };
};
