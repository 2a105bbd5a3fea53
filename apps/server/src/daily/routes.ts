import { DAILY_ANSWERS as ANSWERS, type DailyCode, DAILY_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { type Refused, type Reply, type Route, route } from '../http/route.ts';
import type { Daily, DailyRuling } from './daily.ts';

const STATUS: Readonly<Record<DailyCode, Refused['status']>> = {
  NO_DAY: 404,
  NO_DEAL: 404,
  TRIED_ALREADY: 409,
  TRY_FIRST: 403,
  TOO_MANY_TRIES: 429,
  NEEDS_SIGN_IN: 403,
};

const refused = (code: DailyCode): Reply<never> => ({ ok: false, refused: { status: STATUS[code], code } });

const replyTo = <Value, Answer>(ruling: DailyRuling<Value>, answer: (value: Value) => Answer): Reply<Answer> =>
  ruling.ok ? { ok: true, answer: answer(ruling.value) } : refused(ruling.error);

/** The deal of the day: what there is, one's own try at it, and afterwards how others did. */
export const dailyRoutes = (daily: Daily): readonly Route[] => [
  route({
    id: 'showToday',
    method: 'get',
    path: '/api/daily',
    tag: 'games',
    who: 'anyone',
    answer: ANSWERS.day,
    handle: async ({ who }) => replyTo(await daily.day(null, who?.person.id ?? null), (day) => day),
  }),
  route({
    id: 'listDailyPromises',
    method: 'get',
    path: '/api/daily/ahead',
    tag: 'games',
    who: 'anyone',
    answer: ANSWERS.promises,
    handle: async () => ({ ok: true, answer: await daily.promises() }),
  }),
  route({
    id: 'showDay',
    method: 'get',
    path: '/api/daily/{day}',
    tag: 'games',
    who: 'anyone',
    params: REQUESTS.day,
    answer: ANSWERS.day,
    handle: async ({ params, who }) => replyTo(await daily.day(params.day, who?.person.id ?? null), (day) => day),
  }),
  route({
    id: 'tryDaily',
    method: 'post',
    path: '/api/daily/{game}',
    tag: 'games',
    who: 'person',
    params: REQUESTS.game,
    answer: ANSWERS.started,
    handle: async ({ params, who }) => {
      if (who === null) return { ok: false, refused: { status: 401, code: 'SIGN_IN_FIRST' } };
      // Programs have their own contests.
      if (who.apiToken !== null) return refused('NEEDS_SIGN_IN');
      return replyTo(await daily.start(who.person, params.game), (table) => ({ table }));
    },
  }),
  route({
    id: 'showDailyBoard',
    method: 'get',
    path: '/api/daily/{day}/{game}',
    tag: 'games',
    who: 'anyone',
    params: REQUESTS.board,
    answer: ANSWERS.board,
    handle: async ({ params: { day, game }, who }) =>
      replyTo(await daily.board(day, game, who?.person.id ?? null), (board) => board),
  }),
];
