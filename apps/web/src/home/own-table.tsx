import type { Language } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation/names';
import type { RestAnswer } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { useQuery } from '../net/use-query.ts';
import { ButtonLink } from '../parts/button.tsx';
import { forgetTable, lastTable } from '../table/last-table.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS, type HomeWords } from './messages/vi.ts';
import { readTableCode } from './table-code.ts';

const aboutTable = (
  { game, games, played, phase, company }: RestAnswer<'table'>['table'],
  words: HomeWords,
  language: Language,
): string => {
  // Strangers play on from game to game, without a last one.
  const number = phase === 'playing' && company === 'friends' ? words.gameOf(played + 1, games) : null;
  return [gameName(game, language), number].filter((part) => part !== null).join(' · ');
};

/** The way back to a table that one sits at and that is not over. */
export const OwnTable = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [code] = useState(() => readTableCode(lastTable()));
  const found = useQuery<RestAnswer<'table'>>(code === null ? null : `/api/tables/${code}`);
  const gone =
    found.state === 'refused' ||
    (found.state === 'loaded' && ['completed', 'closed'].includes(found.answer.table.phase));
  useEffect(() => {
    if (gone && code !== null) forgetTable(code);
  }, [gone, code]);
  if (code === null || gone || found.state === 'offline') return null;
  const table = found.state === 'loaded' ? found.answer.table : null;
  return (
    // Room is kept until it is known whether there is a table: nothing moves when there is.
    <section className={styles.waiting} data-asking={table === null}>
      <p>
        <strong>{words.backTitle}</strong>
        <small>{table === null ? '\u00a0' : aboutTable(table, words, language)}</small>
      </p>
      <ButtonLink href={`/t/${code}`} weight="primary">
        {words.back}
      </ButtonLink>
    </section>
  );
};
