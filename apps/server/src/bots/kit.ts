import { checkSource } from '@sanh-rong/bot-kit/check';
import { template } from '@sanh-rong/bot-kit/examples';
import type { BotsEnvironment } from './bots.ts';

/** What bots are begun with and judged by. */
export const BOT_KIT: Pick<BotsEnvironment, 'check' | 'template'> = { check: checkSource, template };
