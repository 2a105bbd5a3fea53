import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Guard, Loading, LostNotice } from './parts/notice.tsx';
import { useArrival } from './shell/arrival.tsx';
import { askBeforeLeaving } from './shell/leaving.ts';
import { Shell } from './shell/shell.tsx';

/** Every page of the house. Each is loaded when somebody goes there. */

const HomePage = lazy(() => import('./home/home-page.tsx').then(({ HomePage: page }) => ({ default: page })));
const CreatePage = lazy(() => import('./create/create-page.tsx').then(({ CreatePage: page }) => ({ default: page })));
const TablePage = lazy(() => import('./table/table-page.tsx').then(({ TablePage: page }) => ({ default: page })));
const PracticePage = lazy(() =>
  import('./practice/practice-page.tsx').then(({ PracticePage: page }) => ({ default: page })),
);
const PracticeTablePage = lazy(() =>
  import('./practice/practice-table-page.tsx').then(({ PracticeTablePage: page }) => ({ default: page })),
);
const BotPracticePage = lazy(() =>
  import('./practice/bot/bot-practice-page.tsx').then(({ BotPracticePage: page }) => ({ default: page })),
);
const LearnPage = lazy(() => import('./learn/learn-page.tsx').then(({ LearnPage: page }) => ({ default: page })));
const HistoryPage = lazy(() =>
  import('./history/history-page.tsx').then(({ HistoryPage: page }) => ({ default: page })),
);
const LeadersPage = lazy(() =>
  import('./leaders/leaders-page.tsx').then(({ LeadersPage: page }) => ({ default: page })),
);
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage: page }) => ({ default: page })));
const MePage = lazy(() => import('./people/me-page.tsx').then(({ MePage: page }) => ({ default: page })));
const PersonPage = lazy(() => import('./people/person-page.tsx').then(({ PersonPage: page }) => ({ default: page })));
const BotsPage = lazy(() => import('./bots/bots-page.tsx').then(({ BotsPage: page }) => ({ default: page })));
const BotPage = lazy(() => import('./bots/bot-page.tsx').then(({ BotPage: page }) => ({ default: page })));
const ArenaPage = lazy(() => import('./arena/home/arena-page.tsx').then(({ ArenaPage: page }) => ({ default: page })));
const LadderPage = lazy(() =>
  import('./arena/ladder/ladder-page.tsx').then(({ LadderPage: page }) => ({ default: page })),
);
const MatchesPage = lazy(() =>
  import('./arena/match/matches-page.tsx').then(({ MatchesPage: page }) => ({ default: page })),
);
const MatchPage = lazy(() => import('./arena/match/match-page.tsx').then(({ MatchPage: page }) => ({ default: page })));
const LivePage = lazy(() => import('./arena/live/live-page.tsx').then(({ LivePage: page }) => ({ default: page })));
const ArenaGamePage = lazy(() =>
  import('./arena/match/game-page.tsx').then(({ GamePage: page }) => ({ default: page })),
);
const EntryPage = lazy(() => import('./arena/entry/entry-page.tsx').then(({ EntryPage: page }) => ({ default: page })));
const TournamentsPage = lazy(() =>
  import('./arena/tournaments/tournaments-page.tsx').then(({ TournamentsPage: page }) => ({ default: page })),
);
const NewTournamentPage = lazy(() =>
  import('./arena/tournaments/new-tournament-page.tsx').then(({ NewTournamentPage: page }) => ({ default: page })),
);
const TournamentPage = lazy(() =>
  import('./arena/tournaments/tournament-page.tsx').then(({ TournamentPage: page }) => ({ default: page })),
);
const OwnLinkPage = lazy(() =>
  import('./invitations/own-link-page.tsx').then(({ OwnLinkPage: page }) => ({ default: page })),
);
const SettingsPage = lazy(() =>
  import('./settings/settings-page.tsx').then(({ SettingsPage: page }) => ({ default: page })),
);

const Pages = () => {
  const [location] = useLocation();
  useArrival(location);
  return (
    <Guard at={location}>
      <Switch>
        <Route path="/t/:code">
          {({ code }) => (
            <Suspense fallback={<Loading />}>
              <TablePage code={code} />
            </Suspense>
          )}
        </Route>
        <Route path="/practice/table">
          <Suspense fallback={<Loading />}>
            <PracticeTablePage />
          </Suspense>
        </Route>
        <Route path="/practice/bot/:id">
          {({ id }) => (
            <Suspense fallback={<Loading />}>
              <BotPracticePage key={id} id={id} />
            </Suspense>
          )}
        </Route>
        <Route>
          <Shell>
            <Guard at={location}>
              <Suspense fallback={<Loading />}>
                <Switch>
                  <Route path="/" component={HomePage} />
                  <Route path="/new" component={CreatePage} />
                  <Route path="/practice" component={PracticePage} />
                  <Route path="/learn/:game?">{({ game }) => <LearnPage game={game} />}</Route>
                  <Route path="/games" component={HistoryPage} />
                  <Route path="/games/:id">{({ id }) => <ReplayPage id={id} />}</Route>
                  <Route path="/leaders" component={LeadersPage} />
                  <Route path="/me" component={MePage} />
                  <Route path="/people/:id">{({ id }) => <PersonPage id={id} />}</Route>
                  <Route path="/bots" component={BotsPage} />
                  <Route path="/bots/:id">{({ id }) => <BotPage key={id} id={id} />}</Route>
                  <Route path="/arena" component={ArenaPage} />
                  <Route path="/arena/matches" component={MatchesPage} />
                  <Route path="/arena/matches/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
                  <Route path="/arena/matches/:id/live">{({ id }) => <LivePage key={id} id={id} />}</Route>
                  <Route path="/arena/matches/:id/games/:number">
                    {({ id, number }) => <ArenaGamePage id={id} number={Number(number)} />}
                  </Route>
                  <Route path="/arena/bots/:id">{({ id }) => <EntryPage key={id} id={id} />}</Route>
                  <Route path="/arena/tournaments" component={TournamentsPage} />
                  <Route path="/arena/tournaments/new" component={NewTournamentPage} />
                  <Route path="/arena/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
                  <Route path="/arena/:game/:ruleSet">
                    {({ game, ruleSet }) => <LadderPage key={`${game} ${ruleSet}`} game={game} ruleSet={ruleSet} />}
                  </Route>
                  <Route path="/i/:link">{({ link }) => <OwnLinkPage key={link} link={link} />}</Route>
                  <Route path="/settings" component={SettingsPage} />
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
