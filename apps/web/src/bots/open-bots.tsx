import { gameName } from '@sanh-rong/presentation/names';
import type { BotAnswerOf } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../art/avatar.tsx';
import { useQuery } from '../net/use-query.ts';
import { Field } from '../parts/choice.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { BotFacts } from './bot-card.tsx';
import styles from './bots.module.css';
import { BOTS_WORDS } from './messages/vi.ts';

const Found = ({ search }: { readonly search: string }) => {
  const words = useWords(BOTS_WORDS);
  const language = useLanguage();
  const wanted = search.trim() === '' ? '' : `?${new URLSearchParams({ search: search.trim() })}`;
  const query = useQuery<BotAnswerOf<'open'>>(`/api/bots/open${wanted}`);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice onAgain={query.again} />;
  if (query.state === 'refused') return <p className={styles.fault}>{query.error.message}</p>;
  const { bots } = query.answer;
  if (bots.length === 0) return <p className={styles.soft}>{wanted === '' ? words.noOpen : words.noneFound}</p>;
  return (
    <ul className={styles.list}>
      {bots.map((bot) => (
        <li key={bot.id} className={styles.card}>
          <Avatar name={bot.name} seed={bot.id} kind="player" size={48} />
          <div className={styles.about}>
            <h3>
              <Link href={`/bots/${bot.id}`}>{bot.name}</Link>
            </h3>
            <small>{gameName(bot.game, language)}</small>
            {bot.description === '' ? null : <p>{bot.description}</p>}
            <BotFacts bot={bot} />
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Milliseconds without another letter until a search begins. */
const PAUSE = 300;

const useCalm = (text: string): string => {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
};

/** Bots of others that may be played against, or read. */
export const OpenBots = () => {
  const words = useWords(BOTS_WORDS);
  const [search, setSearch] = useState('');
  const calm = useCalm(search);
  return (
    <section className={styles.part}>
      <h2>{words.openTitle}</h2>
      <p className={styles.soft}>{words.openText}</p>
      <Field label={words.search}>
        {(id) => (
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <Found search={calm} />
    </section>
  );
};
