import { PAGE_IDS, PAGE_PATHS, type PageId, type PagePath, pageAt } from '@sanh-rong/protocol/pages';
import { type ReactNode, Suspense } from 'react';
import { Route, Router, type StringRouteParams, Switch, useLocation } from 'wouter';
import { Guard, Loading, LostNotice } from './parts/notice.tsx';
import { part } from './parts/part.tsx';
import { OpenRule } from './rulebook/open-rule.tsx';
import { useArrival } from './shell/arrival.tsx';
import { askBeforeLeaving } from './shell/leaving.ts';
import { Shell } from './shell/shell.tsx';

/** Every page of the client. Each is loaded when the visitor goes there. */

const HomePage = part(() => import('./home/home-page.tsx').then(({ HomePage: page }) => page));
const CreatePage = part(() => import('./create/create-page.tsx').then(({ CreatePage: page }) => page));
const TablePage = part(() => import('./table/table-page.tsx').then(({ TablePage: page }) => page));
const PracticePage = part(() => import('./practice/practice-page.tsx').then(({ PracticePage: page }) => page));
const PracticeTablePage = part(() =>
  import('./practice/practice-table-page.tsx').then(({ PracticeTablePage: page }) => page),
);
const BotPracticePage = part(() =>
  import('./practice/bot/bot-practice-page.tsx').then(({ BotPracticePage: page }) => page),
);
const LearnPage = part(() => import('./learn/learn-page.tsx').then(({ LearnPage: page }) => page));
const PuzzlesPage = part(() => import('./puzzles/puzzles-page.tsx').then(({ PuzzlesPage: page }) => page));
const HistoryPage = part(() => import('./history/history-page.tsx').then(({ HistoryPage: page }) => page));
const DailyPage = part(() => import('./daily/daily-page.tsx').then(({ DailyPage: page }) => page));
const LeadersPage = part(() => import('./leaders/leaders-page.tsx').then(({ LeadersPage: page }) => page));
const ReplayPage = part(() => import('./replay/replay-page.tsx').then(({ ReplayPage: page }) => page));
const MePage = part(() => import('./people/me-page.tsx').then(({ MePage: page }) => page));
const PersonPage = part(() => import('./people/person-page.tsx').then(({ PersonPage: page }) => page));
const BotsPage = part(() => import('./bots/bots-page.tsx').then(({ BotsPage: page }) => page));
const BotPage = part(() => import('./bots/bot-page.tsx').then(({ BotPage: page }) => page));
const ArenaPage = part(() => import('./arena/home/arena-page.tsx').then(({ ArenaPage: page }) => page));
const LadderPage = part(() => import('./arena/ladder/ladder-page.tsx').then(({ LadderPage: page }) => page));
const MatchesPage = part(() => import('./arena/match/matches-page.tsx').then(({ MatchesPage: page }) => page));
const MatchPage = part(() => import('./arena/match/match-page.tsx').then(({ MatchPage: page }) => page));
const LivePage = part(() => import('./arena/live/live-page.tsx').then(({ LivePage: page }) => page));
const ArenaGamePage = part(() => import('./arena/match/game-page.tsx').then(({ GamePage: page }) => page));
const EntryPage = part(() => import('./arena/entry/entry-page.tsx').then(({ EntryPage: page }) => page));
const TournamentsPage = part(() =>
  import('./arena/tournaments/tournaments-page.tsx').then(({ TournamentsPage: page }) => page),
);
const NewTournamentPage = part(() =>
  import('./arena/tournaments/new-tournament-page.tsx').then(({ NewTournamentPage: page }) => page),
);
const TournamentPage = part(() =>
  import('./arena/tournaments/tournament-page.tsx').then(({ TournamentPage: page }) => page),
);
const OwnLinkPage = part(() => import('./invitations/own-link-page.tsx').then(({ OwnLinkPage: page }) => page));
const SettingsPage = part(() => import('./settings/settings-page.tsx').then(({ SettingsPage: page }) => page));

interface Page<Path extends string> {
  /** Loads all that the page at this address is drawn with. */
  readonly load: (path: string) => Promise<unknown>;
  readonly draw: (params: StringRouteParams<Path>) => ReactNode;
}

/** A course comes with the page that teaches it. */
const loadCourse = async (path: string): Promise<void> => {
  const [courses] = await Promise.all([import('./learn/courses.ts'), LearnPage.load()]);
  const [, , game = ''] = path.split('/');
  if (courses.isTaught(game)) await courses.loadCourse(game);
};

const PAGES: { readonly [Id in PageId]: Page<PagePath<Id>> } = {
  home: { load: HomePage.load, draw: () => <HomePage /> },
  create: { load: CreatePage.load, draw: () => <CreatePage /> },
  table: { load: TablePage.load, draw: ({ code }) => <TablePage code={code} /> },
  practice: { load: PracticePage.load, draw: () => <PracticePage /> },
  practiceTable: { load: PracticeTablePage.load, draw: () => <PracticeTablePage /> },
  botPractice: { load: BotPracticePage.load, draw: ({ id }) => <BotPracticePage key={id} id={id} /> },
  learn: { load: LearnPage.load, draw: () => <LearnPage game={undefined} /> },
  learnGame: { load: loadCourse, draw: ({ game }) => <LearnPage game={game} /> },
  puzzles: { load: PuzzlesPage.load, draw: () => <PuzzlesPage /> },
  games: { load: HistoryPage.load, draw: () => <HistoryPage /> },
  replay: { load: ReplayPage.load, draw: ({ id }) => <ReplayPage id={id} /> },
  daily: { load: DailyPage.load, draw: () => <DailyPage /> },
  dailyDay: { load: DailyPage.load, draw: ({ day }) => <DailyPage key={day} day={day} /> },
  leaders: { load: LeadersPage.load, draw: () => <LeadersPage /> },
  me: { load: MePage.load, draw: () => <MePage /> },
  person: { load: PersonPage.load, draw: ({ id }) => <PersonPage id={id} /> },
  bots: { load: BotsPage.load, draw: () => <BotsPage /> },
  bot: { load: BotPage.load, draw: ({ id }) => <BotPage key={id} id={id} /> },
  arena: { load: ArenaPage.load, draw: () => <ArenaPage /> },
  matches: { load: MatchesPage.load, draw: () => <MatchesPage /> },
  match: { load: MatchPage.load, draw: ({ id }) => <MatchPage key={id} id={id} /> },
  live: { load: LivePage.load, draw: ({ id }) => <LivePage key={id} id={id} /> },
  arenaGame: { load: ArenaGamePage.load, draw: ({ id, number }) => <ArenaGamePage id={id} number={Number(number)} /> },
  entry: { load: EntryPage.load, draw: ({ id }) => <EntryPage key={id} id={id} /> },
  tournaments: { load: TournamentsPage.load, draw: () => <TournamentsPage /> },
  newTournament: { load: NewTournamentPage.load, draw: () => <NewTournamentPage /> },
  tournament: { load: TournamentPage.load, draw: ({ id }) => <TournamentPage key={id} id={id} /> },
  ladder: {
    load: LadderPage.load,
    draw: ({ game, ruleSet }) => <LadderPage key={`${game} ${ruleSet}`} game={game} ruleSet={ruleSet} />,
  },
  invited: { load: OwnLinkPage.load, draw: ({ link }) => <OwnLinkPage key={link} link={link} /> },
  settings: { load: SettingsPage.load, draw: () => <SettingsPage /> },
};

const isScreen = (page: PageId): boolean => ['table', 'practiceTable', 'botPractice'].includes(page);

/** Pages that have the whole screen to themselves. */
const SCREENS = PAGE_IDS.filter(isScreen);

/** Pages with the ways through the house around them. */
const IN_SHELL = PAGE_IDS.filter((page) => !isScreen(page));

/** The drawing of a page, whichever it is: the router gives each what its path names. */
const drawingOf = (page: PageId) => PAGES[page].draw as Page<string>['draw'];

/** Loads the page at an address, so that it is drawn at once. */
export const loadPage = async (path: string): Promise<void> => {
  const page = pageAt(path);
  if (page !== null) await PAGES[page].load(path);
};

const Pages = () => {
  const [location] = useLocation();
  useArrival(location);
  return (
    <Guard at={location}>
      <Switch>
        {SCREENS.map((page) => (
          <Route key={page} path={PAGE_PATHS[page]}>
            {(params) => <Suspense fallback={<Loading />}>{drawingOf(page)(params)}</Suspense>}
          </Route>
        ))}
        <Route>
          <Shell>
            <Guard at={location}>
              <Suspense fallback={<Loading />}>
                <Switch>
                  {IN_SHELL.map((page) => (
                    <Route key={page} path={PAGE_PATHS[page]}>
                      {drawingOf(page)}
                    </Route>
                  ))}
                  <Route>
                    <LostNotice />
                  </Route>
                </Switch>
              </Suspense>
            </Guard>
          </Shell>
        </Route>
      </Switch>
    </Guard>
  );
};

export const App = () => (
  <Router aroundNav={askBeforeLeaving}>
    <Pages />
    <OpenRule />
  </Router>
);
