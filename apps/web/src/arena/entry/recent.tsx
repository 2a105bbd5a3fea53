import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { MatchRow } from '../match-row.tsx';
import { ARENA_PAGES } from '../paths.ts';
import { ENTRY_WORDS } from './messages/vi.ts';

/** As many as one takes in at a glance; the list of matches has them all. */
const SHOWN = 5;

/** What it has played last, and what it is playing. */
export const Recent = ({ id, recent }: Pick<LadderEntryDetail, 'id' | 'recent'>) => {
  const words = useWords(ENTRY_WORDS);
  return (
    <section className={arena.part}>
      <h2>{words.recent}</h2>
      {recent.length === 0 ? <p className={arena.soft}>{words.noRecent}</p> : null}
      <ul className={arena.list}>
        {recent.slice(0, SHOWN).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      {recent.length > SHOWN ? (
        <div className={arena.actions}>
          <ButtonLink
            href={`${ARENA_PAGES.matches}?${new URLSearchParams({ entry: id })}`}
            icon={<Icon name="history" />}
          >
            {words.allMatches}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
};
