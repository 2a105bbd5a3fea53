import { ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaAnswerOf } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, ratingWords } from '../amounts.ts';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import styles from './entry.module.css';
import { ENTRY_WORDS } from './messages/vi.ts';

const EnterSheet = lazy(() => import('../enter/enter-sheet.tsx').then(({ EnterSheet: sheet }) => ({ default: sheet })));

/** The way into a ladder, for a bot that stands in none. */
const Enter = ({ bot, onEntered }: { readonly bot: string; readonly onEntered: () => void }) => {
  const words = useWords(ENTRY_WORDS);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery<ArenaAnswerOf<'ladders'>>(isOpen ? ARENA_API.ladders() : null);
  const close = (): void => {
    setOpen(false);
    onEntered();
  };
  return (
    <>
      <Button weight="quiet" onClick={() => setOpen(true)}>
        {words.enter}
      </Button>
      {isOpen && query.state === 'loaded' ? (
        <Suspense fallback={null}>
          <EnterSheet ladders={query.answer.ladders} first={bot} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};

interface StandingLineProps {
  readonly bot: string;
  readonly mine: boolean;
}

/** Where a bot stands in the arena, for its page in the workshop; for its owner the way in, where it stands nowhere. */
export const StandingLine = ({ bot, mine }: StandingLineProps) => {
  const words = useWords(ENTRY_WORDS);
  const language = useLanguage();
  const query = useQuery<ArenaAnswerOf<'entries'>>(`/api/bots/${bot}/entries`);
  // It is an aside: without an answer the page says nothing of the arena.
  if (query.state !== 'loaded') return null;
  const { entries } = query.answer;
  if (entries.length === 0 && !mine) return null;
  return (
    <div className={styles.standing}>
      <Icon name="trophy" />
      <strong>{words.inArena}</strong>
      {entries.length === 0 ? <Enter bot={bot} onEntered={query.again} /> : null}
      {entries.map(({ id, game, ruleSet, place, rating, active }) => (
        <Link key={id} href={ARENA_PAGES.entry(id)}>
          {ruleSetName(game, ruleSet, language)}:{' '}
          {active
            ? words.standing(place === null ? '–' : countWords(place, language), ratingWords(rating.shown, language))
            : words.notActive}
        </Link>
      ))}
    </div>
  );
};
