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
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage: page }) => ({ default: page })));
const MePage = lazy(() => import('./people/me-page.tsx').then(({ MePage: page }) => ({ default: page })));
const PersonPage = lazy(() => import('./people/person-page.tsx').then(({ PersonPage: page }) => ({ default: page })));
const BotsPage = lazy(() => import('./bots/bots-page.tsx').then(({ BotsPage: page }) => ({ default: page })));
const BotPage = lazy(() => import('./bots/bot-page.tsx').then(({ BotPage: page }) => ({ default: page })));
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
                  <Route path="/me" component={MePage} />
                  <Route path="/people/:id">{({ id }) => <PersonPage id={id} />}</Route>
                  <Route path="/bots" component={BotsPage} />
                  <Route path="/bots/:id">{({ id }) => <BotPage key={id} id={id} />}</Route>
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
