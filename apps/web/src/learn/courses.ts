import { type GameId, isGameId } from '@sanh-rong/engine';
import type { Course, Primer } from './course.ts';
import { LIENG_PRIMER } from './lieng/primer/vi.ts';
import { PHOM_PRIMER } from './phom/primer/vi.ts';
import { TIENLEN_PRIMER } from './tienlen/primer/vi.ts';

/** The courses by game; each is loaded when its page is opened. */
const LOADERS: Readonly<Record<GameId, () => Promise<Course>>> = {
  tienlen: () => import('./tienlen/course.ts').then(({ tienlenCourse }) => tienlenCourse),
  phom: () => import('./phom/course.ts').then(({ phomCourse }) => phomCourse),
  lieng: () => import('./lieng/course.ts').then(({ liengCourse }) => liengCourse),
};

/** In the order in which they are offered: the easiest to begin with comes first. */
export const PRIMERS: readonly Primer[] = Object.values<Primer>({
  tienlen: TIENLEN_PRIMER,
  phom: PHOM_PRIMER,
  lieng: LIENG_PRIMER,
} satisfies Record<GameId, Primer>);

export const COURSE_GAMES = Object.keys(LOADERS) as readonly GameId[];

export const isTaught = (game: string): game is GameId => isGameId(game);

const loading = new Map<string, Promise<Course>>();
const here = new Map<string, Course>();

/** The course of a game if it has been loaded. */
export const knownCourse = (game: string): Course | undefined => here.get(game);

/** The same promise each time, so that a page can wait for it as it is drawn. One that did not come is asked for anew. */
export const loadCourse = (game: GameId): Promise<Course> => {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const course = LOADERS[game]();
  loading.set(game, course);
  course.then(
    (loaded) => here.set(game, loaded),
    () => loading.delete(game),
  );
  return course;
};
