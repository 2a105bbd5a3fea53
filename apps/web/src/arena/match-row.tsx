import { ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaMatch, MatchContestant } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { GameEmblem } from '../games/game-choice.tsx';
import { whenWords } from '../history/when.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { pointsWords } from './amounts.ts';
import styles from './arena.module.css';
import { ARENA_WORDS } from './messages/vi.ts';
import { ARENA_PAGES } from './paths.ts';
import { contestantName } from './who.tsx';

/** The best first, as far as there is a best. */
const inOrder = (contestants: readonly MatchContestant[]): readonly MatchContestant[] =>
  [...contestants].sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || (b.points?.mean ?? 0) - (a.points?.mean ?? 0));

/** A match as a line of a list: who plays, what, and how far it is. */
export const MatchRow = ({ match }: { readonly match: ArenaMatch }) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { id, game, ruleSet, kind, status, played, deals, contestants, waiting, createdAt, endedAt } = match;
  const isRunning = status === 'running';
  // What the stand-in made of its seats is not its own.
  const scoreOf = ({ disqualified, points }: MatchContestant): string => {
    if (disqualified) return words.out;
    return points === null ? '' : pointsWords(points.mean, language);
  };
  const about = [
    ruleSetName(game, ruleSet, language),
    words.kinds[kind],
    isRunning ? words.dealsOf(played, deals) : words.deals(deals),
    ...(status === 'finished' || isRunning ? [] : [words.statuses[status]]),
    ...(waiting === undefined ? [] : [words.ahead(waiting.ahead)]),
    ...(isRunning || status === 'waiting' ? [] : [whenWords(endedAt ?? createdAt, Date.now(), language)]),
  ];
  return (
    <li>
      <Link href={ARENA_PAGES.match(id)} className={styles.row}>
        <GameEmblem game={game} />
        <span>
          {inOrder(contestants).map((contestant, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a contestant may sit there twice.
            <span key={at} className={styles.side}>
              <b>{contestantName(contestant, language)}</b>
              {contestant.place === 1 ? (
                <>
                  <Icon name="crown" />
                  <span className="only-read"> {words.won}</span>
                </>
              ) : null}
              <span>{scoreOf(contestant)}</span>
            </span>
          ))}
          <small>{about.join(' · ')}</small>
        </span>
        {isRunning ? <span className={styles.watch}>{words.watch}</span> : null}
      </Link>
    </li>
  );
};
