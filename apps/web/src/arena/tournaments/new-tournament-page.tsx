import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import type { Rules } from '../../create/usual-settings.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { TOURNAMENT_WORDS } from './messages/index.ts';
import { TournamentForm } from './tournament-form.tsx';
import styles from './tournaments.module.css';

/** A tournament of one's own. */
export const NewTournamentPage = () => {
  const words = useWords(TOURNAMENT_WORDS);
  const rules = useAnswer<Rules>('/api/rules');
  return (
    <div className={`${arena.page} ${styles.narrow}`}>
      <header className={arena.head}>
        <Link href={ARENA_PAGES.tournaments} className={arena.way}>
          <Icon name="arrow-left" /> {words.allTournaments}
        </Link>
        <h1>{words.newTitle}</h1>
        <p className={arena.soft}>{words.newLead}</p>
      </header>
      {rules.state === 'answered' ? <TournamentForm rules={rules.answer} /> : <Trouble polled={rules} />}
    </div>
  );
};
