import type { LoadBot } from '@sanh-rong/bot-kit';
import { BOT_GAMES } from '@sanh-rong/bot-kit';

/** The least that is a bot. */
const TRIAL = 'function getNextMove() {}';

/** What did not work is tried again after so long (milliseconds). */
const AGAIN = 60_000;

/** A person at a form waits for the trial no longer than this (milliseconds). */
const PATIENCE = 2_000;

export interface AbilityOptions {
  readonly load: LoadBot;
  readonly now: () => number;
  /** Told when this machine turns out to make no sandboxes. */
  readonly unable: (error: unknown) => void;
}

/** Whether bots can play on this machine at all. Once they could, they can. */
export const openAbility = ({ load, now, unable }: AbilityOptions): (() => Promise<boolean>) => {
  let last: { readonly able: Promise<boolean>; readonly at: number } | null = null;
  let failed = false;
  const tryOut = async (): Promise<boolean> => {
    try {
      const loading = await load({ game: BOT_GAMES[0].id, source: TRIAL });
      if (loading.ok) loading.bot.stop();
      failed = false;
      return true;
    } catch (error) {
      failed = true;
      unable(error);
      return false;
    }
  };
  return () => {
    if (last === null || (failed && now() - last.at >= AGAIN)) last = { able: tryOut(), at: now() };
    return last.able;
  };
};

/**
 * Whether to seat bots, as far as is known soon. Sandboxes start last of all that a machine does: where it takes long, bots
 * are seated, and the clock plays for those that cannot be asked.
 */
export const ableSoFar = (able: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(true), PATIENCE);
    able.then(resolve, reject).finally(() => clearTimeout(timer));
  });
