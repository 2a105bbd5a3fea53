import type { BotSummary } from '@sanh-rong/protocol';
import { create } from 'zustand';
import { Refused, request } from '../net/rest.ts';
import { dropDraft } from './workshop/drafts.ts';

/**
 * Bots on their way out. A bot is really deleted a few seconds after its owner said so: until then it can be taken
 * back.
 */
interface Deletions {
  /** Still to be taken back, the last first. */
  readonly going: readonly BotSummary[];
  /** Deleted or being deleted, though a list that was asked for before may still name them. */
  readonly gone: readonly string[];
  /** One that could not be deleted and is still there. */
  readonly failed: BotSummary | null;
  /** Deleted just now: the focus goes to the way back, once. */
  readonly fresh: string | null;
}

export const useDeletions = create<Deletions>()(() => ({ going: [], gone: [], failed: null, fresh: null }));

/** Milliseconds to think again. */
export const TO_THINK_AGAIN = 8_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** The pointer or the keyboard is at it: nothing runs out meanwhile. */
let isHeld = false;

const drop = (id: string): void =>
  useDeletions.setState(({ going }) => ({ going: going.filter((bot) => bot.id !== id) }));

const remove = async (bot: BotSummary): Promise<void> => {
  timers.delete(bot.id);
  // What is being asked of the server cannot be taken back any more.
  drop(bot.id);
  useDeletions.setState(({ gone }) => ({ gone: [...gone, bot.id] }));
  try {
    // Even if the page is being closed.
    await request('DELETE', `/api/bots/${bot.id}`, undefined, { keepalive: true }).catch((error: unknown) => {
      if (!(error instanceof Refused && error.status === 404)) throw error;
    });
    dropDraft(bot.id);
  } catch {
    useDeletions.setState(({ gone }) => ({ gone: gone.filter((id) => id !== bot.id), failed: bot }));
  }
};

const count = (bot: BotSummary): void => {
  clearTimeout(timers.get(bot.id));
  timers.delete(bot.id);
  if (isHeld) return;
  timers.set(
    bot.id,
    setTimeout(() => void remove(bot), TO_THINK_AGAIN),
  );
};

/** Time stands still for those that can be taken back, or begins anew. */
export const holdDeletions = (held: boolean): void => {
  if (isHeld === held) return;
  isHeld = held;
  useDeletions.getState().going.forEach(count);
};

export const forgetFresh = (): void => useDeletions.setState({ fresh: null });

/** An owner who leaves the page has said goodbye to these as well. */
const removeAllNow = (): void => {
  for (const bot of useDeletions.getState().going) {
    clearTimeout(timers.get(bot.id));
    void remove(bot);
  }
};

let isListening = false;

export const letGo = (bot: BotSummary): void => {
  if (!isListening) addEventListener('pagehide', removeAllNow);
  isListening = true;
  drop(bot.id);
  count(bot);
  useDeletions.setState(({ going }) => ({ going: [bot, ...going], failed: null, fresh: bot.id }));
};

export const takeBack = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  drop(id);
};

export const forgetFailure = (): void => useDeletions.setState({ failed: null });
