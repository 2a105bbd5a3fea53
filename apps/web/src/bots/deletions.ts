import type { BotSummary } from '@sanh-rong/protocol';
import { create } from 'zustand';
import { dropDraft } from './workshop/drafts.ts';

/** Bots on their way out. A bot is really deleted a few seconds after somebody said so: until then it can be taken back. */
interface Deletions {
  /** Still to be taken back, the last first. */
  readonly going: readonly BotSummary[];
  /** Deleted, though a list that was asked for before may still name them. */
  readonly gone: readonly string[];
  /** One that could not be deleted and is still there. */
  readonly failed: BotSummary | null;
}

export const useDeletions = create<Deletions>()(() => ({ going: [], gone: [], failed: null }));

/** Milliseconds to think again. */
export const TO_THINK_AGAIN = 8_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const drop = (id: string): void =>
  useDeletions.setState(({ going }) => ({ going: going.filter((bot) => bot.id !== id) }));

const remove = async (bot: BotSummary): Promise<void> => {
  timers.delete(bot.id);
  try {
    // Even if the page is being closed.
    const { ok, status } = await fetch(`/api/bots/${bot.id}`, { method: 'DELETE', keepalive: true });
    if (!ok && status !== 404) throw new Error(`${status}`);
    useDeletions.setState(({ gone }) => ({ gone: [...gone, bot.id] }));
    dropDraft(bot.id);
  } catch {
    useDeletions.setState({ failed: bot });
  }
  drop(bot.id);
};

/** Whoever leaves the house has said goodbye to these as well. */
const removeAllNow = (): void => {
  for (const bot of useDeletions.getState().going) {
    clearTimeout(timers.get(bot.id));
    if (timers.has(bot.id)) void remove(bot);
  }
};

let isListening = false;

export const letGo = (bot: BotSummary): void => {
  if (!isListening) addEventListener('pagehide', removeAllNow);
  isListening = true;
  drop(bot.id);
  clearTimeout(timers.get(bot.id));
  timers.set(
    bot.id,
    setTimeout(() => void remove(bot), TO_THINK_AGAIN),
  );
  useDeletions.setState(({ going }) => ({ going: [bot, ...going], failed: null }));
};

export const takeBack = (id: string): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  drop(id);
};

export const forgetFailure = (): void => useDeletions.setState({ failed: null });
