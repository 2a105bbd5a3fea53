import type { BotAnswer, LoadedBot } from '@sanh-rong/bot-kit';
import type { Sandboxes } from '../src/index.ts';

/** Loads a bot that must be there. */
export const loaded = async (
  sandboxes: Sandboxes,
  source: string,
  { game = 'tienlen', ...rest }: { readonly game?: string; readonly owner?: string; readonly time?: number } = {},
): Promise<LoadedBot> => {
  const loading = await sandboxes.load({ game, source, ...rest });
  if (!loading.ok) throw new Error(JSON.stringify(loading.fault));
  return loading.bot;
};

/** What it printed, or what went wrong. */
export const told = ({ fault, printed }: BotAnswer): string =>
  fault === null ? printed.map(({ text }) => text).join('|') : fault.kind;
