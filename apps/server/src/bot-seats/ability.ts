import type { LoadBot } from '@sanh-rong/bot-kit';
import { BOT_GAMES } from '@sanh-rong/bot-kit';

/** The least that is a bot. */
const TRIAL = 'function getNextMove() {}';

/** What did not work is tried again after so long (milliseconds). */
const AGAIN = 60_000;

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
