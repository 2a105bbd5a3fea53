import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, pointsWords } from '../amounts.ts';
import arena from '../arena.module.css';
import { EstimateBar } from '../charts/estimate-bar.tsx';
import { rangeWords, scaleAround } from '../charts/figures.ts';
import { PlaceHead } from '../place-head.tsx';
import type { Scale } from '../range-bar.tsx';
import table from '../table.module.css';
import { Who } from '../who.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import styles from './tournaments.module.css';

type Standing = ArenaTournamentDetail['standings'][number];

interface LineProps {
  readonly standing: Standing;
  readonly scale: Scale;
  readonly isSwiss: boolean;
}

const Line = ({ standing, scale, isSwiss }: LineProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const { place, points, finals, strength, matches, strikes, mine, gone } = standing;
  const marks = [...(strikes === 0 ? [] : [words.strikes(strikes)]), ...(gone ? [words.gone] : [])];
  return (
    <tr data-mine={mine || undefined}>
      <td>
        <b>{place}</b>
      </td>
      <th scope="row" data-who>
        <Who contestant={standing} />
        {marks.length === 0 ? null : <small className={`${arena.fault} ${styles.marks}`}>{marks.join(' · ')}</small>}
      </th>
      <td data-wide>{points === null ? null : <EstimateBar estimate={points} scale={scale} />}</td>
      <td>
        <strong>{points === null ? '–' : pointsWords(points.mean, language)}</strong>
        {points === null ? null : <small>{rangeWords(points, language)}</small>}
        {finals ? <small>{words.finalsPoints(pointsWords(finals.mean, language))}</small> : null}
      </td>
      {isSwiss ? <td>{typeof strength === 'number' ? pointsWords(strength, language) : '–'}</td> : null}
      <td data-wide={isSwiss || undefined}>{countWords(matches, language)}</td>
    </tr>
  );
};

/** Who stands where, as far as it has been played. */
export const Standings = ({ tournament }: { readonly tournament: ArenaTournamentDetail }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const { standings, format, roundList } = tournament;
  const isSwiss = format === 'swiss';
  const hasFinals = roundList.some(({ isFinal }) => isFinal);
  const scale = scaleAround(standings.flatMap(({ points }) => (points === null ? [] : [points])));
  return (
    <section className={arena.part}>
      <h2>{words.standings}</h2>
      <table className={table.table}>
        <thead>
          <tr>
            <PlaceHead />
            <th scope="col" data-who>
              {words.bot}
            </th>
            <td data-wide />
            <th scope="col">{words.points}</th>
            {isSwiss ? <th scope="col">{words.strength}</th> : null}
            <th scope="col" data-wide={isSwiss || undefined}>
              {words.matches}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Line key={standing.bot?.id ?? standing.level} standing={standing} scale={scale} isSwiss={isSwiss} />
          ))}
        </tbody>
      </table>
      <p className={arena.soft}>
        {words.standingsNote} {isSwiss ? words.strengthNote : ''} {hasFinals ? words.finalsDecide : ''}
      </p>
    </section>
  );
};
