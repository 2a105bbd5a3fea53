import { GAMES, type Language } from '@sanh-rong/engine';
import { TABLE_CODE } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import { gameName, sayIn } from '../pages/messages/index.ts';
import { type ClientWord, nameOfGame, namesOfGames, sayOfClient } from './messages/index.ts';

/** The pages of the client as the server knows them: where they are, and what each says about itself. */

/** The tables as the pages show them. */
export interface KnownTables {
  /** The table of this code, public or not: whoever has the code has the key. */
  find(code: string): Promise<TableSummary | null>;
}

export interface Described {
  readonly status: 200 | 404;
  readonly title: string;
  readonly about: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** What it is made of, by the names the build gave. */
  readonly parts: readonly string[];
}

export interface ClientPage {
  /** As the log and the metrics call it: `/t/{code}`. */
  readonly route: `/${string}`;
  /** `name` is what stands in the place of the braces. */
  describe(language: Language, name: string, tables: KnownTables): Described | Promise<Described>;
}

type PageWord = Extract<ClientWord, `${string}About`> extends `${infer Word}About` ? Word : never;

const under = (language: Language, page: string): string => sayOfClient(language)('under', { page });

const lost = (language: Language, word: 'nothing' | 'noTable'): Described => ({
  status: 404,
  title: under(language, sayOfClient(language)(word)),
  about: sayOfClient(language)(`${word}About`),
  listed: false,
  parts: [],
});

/** What is said of an address that is no page. */
export const noPage = (language: Language): Described => lost(language, 'nothing');

/** A page that is the same for everybody; the front page's title stands alone. */
const page = (route: ClientPage['route'], word: PageWord, listed: 'listed' | 'unlisted' = 'listed'): ClientPage => ({
  route,
  describe(language) {
    const speak = sayOfClient(language);
    const games = { games: namesOfGames(language) };
    const title = speak(word, games);
    return {
      status: 200,
      title: route === '/' ? title : under(language, title),
      about: speak(`${word}About`, games),
      listed: listed === 'listed',
      parts: [route],
    };
  },
});

const learnGame: ClientPage = {
  route: '/learn/{game}',
  describe(language, name) {
    if (!GAMES.some(({ id }) => id === name)) return noPage(language);
    const speak = sayOfClient(language);
    const game = { game: nameOfGame(language, name) };
    return {
      status: 200,
      title: under(language, speak('learnGame', game)),
      about: speak('learnGameAbout', game),
      listed: true,
      parts: [this.route],
    };
  },
};

const tableWord = ({ phase, free }: TableSummary): ClientWord => {
  if (phase === 'playing') return 'tablePlaying';
  if (phase === 'completed') return 'tableDone';
  return free > 0 ? 'tableFree' : 'tableFull';
};

const table: ClientPage = {
  route: '/t/{code}',
  async describe(language, code, tables) {
    const found = TABLE_CODE.test(code) ? await tables.find(code) : null;
    if (found === null || found.phase === 'closed') return lost(language, 'noTable');
    const speak = sayOfClient(language);
    const { name, seats, free } = found;
    const game = gameName(sayIn(language), found.game, found.ruleSet);
    const title = name === '' ? speak('unnamedTable', { game: nameOfGame(language, found.game) }) : name;
    return {
      status: 200,
      title: under(language, title),
      about: speak(tableWord(found), { game, seats, free }),
      listed: false,
      parts: [this.route, found.phase === 'playing' ? found.game : 'lobby'],
    };
  },
};

export const CLIENT_PAGES: readonly ClientPage[] = [
  page('/', 'home'),
  page('/new', 'create'),
  table,
  page('/practice', 'practice'),
  page('/practice/table', 'practice', 'unlisted'),
  page('/practice/bot/{id}', 'botPractice', 'unlisted'),
  page('/learn', 'learn'),
  learnGame,
  page('/games', 'games'),
  page('/games/{id}', 'replay'),
  page('/me', 'me', 'unlisted'),
  page('/people/{id}', 'person', 'unlisted'),
  page('/bots', 'bots'),
  page('/bots/{id}', 'bot', 'unlisted'),
  page('/settings', 'settings', 'unlisted'),
];
