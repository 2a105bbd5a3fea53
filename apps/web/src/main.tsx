import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './cards/cards.css';
import './art/art.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadPage } from './app.tsx';
import { beSomebody } from './net/me.ts';
import { awaitInstall } from './offline/install.ts';
import { registerOffline } from './offline/register.ts';
import { wearPreferences } from './preferences/preferences.ts';

/**
 * The parts that the server has named in the head of this page. Once they are here, the page can be drawn at once, in
 * place of what the server has written there; without them the client would first show that it is waiting.
 */
const partsOfPage = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  // One that does not come is asked for again by the code that needs it, and missed there.
  await Promise.allSettled([...links].map(({ href }) => import(/* @vite-ignore */ href)));
};

wearPreferences();
registerOffline();
awaitInstall();

// A table must know who comes: that is found out while its parts are on their way.
if (location.pathname.startsWith('/t/')) void beSomebody().catch(() => {});

// A practice table is run by a worker, which starts while the screen is drawn.
if (location.pathname === '/practice/table')
  void import('./practice/practice-transport.ts')
    .then(({ practiceTransport }) => practiceTransport.open())
    .catch(() => {});

// The front page leads to cards with one tap: what they need comes while it is drawn.
if (location.pathname === '/')
  void Promise.all([import('./practice/preload.ts'), import('./practice/start.ts')])
    .then(([{ preloadPractice }, { offeredGame }]) => preloadPractice(offeredGame()))
    .catch(() => {});

const place = document.getElementById('app');
if (place !== null) {
  const root = createRoot(place);
  // In slices, so that a slow phone goes on scrolling and listening meanwhile.
  const draw = (): void => startTransition(() => root.render(<App />));
  // What does not come is asked for again, and missed, by the page.
  void partsOfPage()
    .then(() => loadPage(location.pathname))
    .then(draw, draw);
}
