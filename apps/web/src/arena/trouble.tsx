import { Icon } from '../art/icons.tsx';
import type { Query } from '../net/use-query.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './arena.module.css';
import { ARENA_WORDS } from './messages/vi.ts';
import { ARENA_PAGES } from './paths.ts';

interface TroubleProps {
  readonly query: Pick<Query<unknown>, 'state' | 'again'> & { readonly error?: Error };
  readonly of?: 'page' | 'part';
}

/** What stands where there is no answer: waiting, no network, or why it was refused. */
export const Trouble = ({ query, of = 'part' }: TroubleProps) => {
  const words = useWords(ARENA_WORDS);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice of={of} onAgain={query.again} />;
  return (
    <Notice
      of={of}
      icon={<Icon name="warning" size={32} />}
      title={words.wentWrong}
      actions={
        of === 'page' ? (
          <ButtonLink href={ARENA_PAGES.home} weight="primary">
            {words.back}
          </ButtonLink>
        ) : (
          <Button onClick={query.again}>{words.tryAgain}</Button>
        )
      }
    >
      {query.error?.message ?? ''}
    </Notice>
  );
};

/** Above what is from earlier. */
export const StaleNote = ({ isStale }: { readonly isStale: boolean }) => {
  const words = useWords(ARENA_WORDS);
  return (
    <p className={isStale ? styles.fault : 'only-read'} role="status">
      {isStale ? words.stale : ''}
    </p>
  );
};
