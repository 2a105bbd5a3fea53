/**
 * The pages of the client, by name, each with its address: `:id` stands for what differs from one to the other. Of
 * several that an address fits, the first is meant. Router, window titles, build, server and browser tests have a record
 * by `PageId`, so that the compiler asks all of them for a new page.
 */
export const PAGE_PATHS = {
  home: '/',
  create: '/new',
  table: '/t/:code',
  practice: '/practice',
  practiceTable: '/practice/table',
  botPractice: '/practice/bot/:id',
  learn: '/learn',
  learnGame: '/learn/:game',
  puzzles: '/puzzles',
  games: '/games',
  replay: '/games/:id',
  daily: '/daily',
  dailyDay: '/daily/:day',
  leaders: '/leaders',
  me: '/me',
  person: '/people/:id',
  bots: '/bots',
  bot: '/bots/:id',
  arena: '/arena',
  matches: '/arena/matches',
  match: '/arena/matches/:id',
  live: '/arena/matches/:id/live',
  arenaGame: '/arena/matches/:id/games/:number',
  entry: '/arena/bots/:id',
  tournaments: '/arena/tournaments',
  newTournament: '/arena/tournaments/new',
  tournament: '/arena/tournaments/:id',
  ladder: '/arena/:game/:ruleSet',
  invited: '/i/:link',
  settings: '/settings',
} as const;

export type PageId = keyof typeof PAGE_PATHS;
export type PagePath<Id extends PageId> = (typeof PAGE_PATHS)[Id];

export const PAGE_IDS = Object.keys(PAGE_PATHS) as readonly PageId[];

type Name<Path extends string> = Path extends `${string}:${infer First}/${infer More}`
  ? First | Name<More>
  : Path extends `${string}:${infer Last}`
    ? Last
    : never;

/** The address of a page, with what stands in place of its names. */
export const pagePath = <Id extends PageId>(page: Id, named: Readonly<Record<Name<PagePath<Id>>, string>>): string =>
  PAGE_PATHS[page].replace(/:(\w+)/g, (_, name: keyof typeof named) => named[name]);

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

const fits = (page: PageId, given: readonly string[]): boolean => {
  const wanted = parts(PAGE_PATHS[page]);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
};

/** The page at an address, as the router reads it; null where there is none. */
export const pageAt = (path: string): PageId | null => {
  const given = parts(path);
  return PAGE_IDS.find((page) => fits(page, given)) ?? null;
};
