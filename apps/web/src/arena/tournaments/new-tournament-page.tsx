import type { Rules } from '../../create/usual-settings.ts';
import { useQuery } from '../../net/use-query.ts';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { PageHead } from '../page-head.tsx';
import { ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TournamentForm } from './tournament-form.tsx';
import styles from './tournaments.module.css';

/** A tournament of one's own. */
export const NewTournamentPage = () => {
  const words = useWords(TOURNAMENT_WORDS);
  const rules = useQuery<Rules>('/api/rules');
  return (
    <div className={`${arena.page} ${styles.narrow}`}>
      <PageHead back={{ href: ARENA_PAGES.tournaments, label: words.allTournaments }} title={words.newTitle}>
        <p className={arena.soft}>{words.newLead}</p>
      </PageHead>
      {rules.state === 'loaded' ? <TournamentForm rules={rules.answer} /> : <Trouble query={rules} />}
    </div>
  );
};
