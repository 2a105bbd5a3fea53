import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { InvitationPlace } from '../invitations/invitation-place.tsx';
import band from '../look/band.module.css';
import { lookForMe, useMe } from '../net/me.ts';
import { IconButton } from '../parts/button.tsx';
import { isDark, prefer, usePreferences } from '../preferences/preferences.ts';
import { useWords } from '../words/words.ts';
import { useTitle } from './arrival.tsx';
import { isLocalViewer } from './local-viewer.ts';
import { SHELL_WORDS } from './messages/vi.ts';
import styles from './shell.module.css';
import { titleOf } from './titles.ts';

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly word: 'home' | 'create' | 'bots' | 'arena' | 'learn' | 'me';
}

const WAYS: readonly Way[] = [
  { href: '/', icon: 'home', word: 'home' },
  { href: '/new', icon: 'plus', word: 'create' },
  { href: '/learn', icon: 'book', word: 'learn' },
  { href: '/bots', icon: 'bot', word: 'bots' },
  { href: '/arena', icon: 'trophy', word: 'arena' },
  { href: '/me', icon: 'user', word: 'me' },
];

/** Pages with something large before one's eyes, which needs the room of what usually stands around. */
const ROOMS: Partial<Record<NonNullable<ReturnType<typeof titleOf>>, string>> = {
  bot: 'workshop',
  replay: 'film',
  arenaGame: 'film',
  live: 'film',
  puzzles: 'film',
};

const isHere = (location: string, href: string): boolean =>
  href === '/' ? location === '/' : location === href || location.startsWith(`${href}/`);

const Ways = ({ className }: { readonly className: string }) => {
  const words = useWords(SHELL_WORDS);
  const person = useMe((me) => me.person);
  const [location] = useLocation();
  return (
    <nav className={className} aria-label={words.menu}>
      {WAYS.map(({ href, icon, word }) => (
        <Link
          key={href}
          href={href}
          title={word === 'me' ? person?.name : undefined}
          aria-current={isHere(location, href) ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>{words[word]}</span>
        </Link>
      ))}
    </nav>
  );
};

/** What stands around every page but the table: where one is, and the ways from there. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords(SHELL_WORDS);
  const preferences = usePreferences();
  const dark = isDark(preferences);
  const [location] = useLocation();
  const title = titleOf(location);
  useTitle(title === null ? null : words.titles[title]);
  useEffect(() => void lookForMe(), []);
  const isLocal = isLocalViewer();
  const brand = (
    <>
      <Logo size={34} />
      <span>{words.name}</span>
    </>
  );
  return (
    <div className={styles.shell} data-room={title === null ? undefined : ROOMS[title]}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <header className={`${band.band} ${styles.top}`}>
        {isLocal ? (
          // The program's own front page, not the house's.
          <a href="/" className={styles.brand}>
            {brand}
          </a>
        ) : (
          <Link href="/" className={styles.brand}>
            {brand}
          </Link>
        )}
        {isLocal ? null : <Ways className={styles.ways} />}
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.language}
            lang={preferences.language === 'vi' ? 'en' : 'vi'}
            onClick={() => prefer({ language: preferences.language === 'vi' ? 'en' : 'vi' })}
          >
            {words.otherLanguage}
          </button>
          <IconButton
            label={dark ? words.toLight : words.toDark}
            icon={<Icon name={dark ? 'sun' : 'moon'} />}
            onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
          />
          <Link href="/settings" className={styles.gear} aria-label={words.settings} title={words.settings}>
            <Icon name="settings" />
          </Link>
        </div>
      </header>
      {isLocal ? null : <InvitationPlace />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isLocal ? null : <Ways className={styles.bottom} />}
    </div>
  );
};
