import type { BotDetail } from '@sanh-rong/protocol';
import { STORAGE_KEYS } from '../../storage/keys.ts';

/** Bots as they were last seen here, so that they can be practised with where there is no network. */

export type KnownBot = Pick<BotDetail, 'id' | 'game' | 'name' | 'version' | 'owner'> & { readonly source: string };

/** A source may have 64 KB, and a browser keeps about 5 MB. */
const MOST = 12;

const isKnown = (value: unknown): value is KnownBot => {
  const bot = Object(value) as Partial<Record<keyof KnownBot, unknown>>;
  const owner = Object(bot.owner) as { readonly id?: unknown; readonly name?: unknown };
  const texts = [bot.id, bot.game, bot.name, bot.source, owner.id, owner.name];
  return texts.every((text) => typeof text === 'string') && typeof bot.version === 'number';
};

const readAll = (): readonly KnownBot[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.knownBots) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
};

export const knownBot = (id: string): KnownBot | null => readAll().find((bot) => bot.id === id) ?? null;

/** The last one seen comes first; where there is no room, fewer are kept. */
export const rememberBot = ({ id, game, name, version, owner, source }: KnownBot): void => {
  const bot: KnownBot = { id, game, name, version, owner, source };
  const all = [bot, ...readAll().filter((other) => other.id !== id)];
  for (const most of [MOST, 1]) {
    try {
      localStorage.setItem(STORAGE_KEYS.knownBots, JSON.stringify(all.slice(0, most)));
      return;
    } catch {
      // Tried once more with this one alone.
    }
  }
};

/** It is no more, or no longer to be read. */
export const forgetBot = (id: string): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.knownBots, JSON.stringify(readAll().filter((bot) => bot.id !== id)));
  } catch {
    // What cannot be written cannot be forgotten either.
  }
};
