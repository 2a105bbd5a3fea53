import { ok } from '@sanh-rong/engine';
import { INVITATION_ANSWERS as ANSWERS, INVITATION_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import type { Person } from '@sanh-rong/table';
import { type Call, type Reply, type Route, route } from '../http/route.ts';
import type { Invitations } from './invitations.ts';
import type { OwnLinks } from './own-links.ts';
import type { InvitationRuling } from './refusal.ts';

export interface InvitationRoutesOptions {
  readonly links: OwnLinks;
  readonly invitations: Invitations;
  /** These people have an invitation more, or one less. */
  readonly changed: (people: readonly string[]) => Promise<void>;
}

const replyTo = <Value, Answer>(ruling: InvitationRuling<Value>, answer: (value: Value) => Answer): Reply<Answer> =>
  ruling.ok ? { ok: true, answer: answer(ruling.value) } : { ok: false, refused: ruling.error };

/** Hands a route the person who asks. The router turns strangers away; nothing here relies on it. */
const asPerson =
  <Params, Query, Body, Answer>(
    handle: (who: Person, call: Call<Params, Query, Body>) => Promise<Reply<Answer>>,
  ): ((call: Call<Params, Query, Body>) => Promise<Reply<Answer>>) =>
  async (call) =>
    call.who === null ? { ok: false, refused: { status: 401, code: 'SIGN_IN_FIRST' } } : handle(call.who.person, call);

const linkRoutes = ({ links }: InvitationRoutesOptions): readonly Route[] => [
  route({
    id: 'showOwnLink',
    method: 'get',
    path: '/api/me/link',
    tag: 'people',
    who: 'person',
    answer: ANSWERS.own,
    handle: asPerson(async (who) => replyTo(ok(await links.of(who.id)), (link) => ({ link }))),
  }),
  route({
    id: 'renewOwnLink',
    method: 'post',
    path: '/api/me/link',
    tag: 'people',
    who: 'person',
    answer: ANSWERS.own,
    handle: asPerson(async (who) => replyTo(await links.renew(who.id), (link) => ({ link }))),
  }),
  route({
    id: 'followLink',
    method: 'get',
    path: '/api/links/{link}',
    tag: 'tables',
    who: 'anyone',
    params: REQUESTS.link,
    answer: ANSWERS.link,
    handle: async ({ params, address, who }) =>
      replyTo(await links.follow(params.link, address, who?.person.id ?? null), ({ name, mine, table }) => {
        if (table === null) return { name, mine, table };
        const { code, game, ruleSet, may } = table;
        return { name, mine, table: { code, game, ruleSet, may } };
      }),
  }),
];

export const invitationRoutes = (options: InvitationRoutesOptions): readonly Route[] => [
  ...linkRoutes(options),
  route({
    id: 'invite',
    method: 'post',
    path: '/api/invitations',
    tag: 'tables',
    who: 'person',
    body: REQUESTS.invite,
    answer: ANSWERS.invited,
    handle: asPerson(async (who, { body }) => {
      const invited = await options.invitations.invite(who, body);
      if (invited.ok) await options.changed(invited.value.invited);
      return replyTo(invited, (value) => ({ table: value.table, invited: [...value.invited] }));
    }),
  }),
  route({
    id: 'listInvitations',
    method: 'get',
    path: '/api/me/invitations',
    tag: 'tables',
    who: 'person',
    answer: ANSWERS.invitations,
    handle: asPerson(async (who) =>
      replyTo(ok(await options.invitations.of(who.id)), (list) => ({ invitations: [...list] })),
    ),
  }),
  route({
    id: 'declineInvitation',
    method: 'delete',
    path: '/api/me/invitations/{code}',
    tag: 'tables',
    who: 'person',
    params: REQUESTS.table,
    answer: ANSWERS.done,
    handle: asPerson(async (who, { params }) => {
      if (await options.invitations.decline(who.id, params.code)) await options.changed([who.id]);
      return { ok: true, answer: {} };
    }),
  }),
];
