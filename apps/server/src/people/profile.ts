import { AVATAR_IDS, type AvatarId, type Profile } from '@sanh-rong/protocol';
import type { people } from '../database/schema.ts';

/** The avatar that a person chose; null for what is none of ours. */
export const readAvatar = (image: string | null): AvatarId | null => AVATAR_IDS.find((id) => id === image) ?? null;

export const profileOf = (row: typeof people.$inferSelect): Profile => ({
  id: row.id,
  name: row.name,
  username: row.username,
  guest: row.isAnonymous,
  since: row.createdAt.getTime(),
  face: readAvatar(row.image),
});
