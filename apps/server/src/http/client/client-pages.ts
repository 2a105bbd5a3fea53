import { GAMES, type Language } from '@sanh-rong/engine';
import { gameName, gameVariantName } from '@sanh-rong/presentation/names';
import { TABLE_CODE } from '@sanh-rong/protocol';
import type { PageId } from '@sanh-rong/protocol/pages';
import type { TableSummary } from '@sanh-rong/table';
import { isDay } from '../../daily/calendar.ts';
import { type ClientWord, namesOfGames, sayOfClient } from './messages/index.ts';
/** What each page of the client says about itself. */

/** The tables as the pages show them. */
export interface KnownTables {
  /** The table of this code, public or not: the code is the key. */
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

/** By the name in the path. */
export type Named = Readonly<Record<string, string>>;

/** `named` is what stands in the place of names in the path, and what the query says besides. */
export type DescribePage = (language: Language, named: Named, tables: KnownTables) => Described | Promise<Described>;

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

const dateInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** A page that is the same for everybody; the front page's title stands alone. */
const page =
  (id: PageId, listed: 'listed' | 'unlisted', word: PageWord) =>
  (language: Language): Described => {
    const speak = sayOfClient(language);
    const games = { games: namesOfGames(language) };
    const title = speak(word, games);
    return {
      status: 200,
      title: id === 'home' ? title : under(language, title),
      about: speak(`${word}About`, games),
      listed: listed === 'listed',
      parts: [id],
    };
  };

const listed = (id: PageId & PageWord): DescribePage => page(id, 'listed', id);
const unlisted = (id: PageId & PageWord): DescribePage => page(id, 'unlisted', id);

const learnGame: DescribePage = (language, { game: id }) => {
  if (!GAMES.some((each) => each.id === id)) return noPage(language);
  const speak = sayOfClient(language);
  const game = { game: gameName(id, language) };
  return {
    status: 200,
    title: under(language, speak('learnGame', game)),
    about: speak('learnGameAbout', game),
    listed: true,
    parts: ['learnGame', `course ${id}`],
  };
};

const plainPracticeTable = page('practiceTable', 'unlisted', 'practice');

/** A practice table: what it plays stands in its query. */
const practiceTable: DescribePage = (language, named) => {
  const described = plainPracticeTable(language);
  const played = GAMES.filter(({ id }) => id === named.game).map(({ id }) => `game ${id}`);
  return { ...described, parts: [...described.parts, ...played, 'practice worker'] };
};

const ladder: DescribePage = (language, { game, ruleSet }) => {
  const isThere = GAMES.some(({ id, ruleSets }) => id === game && ruleSets.some((each) => each.id === ruleSet));
  if (!isThere) return noPage(language);
  const speak = sayOfClient(language);
  const named = { game: gameVariantName(game, ruleSet, language) };
  return {
    status: 200,
    title: under(language, speak('ladder', named)),
    about: speak('ladderAbout', named),
    listed: true,
    parts: ['ladder'],
  };
};

const plainDaily = page('daily', 'unlisted', 'daily');

/** The deals of a day: what is no day has none. */
const dailyDay: DescribePage = (language, { day }) => {
  if (!isDay(day)) return noPage(language);
  const date = dateInWords(day, language);
  return { ...plainDaily(language), title: under(language, sayOfClient(language)('dailyDay', { date })) };
};

const tableWord = ({ phase, free }: TableSummary): ClientWord => {
  if (phase === 'playing') return 'tablePlaying';
  if (phase === 'completed') return 'tableDone';
  return free > 0 ? 'tableFree' : 'tableFull';
};

const table: DescribePage = async (language, { code }, tables) => {
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
    parts: ['table', found.phase === 'playing' ? `game ${found.game}` : 'lobby'],
  };
};

export const CLIENT_PAGES: Readonly<Record<PageId, DescribePage>> = {
  home: listed('home'),
  create: listed('create'),
  table,
  practice: listed('practice'),
  practiceTable,
  botPractice: unlisted('botPractice'),
  learn: listed('learn'),
  learnGame,
  puzzles: listed('puzzles'),
  games: listed('games'),
  replay: listed('replay'),
  daily: listed('daily'),
  dailyDay,
  leaders: listed('leaders'),
  me: unlisted('me'),
  person: unlisted('person'),
  bots: listed('bots'),
  bot: unlisted('bot'),
  arena: listed('arena'),
  matches: listed('matches'),
  match: unlisted('match'),
  live: unlisted('live'),
  arenaGame: unlisted('arenaGame'),
  entry: unlisted('entry'),
  tournaments: listed('tournaments'),
  newTournament: unlisted('newTournament'),
  tournament: unlisted('tournament'),
  ladder,
  invited: unlisted('invited'),
  settings: unlisted('settings'),
};
