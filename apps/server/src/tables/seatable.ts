import { isRecord } from '@sanh-rong/engine';
import { DRAWN_ID } from '@sanh-rong/protocol';
import type { Person, SeatableBot, Surroundings } from '@sanh-rong/table';

/** The bot of this id as it is now, if this person may seat it; `off` where bots cannot play just now. */
export type FindBot = (id: string, person: string) => Promise<SeatableBot | 'off' | null>;

/** Whether a command is about a bot that has to be looked up. */
export const namesBot = (command: unknown): command is Readonly<Record<string, unknown>> =>
  isRecord(command) && command.type === 'seatBot';

const botIn = (command: unknown): string[] => {
  if (!namesBot(command) || typeof command.bot !== 'string') return [];
  return DRAWN_ID.test(command.bot) ? [command.bot] : [];
};

/** A client names a bot and nothing more; what it is was looked up here before anything is decided. */
export const botsIn = async (
  commands: readonly unknown[],
  by: Person,
  find: FindBot | undefined,
): Promise<Surroundings['bots']> => {
  if (find === undefined) return undefined;
  const found = new Map<string, SeatableBot | null>();
  for (const id of new Set(commands.flatMap(botIn))) {
    const bot = await find(id, by.id);
    if (bot === 'off') return undefined;
    found.set(id, bot);
  }
  return (id) => found.get(id) ?? null;
};
