import { gameName } from '@sanh-rong/presentation/names';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { Button, type Weight } from '../parts/button.tsx';
import { useSettling } from '../parts/settling.ts';
import type { PracticeSummary } from '../practice/kept.ts';
import { usePracticePreload } from '../practice/preload.ts';
import { PracticeRefused, practiceTable, startPractice } from '../practice/start.ts';
import { lastUnfinished, useUnfinished } from '../practice/use-unfinished.ts';
import { isFirstPage } from '../shell/arrival.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';

/** The way back to a practice table of another game than the one that is chosen. */
const OtherTable = ({ summary: { game, played, games } }: { readonly summary: PracticeSummary }) => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  return (
    <li>
      <Link href={practiceTable(game)}>
        <span>
          {words.practiceBackTo} <strong>{gameName(game, language)}</strong>
        </span>
        <small>{words.gameOf(Math.min(played + 1, games), games)}</small>
      </Link>
    </li>
  );
};

/** Room for as many as there were when the page was last open, until they have been looked up. */
const OthersAsked = ({ games }: { readonly games: readonly string[] }) =>
  games.length === 0 ? null : (
    <ul className={styles.others} data-asking aria-hidden="true">
      {games.map((game) => (
        <li key={game} />
      ))}
    </ul>
  );

/** Cards against built-in players with one tap: those of the session that waits, else new ones. */
export const Practise = ({ game, weight }: { readonly game: string; readonly weight: Weight }) => {
  const words = useWords(HOME_WORDS);
  const [, navigate] = useLocation();
  usePracticePreload(game);
  const looked = useUnfinished();
  const unfinished = looked ?? [];
  const [dealing, setDealing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const waiting = unfinished.find((summary) => summary.game === game) ?? null;
  const others = unfinished.filter((summary) => summary !== waiting);
  // What waits here is known a moment after the page is there: a tap meant for new cards must not find the old ones.
  const settling = useSettling(waiting === null ? 'new' : 'waiting', isFirstPage());
  // A session that waited the last time is looked for before it could be replaced.
  const mayWait = looked === null && lastUnfinished().includes(game);

  const play = async (): Promise<void> => {
    setDealing(true);
    setFault(null);
    try {
      await startPractice({ game });
    } catch (error) {
      setFault((error instanceof PracticeRefused && error.message) || words.playFailed);
      setDealing(false);
    }
  };

  return (
    <>
      <Button
        weight={weight}
        wide
        disabled={dealing}
        settling={settling || mayWait}
        icon={<Icon name="play" size={22} />}
        onClick={() => (waiting === null ? void play() : navigate(practiceTable(game)))}
      >
        {dealing ? words.dealing : waiting === null ? words.playNow : words.practiceBack}
      </Button>
      <p className={fault === null ? styles.soft : styles.fault} role={fault === null ? undefined : 'alert'}>
        {fault ?? (
          <>
            {waiting === null
              ? words.playNowNote
              : words.practiceWaits(words.gameOf(Math.min(waiting.played + 1, waiting.games), waiting.games))}{' '}
            <Link href={`/practice?game=${game}`}>{waiting === null ? words.options : words.practiceNew}</Link>
          </>
        )}
      </p>
      {looked === null ? <OthersAsked games={lastUnfinished().filter((other) => other !== game)} /> : null}
      {others.length === 0 ? null : (
        <ul className={styles.others} aria-label={words.practiceTitle}>
          {others.map((summary) => (
            <OtherTable key={summary.game} summary={summary} />
          ))}
        </ul>
      )}
    </>
  );
};
