import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { whenWords } from '../../history/when.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, pointsWords } from '../amounts.ts';
import arena from '../arena.module.css';
import { EstimateBar } from '../charts/estimate-bar.tsx';
import { rangeWords, scaleAround } from '../charts/figures.ts';
import table from '../table.module.css';
import styles from './entry.module.css';
import { ENTRY_WORDS } from './messages/vi.ts';

interface VersionsProps {
  readonly versions: LadderEntryDetail['versions'];
  /** The bot whose workshop compares their code; null for another person's. */
  readonly workshop: string | null;
}

/** What each version made of a game, the newest first. */
export const Versions = ({ versions, workshop }: VersionsProps) => {
  const words = useWords(ENTRY_WORDS);
  const language = useLanguage();
  const ordered = [...versions].sort((a, b) => b.version - a.version);
  const scale = scaleAround(ordered.flatMap(({ points }) => (points === null ? [] : [points])));
  return (
    <section className={arena.part}>
      <h2>{words.versions}</h2>
      <table className={`${table.table} ${styles.estimates}`}>
        <thead>
          <tr>
            <th scope="col" data-who>
              {words.versionHead}
            </th>
            <th scope="col" data-bar colSpan={2}>
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ version, games, points, since }) => (
            <tr key={version}>
              <th scope="row" data-who>
                <strong>{words.version(version)}</strong>
                <small>{whenWords(since, Date.now(), language)}</small>
                {workshop === null ? null : (
                  <Link href={`/bots/${workshop}?${new URLSearchParams({ compare: String(version) })}`}>
                    {words.compare}
                    <span className="only-read"> {words.compareOf(version)}</span>
                  </Link>
                )}
              </th>
              <td data-bar>
                {points === null ? null : <EstimateBar estimate={points} scale={scale} />}
                <small>{words.games(countWords(games, language))}</small>
              </td>
              <td>
                {points === null ? (
                  <small>{games === 0 ? words.noPoints : words.noFigure}</small>
                ) : (
                  <>
                    <strong>{pointsWords(points.mean, language)}</strong>
                    <small>{rangeWords(points, language)}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ordered.length > 1 ? <p className={arena.soft}>{words.versionsNote}</p> : null}
    </section>
  );
};
