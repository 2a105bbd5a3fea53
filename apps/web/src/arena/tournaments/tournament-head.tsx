import { ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { GameEmblem } from '../../games/game-choice.tsx';
import { ShareButtons } from '../../results/share-buttons.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { Way } from '../page-head.tsx';
import { ARENA_PAGES } from '../paths.ts';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { OrganiserActions } from './organiser-actions.tsx';
import { factsOf, progressOf } from './progress.ts';
import styles from './tournaments.module.css';

interface TournamentHeadProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

/** What it is, where it is, and for its organiser what can be done. */
export const TournamentHead = ({ tournament, onChanged }: TournamentHeadProps) => {
  const words = useWords(TOURNAMENT_WORDS);
  const language = useLanguage();
  const { id, name, game, ruleSet, mine, organiser, status } = tournament;
  const { now, next } = progressOf(tournament, words, { now: Date.now(), language });
  return (
    <header className={arena.head}>
      <Way href={ARENA_PAGES.tournaments}>{words.allTournaments}</Way>
      <div className={styles.title}>
        <GameEmblem game={game} />
        <div>
          <h1>{name}</h1>
          <p>
            <Link href={ARENA_PAGES.ladder(game, ruleSet)}>{ruleSetName(game, ruleSet, language)}</Link> ·{' '}
            {mine ? words.byYou : <Link href={`/people/${organiser.id}`}>{words.organisedBy(organiser.name)}</Link>}
          </p>
        </div>
      </div>
      <p className={arena.soft}>{factsOf(tournament, words).join(' · ')}</p>
      <p className={styles.progress} data-status={status} role="status">
        <strong>{now}</strong> <span>{next}</span>
      </p>
      <div className={arena.actions}>
        {mine ? <OrganiserActions tournament={tournament} onChanged={onChanged} /> : null}
        <ShareButtons
          text={words.shareText(name)}
          url={`${location.origin}${ARENA_PAGES.tournament(id)}`}
          words={{ ...words, shareTitle: name }}
        />
      </div>
    </header>
  );
};
