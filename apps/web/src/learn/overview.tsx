import { type CardId, RANKS, SUITS } from '@sanh-rong/engine';
import { gameName, tagline } from '@sanh-rong/presentation/names';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { emblemOf } from '../games/emblems.ts';
import { GameEmblem } from '../games/game-choice.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Switch } from '../parts/choice.tsx';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { Primer } from './course.ts';
import { PRIMERS } from './courses.ts';
import styles from './learn.module.css';
import { LEARN_WORDS } from './messages/vi.ts';
import own from './overview.module.css';
import { solvedOf, useProgress } from './progress.ts';
import { ShownCards } from './shown-cards.tsx';
import { TryNow } from './try-now.tsx';

const GameTile = ({ primer: { game, words: catalogue } }: { readonly primer: Primer }) => {
  const words = useWords(LEARN_WORDS);
  const { first, time } = useWords(catalogue);
  const language = useLanguage();
  const solved = useProgress((progress) => solvedOf(progress, game));
  return (
    <li className={own.tile}>
      <Link href={`/learn/${game}`} className={own.tileHead}>
        <GameEmblem game={game} />
        <div>
          <h2>{gameName(game, language)}</h2>
          {tagline(game, emblemOf(game)?.ruleSet ?? '', language)}
        </div>
      </Link>
      <p>
        <b>{words.firstLearn}</b> {first}
      </p>
      <p className={own.facts}>
        <span>
          <Icon name="clock" size={16} /> {time}
        </span>
        {solved === 0 ? null : (
          <span>
            <Icon name="check" size={16} /> {words.solvedOf(solved)}
          </span>
        )}
      </p>
      <div className={own.tileActions}>
        <ButtonLink href={`/learn/${game}`} weight="primary" icon={<Icon name="book" size={20} />}>
          {words.learnGameOf(gameName(game, language))}
        </ButtonLink>
        <TryNow game={game} weight="plain" />
      </div>
    </li>
  );
};

const FirstGameTips = () => {
  const words = useWords(LEARN_WORDS);
  const wanted = usePreferences(({ hints }) => hints);
  return <Switch label={words.tips} note={words.tipsNote} on={wanted} onChange={(hints) => prefer({ hints })} />;
};

/** One card of every rank. */
const ONE_OF_EACH: readonly CardId[] = RANKS.map((rank, index): CardId => `${rank}${SUITS[index % SUITS.length]}`);

const Deck = () => {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  return (
    <section className={styles.lesson}>
      <h2>{words.deck}</h2>
      <p>{words.deckNote}</p>
      <dl className={styles.glossary}>
        {PRIMERS.map(({ game, words: catalogue }) => (
          <div key={game}>
            <dt>{gameName(game, language)}</dt>
            <dd>{catalogue[language].order}</dd>
          </div>
        ))}
      </dl>
      <ShownCards cards={ONE_OF_EACH} />
      <ul className={own.suits} aria-label={words.suits}>
        {SUITS.map((suit) => (
          <li key={suit}>
            <ShownCards cards={[`A${suit}`]} size="small" />
            {words.suitNames[suit]}
          </li>
        ))}
      </ul>
      <p>{words.courts}</p>
    </section>
  );
};

const Glossary = ({ primer: { game, words: catalogue } }: { readonly primer: Primer }) => {
  const { glossary } = useWords(catalogue);
  const language = useLanguage();
  return (
    <section>
      <h3>{gameName(game, language)}</h3>
      <dl className={styles.glossary}>
        {glossary.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** All games at a glance: what to learn first, the deck, and what people say at the table. */
export const Overview = () => {
  const words = useWords(LEARN_WORDS);
  return (
    <div className={own.overview}>
      <header>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p>
          {words.puzzles} <Link href="/puzzles">{words.toPuzzles}</Link>
        </p>
      </header>
      <ul className={own.tiles} aria-label={words.games}>
        {PRIMERS.map((primer) => (
          <GameTile key={primer.game} primer={primer} />
        ))}
      </ul>
      <FirstGameTips />
      <Deck />
      <section className={styles.lesson}>
        <h2>{words.glossary}</h2>
        <p>{words.glossaryNote}</p>
        <div className={own.glossaries}>
          {PRIMERS.map((primer) => (
            <Glossary key={primer.game} primer={primer} />
          ))}
        </div>
      </section>
    </div>
  );
};
