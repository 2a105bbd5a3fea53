import { unitName } from '@sanh-rong/presentation/names';
import type { ArenaMatchDetail, MatchContestant } from '@sanh-rong/protocol';
import { useLanguage, useWords } from '../../words/words.ts';
import { pointsWords, ratingWords, shareWords, thinkingWords } from '../amounts.ts';
import styles from '../arena.module.css';
import { ARENA_WORDS } from '../messages/vi.ts';
import { PlaceHead } from '../place-head.tsx';
import { RangeBar, type Scale } from '../range-bar.tsx';
import table from '../table.module.css';
import { Who } from '../who.tsx';
import { MATCH_WORDS } from './messages/vi.ts';

/** One scale for all, with zero on it. */
const scaleOfAll = (contestants: readonly MatchContestant[]): Scale => {
  const ends = contestants.flatMap(({ points }) =>
    points === null ? [] : [points.low ?? points.mean, points.high ?? points.mean],
  );
  return { low: Math.min(0, ...ends), high: Math.max(0, ...ends) };
};

/** The best so far first; those without points stay as they are seated. */
const inOrder = (contestants: readonly MatchContestant[]): readonly MatchContestant[] =>
  [...contestants].sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || (b.points?.mean ?? 0) - (a.points?.mean ?? 0));

/**
 * Of all the games, in how many a seat of that side came first; a first place that is shared is shared. What is told is
 * the share of a single seat, and a side may have several.
 */
const gamesWon = ({ contestants, lineup }: ArenaMatchDetail, contestant: MatchContestant): number | null => {
  const own = contestants.indexOf(contestant);
  return contestant.wins === null ? null : contestant.wins * lineup.filter((who) => who === own).length;
};

const Points = ({ contestant, scale }: { readonly contestant: MatchContestant; readonly scale: Scale }) => {
  const words = useWords(ARENA_WORDS);
  const own = useWords(MATCH_WORDS);
  const language = useLanguage();
  const { points } = contestant;
  if (points === null) return <td>–</td>;
  const { mean, low, high } = points;
  return (
    <td>
      <b>{pointsWords(mean, language)}</b>
      <small>
        {low === null || high === null
          ? own.unknownYet
          : words.between(pointsWords(low, language), pointsWords(high, language))}
      </small>
      <RangeBar low={low ?? mean} middle={mean} high={high ?? mean} scale={scale} />
    </td>
  );
};

/** A mark's rating is the same before and after. */
const RatingWords = ({ rating, bot }: Pick<MatchContestant, 'rating' | 'bot'>) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  if (rating === null) return <>–</>;
  const before = ratingWords(rating.before.shown, language);
  if (bot === null) return <>{before}</>;
  if (rating.after === null) return <>{words.ratingBefore(before)}</>;
  const after = ratingWords(rating.after.shown, language);
  return (
    <>
      <span aria-hidden="true">{words.ratingChange(before, after)}</span>
      <span className="only-read">{words.ratingChangeRead(before, after)}</span>
    </>
  );
};

interface RowProps {
  readonly contestant: MatchContestant;
  /** Share of the games that it won. */
  readonly share: number | null;
  readonly scale: Scale;
  readonly isRated: boolean;
}

const Row = ({ contestant, share, scale, isRated }: RowProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const { bot, entry, place, strikes, disqualified, decisions, micros, longest, rating } = contestant;
  const won = share === null ? null : shareWords(share, language);
  // The time of built-in players is not measured.
  const mean = decisions === 0 || bot === null ? null : thinkingWords(micros, language);
  return (
    <tr>
      <td>{place ?? '–'}</td>
      <th scope="row" data-who>
        <Who contestant={contestant} entry={entry}>
          {strikes === 0 ? null : (
            <small className={styles.fault}>
              {disqualified ? words.disqualified(strikes) : words.strikes(strikes)}
            </small>
          )}
          {won === null ? null : <small data-narrow>{words.winsOf(won)}</small>}
          {mean === null ? null : <small data-narrow>{words.thinkingOf(mean)}</small>}
          {rating === null ? null : (
            <small data-narrow>
              {words.rating} <RatingWords rating={rating} bot={bot} />
            </small>
          )}
        </Who>
      </th>
      <Points contestant={contestant} scale={scale} />
      <td data-wide>{won ?? '–'}</td>
      <td data-wide>
        {mean ?? '–'}
        {mean === null ? null : <small>{words.longest(thinkingWords(longest, language))}</small>}
      </td>
      {isRated ? (
        <td data-wide>
          <RatingWords rating={rating} bot={bot} />
        </td>
      ) : null}
    </tr>
  );
};

/** Who got how much, how sure that is, and what it cost them to think. */
export const Contestants = ({ match }: { readonly match: ArenaMatchDetail }) => {
  const words = useWords(MATCH_WORDS);
  const arena = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { contestants, game, kind, status } = match;
  const scale = scaleOfAll(contestants);
  const title = status === 'finished' ? words.standing : words.standingSoFar;
  const isRated = kind === 'ladder';
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <table className={table.table}>
        <caption className="only-read">{title}</caption>
        <thead>
          <tr>
            <PlaceHead />
            <th scope="col" data-who>
              {words.contestant}
            </th>
            <th scope="col">{arena.pointsUnit(unitName(game, language))}</th>
            <th scope="col" data-wide>
              {words.wins}
            </th>
            <th scope="col" data-wide>
              {words.thinking}
            </th>
            {isRated ? (
              <th scope="col" data-wide>
                {words.rating}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {inOrder(contestants).map((contestant) => (
            <Row
              key={contestant.bot === null ? contestant.level : `${contestant.bot.id} ${contestant.bot.version}`}
              contestant={contestant}
              share={gamesWon(match, contestant)}
              scale={scale}
              isRated={isRated}
            />
          ))}
        </tbody>
      </table>
      {match.played === 0 ? null : (
        <p className={styles.soft}>
          {words.how} {match.pool === 'remote' ? null : words.evened} {words.winsHow}
        </p>
      )}
    </section>
  );
};
