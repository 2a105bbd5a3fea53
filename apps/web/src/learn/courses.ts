import type { Course, Primer } from './course.ts';
import { LIENG_PRIMER } from './lieng/primer/index.ts';
import { PHOM_PRIMER } from './phom/primer/index.ts';
import { TIENLEN_PRIMER } from './tienlen/primer/index.ts';

/** The courses by game; each is loaded when somebody opens it. */
const LOADERS: Readonly<Record<string, () => Promise<Course>>> = {
  tienlen: () => import('./tienlen/course.ts').then(({ tienlenCourse }) => tienlenCourse),
  phom: () => import('./phom/course.ts').then(({ phomCourse }) => phomCourse),
  lieng: () => import('./lieng/course.ts').then(({ liengCourse }) => liengCourse),
};

/** In the order in which they are offered: the easiest to begin with comes first. */
export const PRIMERS: readonly Primer[] = [TIENLEN_PRIMER, PHOM_PRIMER, LIENG_PRIMER];

export const COURSE_GAMES: readonly string[] = Object.keys(LOADERS);

export const isTaught = (game: string): boolean => Object.hasOwn(LOADERS, game);

export const loadCourse = (game: string): Promise<Course> => LOADERS[game]();
