import { LEADERS_ANSWERS, LEADERS_REQUESTS, type LeadersCode, type Profile } from '@sanh-rong/protocol';
import { type Reply, type Route, route } from '../http/route.ts';
import type { Leaders } from './leaders.ts';

export interface LeadersRouteDependencies {
  readonly leaders: Leaders;
  /** What all may know of a person; null when there is none of this id. */
  readonly people: { find(id: string): Promise<Profile | null> };
}

const refuse = (code: LeadersCode): Reply<never> => ({ ok: false, refused: { status: 404, code } });

/** Leaderboards of people, and the ratings of one person. */
export const leadersRoutes = ({ leaders, people }: LeadersRouteDependencies): Route[] => [
  route({
    id: 'showLeaders',
    method: 'get',
    path: '/api/leaders',
    tag: 'people',
    who: 'anyone',
    query: LEADERS_REQUESTS.board,
    answer: LEADERS_ANSWERS.board,
    handle: async ({ query, who }) => {
      const board = await leaders.board(query, who?.person.id ?? null);
      return typeof board === 'string' ? refuse(board) : { ok: true, answer: board };
    },
  }),
  route({
    id: 'listPersonRatings',
    method: 'get',
    path: '/api/people/{id}/ratings',
    tag: 'people',
    who: 'anyone',
    params: LEADERS_REQUESTS.person,
    answer: LEADERS_ANSWERS.person,
    handle: async ({ params }) => {
      if ((await people.find(params.id)) === null) return refuse('NO_PERSON');
      return { ok: true, answer: { ratings: await leaders.ratingsOf(params.id) } };
    },
  }),
];
