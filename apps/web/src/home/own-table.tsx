import { gameName } from '@sanh-rong/face/names';
import type { RestAnswer } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { useAnswer } from '../net/use-answer.ts';
import { ButtonLink } from '../parts/button.tsx';
import { forgetTable, lastTable } from '../table/last-table.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';
import { readTableCode } from './table-code.ts';

/** The way back to a table that one sits at and that is not over. */
export const OwnTable = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [code] = useState(() => readTableCode(lastTable()));
  const found = useAnswer<RestAnswer<'table'>>(code === null ? null : `/api/tables/${code}`);
  const gone =
    found.state === 'refused' ||
    (found.state === 'answered' && ['completed', 'closed'].includes(found.answer.table.phase));
  useEffect(() => {
    if (gone && code !== null) forgetTable(code);
  }, [gone, code]);
  if (gone || found.state !== 'answered') return null;
  const { game, games, played, phase } = found.answer.table;
  const about = [gameName(game, language), phase === 'playing' ? words.gameOf(played + 1, games) : null];
  return (
    <section className={styles.waiting}>
      <p>
        <strong>{words.backTitle}</strong>
        <small>{about.filter((part) => part !== null).join(' · ')}</small>
      </p>
      <ButtonLink href={`/t/${code}`} weight="primary">
        {words.back}
      </ButtonLink>
    </section>
  );
};
