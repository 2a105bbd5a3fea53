import { GAMES, type Language } from '@sanh-rong/engine';
import { gameName, gameVariantName } from '@sanh-rong/presentation/names';
import { TABLE_CODE } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import { type ClientWord, namesOfGames, sayOfClient } from './messages/index.ts';

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

/** By the name in the braces. */
export type Named = Readonly<Record<string, string>>;

export interface ClientPage {
  /** As the log and the metrics call it: `/t/{code}`. */
  readonly route: `/${string}`;
  /** `named` is what stands in the place of the braces, and what the query says besides. */
  describe(language: Language, named: Named, tables: KnownTables): Described | Promise<Described>;
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
  describe(language, { game: id }) {
    if (!GAMES.some((each) => each.id === id)) return noPage(language);
    const speak = sayOfClient(language);
    const game = { game: gameName(id, language) };
    return {
      status: 200,
      title: under(language, speak('learnGame', game)),
      about: speak('learnGameAbout', game),
      listed: true,
      parts: [this.route, `course ${id}`],
    };
  },
};

const practiceTable = page('/practice/table', 'practice', 'unlisted');

/** A practice table: what it plays stands in its query. */
const practice: ClientPage = {
  ...practiceTable,
  async describe(language, named, tables) {
    const described = await practiceTable.describe(language, named, tables);
    const played = GAMES.filter(({ id }) => id === named.game).map(({ id }) => id);
    return { ...described, parts: [...described.parts, ...played, 'practice worker'] };
  },
};

const ladder: ClientPage = {
  route: '/arena/{game}/{ruleSet}',
  describe(language, { game, ruleSet }) {
    const isThere = GAMES.some(({ id, ruleSets }) => id === game && ruleSets.some((each) => each.id === ruleSet));
    if (!isThere) return noPage(language);
    const speak = sayOfClient(language);
    const named = { game: gameVariantName(game, ruleSet, language) };
    return {
      status: 200,
      title: under(language, speak('ladder', named)),
      about: speak('ladderAbout', named),
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
  async describe(language, { code }, tables) {
    const found = TABLE_CODE.test(code) ? await tables.find(code) : null;
    if (found === null || found.phase === 'closed') return lost(language, 'noTable');
    const speak = sayOfClient(language);
    const { name, seats, free } = found;
    const game = gameVariantName(found.game, found.ruleSet, language);
    const title = name === '' ? speak('unnamedTable', { game: gameName(found.game, language) }) : name;
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
  practice,
  page('/practice/bot/{id}', 'botPractice', 'unlisted'),
  page('/learn', 'learn'),
  learnGame,
  page('/games', 'games'),
  page('/games/{id}', 'replay'),
  page('/leaders', 'leaders'),
  page('/me', 'me', 'unlisted'),
  page('/people/{id}', 'person', 'unlisted'),
  page('/bots', 'bots'),
  page('/bots/{id}', 'bot', 'unlisted'),
  page('/arena', 'arena'),
  page('/arena/matches', 'matches'),
  page('/arena/matches/{id}', 'match', 'unlisted'),
  page('/arena/matches/{id}/live', 'live', 'unlisted'),
  page('/arena/matches/{id}/games/{number}', 'arenaGame', 'unlisted'),
  page('/arena/bots/{id}', 'entry', 'unlisted'),
  page('/arena/tournaments', 'tournaments'),
  page('/arena/tournaments/new', 'newTournament', 'unlisted'),
  page('/arena/tournaments/{id}', 'tournament', 'unlisted'),
  ladder,
  page('/i/{link}', 'invited', 'unlisted'),
  page('/settings', 'settings', 'unlisted'),
];
