import type { ArenaTournament } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Avatar } from '../../art/avatar.tsx';
import { DrumSun } from '../../art/drum-sun.tsx';
import { Icon } from '../../art/icons.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { contenderName } from '../who.tsx';
import { TOURNAMENT_WORDS } from './messages/index.ts';
import styles from './tournaments.module.css';

/** Whoever has won stands before the sun of a bronze drum. */
export const Winner = ({ winner }: { readonly winner: NonNullable<ArenaTournament['winner']> }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const { bot } = winner;
  const name = contenderName(winner, language);
  return (
    <section className={styles.winner} aria-label={words.winner}>
      <div className={styles.figure}>
        <DrumSun className={styles.sun} />
        <Avatar name={bot?.name ?? name} seed={bot?.id ?? name} kind="player" size={72} />
        <Icon name="crown" size={28} />
      </div>
      <div>
        <p>{words.winner}</p>
        <h2>{bot === null ? name : <Link href={`/bots/${bot.id}`}>{name}</Link>}</h2>
        {bot === null ? null : <p>{words.winnerOf(bot.owner.name)}</p>}
      </div>
    </section>
  );
};
