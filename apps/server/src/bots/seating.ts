import type { SeatableBot } from '@sanh-rong/table';
import { and, eq } from 'drizzle-orm';
import { bots, botVersions, people } from '../database/schema.ts';
import type { BotDependencies } from './dependencies.ts';
import { isKnownTo, isVersion } from './rows.ts';

/** Bots as tables need them. */

/** A bot that this person may seat, as it is now; null when there is none of this id for them. */
export const findSeatable = async (
  { sql }: BotDependencies,
  id: string,
  person: string,
): Promise<SeatableBot | null> => {
  const [found] = await sql
    .select({ bot: bots, owner: people.name })
    .from(bots)
    .innerJoin(people, eq(people.id, bots.owner))
    .where(and(eq(bots.id, id), isKnownTo(person)));
  if (found === undefined) return null;
  const { name, version, game, sound, remote, owner } = found.bot;
  return { id, name, version, game, sound, remote, owner: { id: owner, name: found.owner } };
};

/** Sources remembered at once: a version never changes. */
const REMEMBERED = 256;

/**
 * The code of a version that was found sound when it was stored, also of a bot that was deleted meanwhile; null when it is kept
 * no longer or cannot be used. Nothing checks it again before it runs at a table.
 */
export const openSources = ({ sql }: BotDependencies): ((bot: string, version: number) => Promise<string | null>) => {
  /** The one used longest ago stands first. */
  const known = new Map<string, string>();
  return async (bot, version) => {
    const key = `${bot} ${version}`;
    let source = known.get(key);
    if (source === undefined) {
      const [row] = await sql
        .select({ source: botVersions.source })
        .from(botVersions)
        .where(and(isVersion(bot, version), botVersions.sound));
      if (row === undefined) return null;
      source = row.source;
    }
    known.delete(key);
    known.set(key, source);
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return source;
  };
};
