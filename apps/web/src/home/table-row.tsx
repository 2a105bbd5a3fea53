import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableSummary } from '@sanh-rong/table';
import { Link } from 'wouter';
import { GameEmblem } from '../games/game-choice.tsx';
import { ModeBadge } from '../table/mode-badge.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';

/** A table from outside: what is played, who sits there, and whether there is a seat. */
export const TableRow = ({ table }: { readonly table: TableSummary }) => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { code, name, game, ruleSet, phase, mode, people, players, bots, free, host, games, played } = table;
  const joinable = phase !== 'playing' && free > 0;
  const company = [
    ...people,
    ...(players > 0 ? [words.players(players)] : []),
    ...(bots > 0 ? [words.bots(bots)] : []),
  ];
  const about = [
    ruleSetName(game, ruleSet, language),
    joinable ? words.freeSeats(free) : words.gameOf(Math.min(played + 1, games), games),
  ];
  return (
    <li>
      <Link href={`/t/${code}`} className={styles.table}>
        <GameEmblem game={game} />
        <span className={styles.tableText}>
          <strong>
            {name || (host === null ? words.tableNamed(code) : words.tableOf(host))} <ModeBadge mode={mode} />
          </strong>
          <small>{about.join(' · ')}</small>
          {company.length === 0 ? null : <small>{company.join(', ')}</small>}
        </span>
        <span className={joinable ? styles.sit : styles.watch}>{joinable ? words.sit : words.watch}</span>
      </Link>
    </li>
  );
};
