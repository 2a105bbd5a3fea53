import type { Leader, LeadersAnswer } from '@sanh-rong/protocol';
import { Icon } from '../art/icons.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './leaders.module.css';
import { LEADERS_WORDS } from './messages/vi.ts';
import { Trend } from './trend.tsx';

interface OwnStandingProps {
  readonly you: Leader;
  readonly listedFrom: LeadersAnswer<'board'>['listedFrom'];
  readonly isOver: boolean;
}

/** What is still missing before a person is listed, in the words of the page. */
const useMissing = ({ you, listedFrom }: OwnStandingProps): string => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const games = listedFrom.games - you.games;
  const opponents = listedFrom.opponents - you.opponents;
  const missing = [
    ...(games > 0 ? [words.missingGames(games)] : []),
    ...(opponents > 0 ? [words.missingOpponents(opponents)] : []),
    ...(you.person.guest ? [words.missingAccount] : []),
  ];
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(missing);
};

/** Where the viewer stands on the board, or how they get there. */
export const OwnStanding = (props: OwnStandingProps) => {
  const { you, isOver } = props;
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const missing = useMissing(props);
  const isListed = you.place !== null;
  const place = isOver ? words.yourPlaceThen : words.yourPlace;
  return (
    <aside className={styles.own} aria-label={words.you}>
      <Icon name={isListed ? 'trophy' : 'flag'} size={28} />
      <div>
        <b>{you.place !== null ? place(you.place) : isOver ? words.unlistedThen : words.unlisted}</b>
        {isListed || isOver ? null : <span>{words.missing(missing)}</span>}
        <small>
          {words.yourRating(you.rating.toLocaleString(language))} <Trend trend={you.trend} recent={you.recent} /> ·{' '}
          {words.facts(you.games, you.wins)}
        </small>
      </div>
      {you.person.guest ? <ButtonLink href="/me">{words.makeAccount}</ButtonLink> : null}
    </aside>
  );
};
