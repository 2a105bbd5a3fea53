import type { ArenaTournamentDetail, ShownEstimate } from '@sanh-rong/protocol';
import { SeatTable } from '../../results/seat-table.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { pointsWords } from '../amounts.ts';
import arena from '../arena.module.css';
import { verdictOf } from '../charts/figures.ts';
import { contestantName } from '../who.tsx';
import { cellsOf } from './crosstable-cells.ts';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import styles from './tournaments.module.css';

const Cell = ({ lead }: { readonly lead: ShownEstimate | null }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  if (lead === null)
    return (
      <span className={styles.cell}>
        <span className="only-read">{words.notMet}</span>
      </span>
    );
  const verdict = verdictOf(lead);
  return (
    <span className={styles.cell} data-verdict={verdict}>
      {pointsWords(lead.mean, language)}
      <span className="only-read"> {words.clearly[verdict]}</span>
    </span>
  );
};

/** Everybody against everybody. On a phone it is moved sideways under the names, which stay. */
export const Crosstable = ({ standings, crosstable }: Pick<ArenaTournamentDetail, 'standings' | 'crosstable'>) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  // Without versions: there is little room, and in a tournament each bot has one.
  const names = standings.map((standing) => standing.bot?.name ?? contestantName(standing, language));
  const cells = cellsOf(crosstable, standings.length);
  return (
    <section className={arena.part}>
      <h2>{words.crosstable}</h2>
      <SeatTable
        title={words.crosstable}
        corner={words.bot}
        names={names.map((_, at) => String(at + 1))}
        rows={cells.map((row, at) => ({
          key: standings[at].bot?.id ?? names[at],
          head: (
            <span className={styles.rowHead}>
              <b>{at + 1}</b> {names[at]}
            </span>
          ),
          cells: row.map((lead, column) =>
            column === at ? (
              <span key={names[column]} className={styles.self} aria-hidden="true" />
            ) : (
              <Cell key={names[column]} lead={lead} />
            ),
          ),
        }))}
      />
      <p className={arena.soft}>{words.crosstableNote}</p>
    </section>
  );
};
