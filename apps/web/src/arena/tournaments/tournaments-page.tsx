import type { ArenaAnswerOf, ArenaTournament } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_WORDS } from '../messages/vi.ts';
import { PageHead } from '../page-head.tsx';
import { ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TOURNAMENT_API } from './tournament-api.ts';
import { TournamentRow } from './tournament-row.tsx';

/** Milliseconds between two looks at the list. */
const CALMLY = 20_000;

type Status = ArenaTournament['status'];

const GROUPS: readonly { readonly title: 'open' | 'running' | 'over'; readonly holds: readonly Status[] }[] = [
  { title: 'open', holds: ['open'] },
  { title: 'running', holds: ['running', 'finals'] },
  { title: 'over', holds: ['finished', 'cancelled'] },
];

const Groups = ({ tournaments }: { readonly tournaments: readonly ArenaTournament[] }) => {
  const words = useWords(TOURNAMENT_WORDS);
  return GROUPS.map(({ title, holds }) => {
    const shown = tournaments.filter(({ status }) => holds.includes(status));
    if (shown.length === 0 && title !== 'open') return null;
    return (
      <section key={title} className={arena.part}>
        <h2>{words[title]}</h2>
        {shown.length === 0 ? <p className={arena.soft}>{words.noneOpen}</p> : null}
        <ul className={arena.list}>
          {shown.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      </section>
    );
  });
};

const Create = () => {
  const words = useWords(TOURNAMENT_WORDS);
  return (
    <ButtonLink href={ARENA_PAGES.newTournament} weight="primary" icon={<Icon name="plus" />}>
      {words.create}
    </ButtonLink>
  );
};

/** Every tournament: those one can still join first. */
export const TournamentsPage = () => {
  const words = useWords(TOURNAMENT_WORDS);
  const { title: toArena } = useWords(ARENA_WORDS);
  const query = useQuery<ArenaAnswerOf<'tournaments'>>(TOURNAMENT_API.all, CALMLY);
  const tournaments = query.state === 'loaded' ? query.answer.tournaments : null;
  return (
    <div className={arena.page}>
      <PageHead back={{ href: ARENA_PAGES.home, label: toArena }} title={words.title}>
        <p className={arena.soft}>{words.lead}</p>
        {tournaments?.length === 0 ? null : (
          <div className={arena.actions}>
            <Create />
          </div>
        )}
      </PageHead>
      <StaleNote isStale={query.isStale} />
      {tournaments === null ? <Trouble query={query} /> : null}
      {tournaments?.length === 0 ? (
        <Notice icon={<Icon name="trophy" size={40} />} title={words.emptyTitle} actions={<Create />}>
          {words.emptyText}
        </Notice>
      ) : null}
      {tournaments !== null && tournaments.length > 0 ? <Groups tournaments={tournaments} /> : null}
    </div>
  );
};
