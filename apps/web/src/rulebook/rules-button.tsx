import { ruleSetName } from '@sanh-rong/presentation/names';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import type { RuleReference } from './rule-book.tsx';
import styles from './rulebook.module.css';

/** Loaded when a reader opens it. */
export const RuleBook = lazy(() => import('./rule-book.tsx').then(({ RuleBook: book }) => ({ default: book })));

const useRuleSheet = (place: RuleReference): readonly [sheet: ReactNode, open: () => void] => {
  const words = useWords(RULEBOOK_WORDS);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return [null, () => setOpen(true)];
  const name = ruleSetName(place.game, place.ruleSet, language);
  const title = place.rule === undefined ? words.rulesOf(name) : words.rule(place.rule);
  // A code stands inside a sentence; the sheet does not, and takes none of its look.
  const sheet = createPortal(
    <Sheet title={title} onClose={() => setOpen(false)}>
      <Suspense fallback={<Loading />}>
        <RuleBook {...place} />
      </Suspense>
    </Sheet>,
    document.body,
  );
  return [sheet, () => setOpen(true)];
};

interface RuleCodeProps extends RuleReference {
  readonly rule: string;
  /** What is read there: left out, that it is a rule, and which. */
  readonly children?: string;
}

/** A rule: opens the rule book at its sentence, over the page it stands on. */
export const RuleCode = ({ children, ...place }: RuleCodeProps) => {
  const words = useWords(RULEBOOK_WORDS);
  const [sheet, open] = useRuleSheet(place);
  return (
    <>
      <button
        type="button"
        className={styles.code}
        aria-label={words.read(place.rule)}
        title={words.read(place.rule)}
        onClick={open}
      >
        {children ?? words.short(place.rule)}
      </button>
      {sheet}
    </>
  );
};

/** The whole rule book of what is played. */
export const RulesButton = (place: RuleReference) => {
  const words = useWords(RULEBOOK_WORDS);
  const [sheet, open] = useRuleSheet(place);
  return (
    <>
      <Button icon={<Icon name="book" />} onClick={open}>
        {words.rules}
      </Button>
      {sheet}
    </>
  );
};

/** The same as a picture alone, where there is no room for a word. */
export const RulesIcon = ({ className, ...place }: RuleReference & { readonly className?: string | undefined }) => {
  const words = useWords(RULEBOOK_WORDS);
  const [sheet, open] = useRuleSheet(place);
  return (
    <>
      <IconButton className={className} label={words.rules} icon={<Icon name="book" />} onClick={open} />
      {sheet}
    </>
  );
};
