import { LIMITS, type LoadBot } from '@sanh-rong/bot-kit';
import { newLoadBot } from './browser-bot.ts';

/**
 * Runs a bot in this browser as the server would: the same check before, the same program around it, in a worker whose
 * script comes with a policy of its own, under which there is neither a network nor code from strings.
 */
export const loadBot: LoadBot = newLoadBot({
  hire: () => new Worker(import.meta.env.SANDBOX_INSIDE, { type: 'module' }),
  check: async (source) => (await import('@sanh-rong/bot-kit/check')).checkSource(source),
  time: LIMITS.time,
});
