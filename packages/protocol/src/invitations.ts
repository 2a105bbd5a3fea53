import { z } from 'zod';
import { drawnId, tableCode } from './ids.ts';

/** Playing again with the same people, over HTTP: links to one's own table, and invitations. */

const count = z.int().nonnegative();

/** So many people one request invites at most: a table of Liêng without oneself. */
const MOST_INVITED = 16;

export const INVITATION_REQUESTS = {
  /** Any text: one that cannot be a link is answered like one that leads nowhere. */
  link: z.strictObject({ link: z.string().max(64) }),
  invite: z.strictObject({
    game: drawnId.describe('The finished game in which you met.'),
    people: z
      .array(drawnId)
      .min(1)
      .max(MOST_INVITED)
      .optional()
      .describe('Whom of those who played it; everybody, if left out.'),
  }),
  table: z.strictObject({ code: tableCode }),
} as const;

const invitation = z
  .object({
    code: tableCode,
    from: z.string().describe('The name of who invites.'),
    game: z.string(),
    ruleSet: z.string(),
    seats: count,
    taken: count.describe('Seats that are taken.'),
    kept: z.boolean().default(false).describe('One of them is yours: it was kept for you.'),
    at: count.describe('Milliseconds since 1970.'),
  })
  .meta({ id: 'Invitation' });

export const INVITATION_ANSWERS = {
  own: z.strictObject({ link: z.string() }),
  link: z.strictObject({
    name: z.string().describe('Whose link it is.'),
    mine: z.boolean(),
    table: z
      .strictObject({ code: tableCode, game: z.string(), ruleSet: z.string(), may: z.enum(['sit', 'watch']) })
      .nullable()
      .describe('The table it leads to now; null while there is none with room.'),
  }),
  invited: z.strictObject({
    table: tableCode,
    invited: z.array(z.string()).describe('Ids of those who were invited; who was just before was not once more.'),
  }),
  invitations: z.strictObject({ invitations: z.array(invitation) }),
  done: z.strictObject({}),
} as const;

export type Invitation = z.infer<typeof invitation>;
export type InvitationAnswer<Name extends keyof typeof INVITATION_ANSWERS> = z.infer<(typeof INVITATION_ANSWERS)[Name]>;

/** Days after a game for which those who played it may invite each other. */
export const INVITE_DAYS = 7;

export const INVITATION_CODES = [
  'NO_LINK',
  'LINKS_TRIED',
  'TOO_MANY_RENEWALS',
  'NO_SHARED_GAME',
  'GAME_LONG_AGO',
  'NO_COMPANION',
  'INVITED_ALREADY',
  'TOO_MANY_INVITED',
  'NO_TABLE_AGAIN',
] as const;
export type InvitationCode = (typeof INVITATION_CODES)[number];
