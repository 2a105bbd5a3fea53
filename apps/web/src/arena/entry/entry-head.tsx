import { levelName, ruleSetName, tagline } from '@sanh-rong/presentation/names';
import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Avatar } from '../../art/avatar.tsx';
import { whenWords } from '../../history/when.ts';
import { BotBadge } from '../../table/bot-badge.tsx';
import { TABLE_WORDS } from '../../table/messages/vi.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, pointsWords, ratingWords } from '../amounts.ts';
import arena from '../arena.module.css';
import { rangeWords, reachOf } from '../charts/figures.ts';
import { ARENA_WORDS } from '../messages/vi.ts';
import { Way } from '../page-head.tsx';
import { ARENA_PAGES } from '../paths.ts';
import styles from './entry.module.css';
import { type ActionsProps, EntryActions } from './entry-actions.tsx';
import { ENTRY_WORDS } from './messages/vi.ts';
import { wasSentHome } from './sent-home.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const useFacts = (entry: LadderEntryDetail): readonly Fact[] => {
  const words = useWords(ENTRY_WORDS);
  const { rating: ratingName } = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { place, rating, points, matches, games, strikes } = entry;
  return [
    {
      name: words.place,
      value: place === null ? words.noPlace : countWords(place, language),
      note: '',
    },
    {
      name: ratingName,
      value: ratingWords(rating.shown, language),
      note: words.about(ratingWords(rating.mu, language), ratingWords(reachOf(rating), language)),
    },
    {
      name: words.points,
      value: points === null ? '–' : pointsWords(points.mean, language),
      note: points === null ? (games === 0 ? words.noPoints : words.noFigure) : rangeWords(points, language),
    },
    {
      name: words.played,
      value: words.matches(countWords(matches, language)),
      note: words.games(countWords(games, language)),
    },
    ...(strikes === 0 ? [] : [{ name: words.strikes, value: countWords(strikes, language), note: words.strikesNote }]),
  ];
};

/** Who it is, where it stands, and what can be done. */
export const EntryHead = (props: ActionsProps) => {
  const words = useWords(ENTRY_WORDS);
  const table = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { entry } = props;
  const { bot, level, game, ruleSet, pool, mine, active, enteredAt } = entry;
  const name = bot?.name ?? levelName(level ?? '', language).name;
  const facts = useFacts(entry);
  const ladder = ruleSetName(game, ruleSet, language);
  return (
    <header className={arena.head}>
      <Way href={ARENA_PAGES.ladder(game, ruleSet, pool)}>{words.toLadder(ladder)}</Way>
      <div className={styles.title}>
        <Avatar name={name} seed={bot?.id ?? name} kind="player" size={72} />
        <div>
          <h1>
            {name} {bot === null ? null : <BotBadge label={table.bot} />}
          </h1>
          {bot === null ? null : (
            <p>
              {bot.remote ? <strong>{ARENA_WORDS[language].remote} · </strong> : null}
              {words.version(bot.version)} ·{' '}
              {mine ? words.yours : <Link href={`/people/${bot.owner.id}`}>{words.by(bot.owner.name)}</Link>} ·{' '}
              {words.since(whenWords(enteredAt, Date.now(), language))}
            </p>
          )}
          <p>{tagline(game, ruleSet, language)}</p>
        </div>
      </div>
      {active ? null : <p className={styles.withdrawn}>{wasSentHome(entry) ? words.sentHome : words.withdrawn}</p>}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <strong>{fact.value}</strong>
              <small>{fact.note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <EntryActions {...props} />
    </header>
  );
};
