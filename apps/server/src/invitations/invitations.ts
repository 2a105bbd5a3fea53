import { ok } from '@sanh-rong/engine';
import { INVITE_DAYS, type Invitation } from '@sanh-rong/protocol';
import type { Person, TableSummary } from '@sanh-rong/table';
import { and, desc, eq, exists, gt, inArray, lte, notExists, or, sql as query } from 'drizzle-orm';
import { isAmong } from '../database/among.ts';
import { rowsOf, type Sql } from '../database/open.ts';
import { chatMutes, gameSeats, games, invitations, people, presence, tablePeople, tables } from '../database/schema.ts';
import type { SharedRateLimit, SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { type InvitationRuling, refuseInvitation } from './refusal.ts';
import { type TableAgainOptions, tableAgain } from './table-again.ts';

/** Invitations between people who have finished a game together. Nothing here knows how they are told of it. */

const MINUTE = 60_000;
const DAY = 86_400_000;

/** An invitation is of use for so long, if its table waits (milliseconds). */
export const INVITATION_AGE = 30 * MINUTE;

/** From one person to another there is one in so long. */
export const BETWEEN_INVITATIONS = MINUTE;

/** So many people one person may have invited within the age of an invitation. */
export const INVITED_AT_ONCE = 24;

/** And so many invitations one may send in a while, new ones to the same people included. */
export const INVITATIONS_EACH: SharedRateLimit = { most: 60, within: 60 * MINUTE };

/** So many tables a person is shown to wait for them, the newest. */
const SHOWN = 5;
/** Several people may invite to one table. */
const READ = 40;

export interface Invited {
  readonly table: string;
  readonly invited: readonly string[];
}

export interface InvitationWish {
  /** The id of a finished game. */
  readonly game: string;
  /** Whom of it; everybody else in it, if left out. */
  readonly people?: readonly string[] | undefined;
}

export interface Invitations {
  invite(who: Person, wish: InvitationWish): Promise<InvitationRuling<Invited>>;
  /** Tables that wait for a person: with a seat for them, and not by invitation of whom they have muted. */
  of(person: string): Promise<readonly Invitation[]>;
  /** Puts the invitations to a table aside: the person has come, or does not want to. Whether there were any; who invited is not told. */
  decline(person: string, code: string): Promise<boolean>;
  /** Who is invited to a table. */
  inviteesOf(code: string): Promise<readonly string[]>;
  /** A table has begun or is closed: its invitations end. Answers who was invited. */
  end(code: string): Promise<readonly string[]>;
  /** Who was invited after a moment, of these. */
  since(at: number, persons: readonly string[]): Promise<readonly { readonly person: string; readonly at: number }[]>;
  /** A guest has signed in to an account, and is to find there what was sent to the guest. */
  handOver(guest: string, account: string): Promise<void>;
  /** Removes what is of no use any more. */
  sweep(): Promise<void>;
}

export interface InvitationsOptions extends TableAgainOptions {
  readonly sharedLimiter: SharedRateLimiter;
  readonly now: () => number;
}

interface Meeting {
  readonly code: string;
  /** Everybody else who played it. */
  readonly companions: readonly string[];
}

export const createInvitations = (options: InvitationsOptions): Invitations => {
  const { sql, sharedLimiter, now } = options;

  /** A game that this person played with others lately. A person who did not play it learns nothing of it. */
  const meetingIn = async (game: string, person: string): Promise<InvitationRuling<Meeting>> => {
    const rows = await sql
      .select({ person: gameSeats.person, code: games.code, endedAt: games.endedAt })
      .from(gameSeats)
      .innerJoin(games, eq(games.id, gameSeats.gameId))
      .where(eq(gameSeats.gameId, game));
    if (!rows.some((row) => row.person === person)) return refuseInvitation('NO_SHARED_GAME');
    if (rows[0].endedAt < now() - INVITE_DAYS * DAY) return refuseInvitation('GAME_LONG_AGO', { days: INVITE_DAYS });
    const companions = rows.flatMap(({ person: other }) => (other === null || other === person ? [] : [other]));
    return ok({ code: rows[0].code, companions });
  };

  /** Those whom the inviter has not invited a moment ago; a refusal when none are left. */
  const notJustInvited = async (inviter: string, wanted: readonly string[]): Promise<InvitationRuling<string[]>> => {
    const recent = await sql
      .select({ invitee: invitations.invitee, at: invitations.at })
      .from(invitations)
      .where(
        and(
          eq(invitations.inviter, inviter),
          isAmong(invitations.invitee, wanted),
          gt(invitations.at, now() - BETWEEN_INVITATIONS),
        ),
      );
    const left = wanted.filter((person) => !recent.some(({ invitee }) => invitee === person));
    if (left.length > 0) return ok(left);
    const wait = Math.min(...recent.map(({ at }) => at)) + BETWEEN_INVITATIONS - now();
    return refuseInvitation('INVITED_ALREADY', { seconds: Math.max(1, Math.ceil(wait / 1_000)) });
  };

  /** Whether these would be more than one person may have invited at once. */
  const areTooMany = async (work: Sql, inviter: string, wanted: readonly string[]): Promise<boolean> => {
    const others = and(
      eq(invitations.inviter, inviter),
      gt(invitations.at, now() - INVITATION_AGE),
      query`${invitations.invitee} <> all(${query.param([...wanted])}::text[])`,
    );
    return (await work.$count(invitations, others)) + wanted.length > INVITED_AT_ONCE;
  };

  const tooMany = refuseInvitation('TOO_MANY_INVITED', { minutes: INVITATION_AGE / MINUTE });

  /** Mutes are not looked at here: to the inviter, a person who has muted them is invited like the others. */
  const store = (inviter: string, wanted: readonly string[], code: string): Promise<InvitationRuling<string[]>> =>
    sql.transaction(async (work) => {
      // One request of a person at a time, or two at once could exceed the limit.
      await work.select({ id: people.id }).from(people).where(eq(people.id, inviter)).for('no key update');
      if (await areTooMany(work, inviter, wanted)) return tooMany;
      const stored = await work.execute(query`
        insert into invitations (inviter, invitee, code, at)
        select ${inviter}, id, ${code}, ${now()} from people where ${isAmong(people.id, wanted)} order by id
        on conflict (inviter, invitee) do update set code = excluded.code, at = excluded.at, declined = false
          where invitations.at <= ${now() - BETWEEN_INVITATIONS}
        returning invitee`);
      return ok(rowsOf<{ invitee: string }>(stored).map(({ invitee }) => invitee));
    });

  return {
    async invite(who, { game, people: asked }) {
      const meeting = await meetingIn(game, who.id);
      if (!meeting.ok) return meeting;
      const { code, companions } = meeting.value;
      const wanted = asked === undefined ? companions : [...new Set(asked)];
      if (wanted.length === 0 || wanted.some((person) => !companions.includes(person))) {
        return refuseInvitation('NO_COMPANION');
      }
      const left = await notJustInvited(who.id, wanted);
      if (!left.ok) return left;
      // Looked at before a table is opened or counted for it; once more where it is stored, for those who ask twice at once.
      if (await areTooMany(sql, who.id, left.value)) return tooMany;
      const taken = await sharedLimiter.take([
        { kind: 'invitations', key: who.id, limit: INVITATIONS_EACH, amount: left.value.length },
      ]);
      if (!taken.ok) return refuseInvitation('TOO_MANY_INVITED', { minutes: Math.ceil(taken.error.seconds / 60) });
      const table = await tableAgain(options, code, who);
      if (!table.ok) return table;
      const invited = await store(who.id, left.value, table.value.code);
      return invited.ok ? ok({ table: table.value.code, invited: invited.value }) : invited;
    },

    async of(person) {
      // A person who only went elsewhere has a seat there still.
      const hasSeat = exists(
        sql
          .select({ code: tablePeople.code })
          .from(tablePeople)
          .where(and(eq(tablePeople.person, person), eq(tablePeople.code, invitations.code))),
      );
      const rows = await sql
        .select({
          code: invitations.code,
          at: invitations.at,
          from: people.name,
          summary: tables.summary,
          kept: query<boolean>`${hasSeat}`,
        })
        .from(invitations)
        .innerJoin(tables, eq(tables.code, invitations.code))
        .innerJoin(people, eq(people.id, invitations.inviter))
        .where(
          and(
            eq(invitations.invitee, person),
            eq(invitations.declined, false),
            gt(invitations.at, now() - INVITATION_AGE),
            inArray(tables.phase, ['waiting', 'ready']),
            or(query`(${tables.summary} ->> 'free')::int > 0`, hasSeat),
            notExists(
              sql
                .select({ muted: chatMutes.muted })
                .from(chatMutes)
                .where(and(eq(chatMutes.person, person), eq(chatMutes.muted, invitations.inviter))),
            ),
            // A person who sits there and is connected has come already.
            notExists(
              sql
                .select({ code: presence.code })
                .from(presence)
                .innerJoin(
                  tablePeople,
                  and(eq(tablePeople.person, presence.person), eq(tablePeople.code, presence.code)),
                )
                .where(and(eq(presence.person, person), eq(presence.code, invitations.code))),
            ),
          ),
        )
        .orderBy(desc(invitations.at), invitations.inviter)
        .limit(READ);
      const newest = rows.filter((row, at) => rows.findIndex(({ code }) => code === row.code) === at);
      return newest.slice(0, SHOWN).map(({ code, at, from, summary, kept }) => {
        const { game, ruleSet, seats, free } = summary as TableSummary;
        return { code, from, game, ruleSet, seats, taken: seats - free, kept, at };
      });
    },

    async decline(person, code) {
      const rows = await sql
        .update(invitations)
        .set({ declined: true })
        .where(and(eq(invitations.invitee, person), eq(invitations.code, code), eq(invitations.declined, false)))
        .returning({ inviter: invitations.inviter });
      return rows.length > 0;
    },

    async inviteesOf(code) {
      const rows = await sql
        .selectDistinct({ person: invitations.invitee })
        .from(invitations)
        .where(and(eq(invitations.code, code), eq(invitations.declined, false)));
      return rows.map(({ person }) => person);
    },

    async end(code) {
      // Those of the last minute stay, put aside: they are what keeps the next from coming too soon.
      const rows = await sql
        .update(invitations)
        .set({ declined: true })
        .where(and(eq(invitations.code, code), eq(invitations.declined, false)))
        .returning({ person: invitations.invitee });
      return [...new Set(rows.map(({ person }) => person))];
    },

    async since(at, persons) {
      if (persons.length === 0) return [];
      return sql
        .select({ person: invitations.invitee, at: invitations.at })
        .from(invitations)
        .where(and(gt(invitations.at, at), isAmong(invitations.invitee, persons)));
    },

    async handOver(guest, account) {
      await sql.execute(query`
        insert into invitations (inviter, invitee, code, at, declined)
        select inviter, ${account}, code, at, declined from invitations where invitee = ${guest} and inviter <> ${account}
        on conflict (inviter, invitee) do update set code = excluded.code, at = excluded.at, declined = excluded.declined
          where invitations.at < excluded.at`);
      await sql.delete(invitations).where(eq(invitations.invitee, guest));
    },

    async sweep() {
      await sql.delete(invitations).where(lte(invitations.at, now() - INVITATION_AGE));
    },
  };
};
