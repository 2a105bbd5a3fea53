import { ruleSetName } from '@sanh-rong/presentation/names';
import type { LeadersAnswer, PersonRating } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Sparkline } from '../chart/sparkline.tsx';
import { useQuery } from '../net/use-query.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './leaders.module.css';
import { LEADERS_WORDS } from './messages/vi.ts';
import { Trend } from './trend.tsx';

const Rating = ({ of }: { readonly of: PersonRating }) => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const { game, ruleSet, season, place, rating, trend, recent } = of;
  return (
    <li>
      <Link href={`/leaders?${new URLSearchParams({ game, ruleSet, season: season.id })}`} className={styles.ofPerson}>
        <span>
          <b>{ruleSetName(game, ruleSet, language)}</b>
          <small>
            {words.seasonName(season.year, season.quarter)} · {place === null ? words.unranked : words.ranked(place)}
          </small>
        </span>
        <Sparkline recent={recent} />
        <span className={styles.rating}>
          <b>{rating.toLocaleString(language)}</b>
          <Trend trend={trend} recent={recent} />
        </span>
      </Link>
    </li>
  );
};

/** Where a person stands on the boards; nothing for a person who has not met another yet. */
export const PersonRatings = ({ id }: { readonly id: string }) => {
  const query = useQuery<LeadersAnswer<'person'>>(`/api/people/${encodeURIComponent(id)}/ratings`);
  if (query.state !== 'loaded' || query.answer.ratings.length === 0) return null;
  return <RatingList ratings={query.answer.ratings} />;
};

/** Ratings beside points: what each of them counts is said, or they seem to disagree. */
export const RatingList = ({ ratings }: { readonly ratings: readonly PersonRating[] }) => {
  const words = useWords(LEADERS_WORDS);
  return (
    <section className={styles.page}>
      <header>
        <h2>{words.title}</h2>
        <p className={styles.soft}>{words.counts}</p>
      </header>
      <ul className={styles.ratings}>
        {ratings.map((of) => (
          <Rating key={`${of.season.id} ${of.game} ${of.ruleSet}`} of={of} />
        ))}
      </ul>
    </section>
  );
};
