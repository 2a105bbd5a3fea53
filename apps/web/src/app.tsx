import { type ReactNode, Suspense } from 'react';
import { Route, Router, type StringRouteParams, Switch, useLocation } from 'wouter';
import { matchesRoute } from './parts/match-route.ts';
import { Guard, Loading, LostNotice } from './parts/notice.tsx';
import { part } from './parts/part.tsx';
import { useArrival } from './shell/arrival.tsx';
import { askBeforeLeaving } from './shell/leaving.ts';
import { Shell } from './shell/shell.tsx';

/** Every page of the house. Each is loaded when somebody goes there. */

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
const HistoryPage = part(() => import('./history/history-page.tsx').then(({ HistoryPage: page }) => page));
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

interface PageRoute {
  readonly path: string;
  /** Loads all that the page at this address is drawn with. */
  readonly load: (path: string) => Promise<unknown>;
  readonly draw: (params: Readonly<Record<string, string | undefined>>) => ReactNode;
}

const route = <Path extends string>(
  path: Path,
  { load }: Pick<PageRoute, 'load'>,
  draw: (params: StringRouteParams<Path>) => ReactNode,
): PageRoute => ({ path, load, draw: draw as PageRoute['draw'] });

/** A course comes with the page that teaches it. */
const learning: Pick<PageRoute, 'load'> = {
  load: async (path) => {
    const [{ isTaught, loadCourse }] = await Promise.all([import('./learn/courses.ts'), LearnPage.load()]);
    const [, , game = ''] = path.split('/');
    if (isTaught(game)) await loadCourse(game);
  },
};

/** Pages that have the whole screen to themselves. */
const SCREENS: readonly PageRoute[] = [
  route('/t/:code', TablePage, ({ code }) => <TablePage code={code} />),
  route('/practice/table', PracticeTablePage, () => <PracticeTablePage />),
  route('/practice/bot/:id', BotPracticePage, ({ id }) => <BotPracticePage key={id} id={id} />),
];

/** Pages with the ways through the house around them. */
const IN_SHELL: readonly PageRoute[] = [
  route('/', HomePage, () => <HomePage />),
  route('/new', CreatePage, () => <CreatePage />),
  route('/practice', PracticePage, () => <PracticePage />),
  route('/learn/:game?', learning, ({ game }) => <LearnPage game={game} />),
  route('/games', HistoryPage, () => <HistoryPage />),
  route('/games/:id', ReplayPage, ({ id }) => <ReplayPage id={id} />),
  route('/leaders', LeadersPage, () => <LeadersPage />),
  route('/me', MePage, () => <MePage />),
  route('/people/:id', PersonPage, ({ id }) => <PersonPage id={id} />),
  route('/bots', BotsPage, () => <BotsPage />),
  route('/bots/:id', BotPage, ({ id }) => <BotPage key={id} id={id} />),
  route('/arena', ArenaPage, () => <ArenaPage />),
  route('/arena/matches', MatchesPage, () => <MatchesPage />),
  route('/arena/matches/:id', MatchPage, ({ id }) => <MatchPage key={id} id={id} />),
  route('/arena/matches/:id/live', LivePage, ({ id }) => <LivePage key={id} id={id} />),
  route('/arena/matches/:id/games/:number', ArenaGamePage, ({ id, number }) => (
    <ArenaGamePage id={id} number={Number(number)} />
  )),
  route('/arena/bots/:id', EntryPage, ({ id }) => <EntryPage key={id} id={id} />),
  route('/arena/tournaments', TournamentsPage, () => <TournamentsPage />),
  route('/arena/tournaments/new', NewTournamentPage, () => <NewTournamentPage />),
  route('/arena/tournaments/:id', TournamentPage, ({ id }) => <TournamentPage key={id} id={id} />),
  route('/arena/:game/:ruleSet', LadderPage, ({ game, ruleSet }) => (
    <LadderPage key={`${game} ${ruleSet}`} game={game} ruleSet={ruleSet} />
  )),
  route('/i/:link', OwnLinkPage, ({ link }) => <OwnLinkPage key={link} link={link} />),
  route('/settings', SettingsPage, () => <SettingsPage />),
];

/** Loads the page at an address, so that it is drawn at once. */
export const loadPage = async (path: string): Promise<void> => {
  await [...SCREENS, ...IN_SHELL].find((each) => matchesRoute(each.path, path))?.load(path);
};

const Pages = () => {
  const [location] = useLocation();
  useArrival(location);
  return (
    <Guard at={location}>
      <Switch>
        {SCREENS.map(({ path, draw }) => (
          <Route key={path} path={path}>
            {(params) => <Suspense fallback={<Loading />}>{draw(params)}</Suspense>}
          </Route>
        ))}
        <Route>
          <Shell>
            <Guard at={location}>
              <Suspense fallback={<Loading />}>
                <Switch>
                  {IN_SHELL.map(({ path, draw }) => (
                    <Route key={path} path={path}>
                      {draw}
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
  </Router>
);
