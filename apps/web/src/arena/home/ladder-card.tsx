import { gameName, ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaAnswerOf, Ladder } from '@sanh-rong/protocol';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { GameEmblem } from '../../games/game-choice.tsx';
import { useQuery } from '../../net/use-query.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { ratingWords } from '../amounts.ts';
import styles from '../arena.module.css';
import { ARENA_WORDS } from '../messages/vi.ts';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { Who } from '../who.tsx';

/** As many as stand on a podium. */
const LEADERS = 3;

const Leaders = ({ game, ruleSet, pool, entries, matches }: Ladder) => {
  const language = useLanguage();
  const query = useQuery<ArenaAnswerOf<'ladder'>>(ARENA_API.ladder(game, ruleSet, pool), null);
  const { again } = query;
  // Who leads is read anew when a bot came or a match ended.
  const counts = `${entries} ${matches}`;
  const readAt = useRef(counts);
  useEffect(() => {
    if (readAt.current === counts) return;
    readAt.current = counts;
    again();
  }, [again, counts]);
  const rows = query.state === 'loaded' ? query.answer.rows : [];
  const leaders = rows.filter(({ bot, active }) => bot !== null && active).slice(0, LEADERS);
  // Their room is kept until they come: nothing jumps.
  const room = `calc(${Math.min(LEADERS, entries)} * (var(--touch) + 1px))`;
  return (
    <ol className={styles.leaders} style={{ minHeight: room }}>
      {leaders.map((row, at) => (
        <li key={row.entry}>
          <b>{at + 1}</b>
          <Who contestant={row} entry={row.entry} size={30} />
          <b>{ratingWords(row.rating.shown, language)}</b>
        </li>
      ))}
    </ol>
  );
};

/** A ladder from outside: what is played, and who leads. */
export const LadderCard = ({ ladder }: { readonly ladder: Ladder }) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { game, ruleSet, pool, entries, matches } = ladder;
  const name = ruleSetName(game, ruleSet, language);
  return (
    <li className={styles.card}>
      <h3>
        <GameEmblem game={game} />
        <span>
          <Link href={ARENA_PAGES.ladder(game, ruleSet, pool)}>{name}</Link>
          <small>
            {name.startsWith(gameName(game, language)) ? '' : `${gameName(game, language)} · `}
            {words.ladderFacts(entries, matches)}
          </small>
        </span>
      </h3>
      {entries === 0 ? <p className={styles.soft}>{words.ladderEmpty}</p> : <Leaders {...ladder} />}
    </li>
  );
};
