import { HALL_ANSWERS } from '@sanh-rong/protocol';
import { type Route, route } from '../http/route.ts';
import type { Counts } from './counts.ts';
import type { Hall } from './hall.ts';

/** How many people are in the hall, and whether the person who asks is seated as soon as others. */
export const hallRoutes = (counts: Counts, hall: Pick<Hall, 'isLater'>): Route[] => [
  route({
    id: 'showHall',
    method: 'get',
    path: '/api/hall',
    tag: 'tables',
    who: 'anyone',
    answer: HALL_ANSWERS.hall,
    handle: async ({ who }) => {
      const later = who !== null && (await hall.isLater(who.person.id));
      return { ok: true, answer: { games: await counts.read(who?.person.id ?? null), later } };
    },
  }),
];
