import { gameName, ruleSetName } from '@sanh-rong/face/names';
import type { RestAnswer } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { useAnswer } from '../net/use-answer.ts';
import { ButtonLink } from '../parts/button.tsx';
import { type PracticeGlimpse, unfinishedPractice } from '../practice/shelf.ts';
import { PRACTICE_TABLE } from '../practice/start.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';
import { OWN_TABLE_KEY, readTableCode } from './table-code.ts';

interface WaitingProps {
  readonly title: string;
  readonly about: string;
  /** What becomes of it otherwise. */
  readonly note?: string;
  readonly href: string;
  readonly go: string;
}

const Waiting = ({ title, about, note, href, go }: WaitingProps) => (
  <section className={styles.waiting}>
    <p>
      <strong>{title}</strong>
      <small>{about}</small>
      {note === undefined ? null : <small>{note}</small>}
    </p>
    <ButtonLink href={href} weight="primary">
      {go}
    </ButtonLink>
  </section>
);

/** The way back to a table that one sits at and that is not over. */
export const OwnTable = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [code] = useState(() => readTableCode(localStorage.getItem(OWN_TABLE_KEY) ?? ''));
  const found = useAnswer<RestAnswer<'table'>>(code === null ? null : `/api/tables/${code}`);
  const gone =
    found.state === 'refused' ||
    (found.state === 'answered' && ['completed', 'closed'].includes(found.answer.table.phase));
  useEffect(() => {
    if (gone && localStorage.getItem(OWN_TABLE_KEY) === code) localStorage.removeItem(OWN_TABLE_KEY);
  }, [gone, code]);
  if (gone || found.state !== 'answered') return null;
  const { game, games, played, phase } = found.answer.table;
  const about = [gameName(game, language), phase === 'playing' ? words.gameOf(played + 1, games) : null];
  return (
    <Waiting
      title={words.backTitle}
      about={about.filter((part) => part !== null).join(' · ')}
      href={`/t/${code}`}
      go={words.back}
    />
  );
};

/** The way back to a practice table of this browser. Whoever deals anew here gives it up. */
export const OwnPractice = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [glimpse, setGlimpse] = useState<PracticeGlimpse | null>(null);
  useEffect(() => {
    let stale = false;
    void unfinishedPractice().then((found) => !stale && setGlimpse(found));
    return () => {
      stale = true;
    };
  }, []);
  if (glimpse === null) return null;
  const { game, ruleSet, played, games } = glimpse;
  const about = `${ruleSetName(game, ruleSet, language)} · ${words.gameOf(Math.min(played + 1, games), games)}`;
  return (
    <Waiting
      title={words.practiceTitle}
      about={about}
      note={words.practiceGivenUp}
      href={PRACTICE_TABLE}
      go={words.practiceBack}
    />
  );
};
