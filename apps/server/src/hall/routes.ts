import { HALL_ANSWERS } from '@sanh-rong/protocol';
import { type Route, route } from '../http/route.ts';
import type { Counts } from './counts.ts';

/** How many people are in the hall. */
export const hallRoutes = (counts: Counts): Route[] => [
  route({
    id: 'showHall',
    method: 'get',
    path: '/api/hall',
    tag: 'tables',
    who: 'anyone',
    answer: HALL_ANSWERS.hall,
    handle: async () => ({ ok: true, answer: await counts.read() }),
  }),
];
