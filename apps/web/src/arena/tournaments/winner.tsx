import type { ArenaTournament } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Avatar } from '../../art/avatar.tsx';
import { DrumSun } from '../../art/drum-sun.tsx';
import { Icon } from '../../art/icons.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { contestantName } from '../who.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import styles from './tournaments.module.css';

type Champion = NonNullable<ArenaTournament['winner']>;

const Figure = ({ champion }: { readonly champion: Champion }) => {
  const name = contestantName(champion, useLanguage());
  const { bot } = champion;
  return (
    <div className={styles.figure}>
      <DrumSun className={styles.sun} />
      <Avatar name={bot?.name ?? name} seed={bot?.id ?? name} kind="player" size={72} />
      <Icon name="crown" size={28} />
    </div>
  );
};

/** The winner stands before the sun of a bronze drum; several where nothing could part them. */
export const Winners = ({ winners }: { readonly winners: readonly Champion[] }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  return (
    <section className={styles.winner} aria-label={words.winner}>
      {winners.map((champion) => (
        <div key={champion.bot?.id ?? champion.level}>
          <Figure champion={champion} />
          <div>
            <p>{winners.length === 1 ? words.winner : words.winnerShared}</p>
            <h2>
              {champion.bot === null ? (
                contestantName(champion, language)
              ) : (
                <Link href={`/bots/${champion.bot.id}`}>{contestantName(champion, language)}</Link>
              )}
            </h2>
            {champion.bot === null ? null : <p>{words.winnerOf(champion.bot.owner.name)}</p>}
          </div>
        </div>
      ))}
    </section>
  );
};
