import { gameName } from '@sanh-rong/presentation/names';
import type { ArenaAnswerOf, ArenaMatch } from '@sanh-rong/protocol';
import { useSearchParams } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { EMBLEMS } from '../../games/emblems.ts';
import { type Pages, type Paging, usePages } from '../../net/use-pages.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { MatchRow } from '../match-row.tsx';
import { ARENA_WORDS } from '../messages/vi.ts';
import { PageHead } from '../page-head.tsx';
import { ARENA_API, ARENA_PAGES, type MatchQuery } from '../paths.ts';
import { Trouble } from '../trouble.tsx';

const MATCHES: Paging<ArenaAnswerOf<'matches'>, ArenaMatch> = {
  cursor: 'before',
  pageOf: ({ matches, next }) => ({ items: matches, next }),
};

/** Matches page by page, newest first. */
export const useMatchPages = (query: MatchQuery): Pages<ArenaMatch> => usePages(ARENA_API.matches(query), MATCHES);

const KINDS: readonly ArenaMatch['kind'][] = ['ladder', 'challenge', 'tournament'];

const kindIn = (asked: string | null): ArenaMatch['kind'] | undefined => KINDS.find((kind) => kind === asked);

/** Every match there was, newest first. What is chosen stands in the address. */
export const MatchesPage = () => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const [asked, setAsked] = useSearchParams();
  const game = EMBLEMS.find((emblem) => emblem.game === asked.get('game'))?.game;
  const kind = kindIn(asked.get('kind'));
  const entry = asked.get('entry') ?? undefined;
  const pages = useMatchPages({ game, kind, entry });
  const choose = (name: string, value: string): void =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const isEmpty = pages.items.length === 0;
  return (
    <div className={styles.page}>
      <PageHead back={{ href: ARENA_PAGES.home, label: words.title }} title={words.matchesTitle} />
      <Choice
        label={words.game}
        value={game ?? ''}
        options={[
          { value: '', label: words.any },
          ...EMBLEMS.map((emblem) => ({ value: emblem.game, label: gameName(emblem.game, language) })),
        ]}
        onChange={(value) => choose('game', value)}
      />
      <Choice
        label={words.kind}
        value={kind ?? ''}
        options={[
          { value: '', label: words.any },
          ...KINDS.map((value) => ({ value: value as string, label: words.kinds[value] })),
        ]}
        onChange={(value) => choose('kind', value)}
      />
      {isEmpty && pages.state !== 'loaded' ? <Trouble query={pages} /> : null}
      {isEmpty && pages.state === 'loaded' ? (
        <Notice
          icon={<Icon name="trophy" size={32} />}
          title={words.noMatches}
          link={{ href: ARENA_PAGES.home, text: words.back }}
        >
          {words.noMatchesText}
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {pages.items.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      {pages.isMore ? (
        <Button disabled={pages.isFetching} onClick={pages.more}>
          {pages.isFetching ? words.fetching : words.more}
        </Button>
      ) : null}
    </div>
  );
};
