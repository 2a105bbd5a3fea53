import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import { openRule } from './open-rule.tsx';
import type { RuleReference } from './rule-reference.ts';
import styles from './rulebook.module.css';

interface RuleCodeProps extends RuleReference {
  readonly rule: string;
  /** What is read there: left out, that it is a rule, and which. */
  readonly children?: string;
}

/** A rule: opens the rule book at its sentence, over the page it stands on. */
export const RuleCode = ({ children, ...place }: RuleCodeProps) => {
  const words = useWords(RULEBOOK_WORDS);
  return (
    <button
      type="button"
      className={styles.code}
      aria-label={words.read(place.rule)}
      title={words.read(place.rule)}
      onClick={() => openRule(place)}
    >
      {children ?? words.short(place.rule)}
    </button>
  );
};

/** The whole rule book of what is played. */
export const RulesButton = (place: RuleReference) => {
  const words = useWords(RULEBOOK_WORDS);
  return (
    <Button icon={<Icon name="book" />} onClick={() => openRule(place)}>
      {words.rules}
    </Button>
  );
};

/** The same as a picture alone, where there is no room for a word. */
export const RulesIcon = ({ className, ...place }: RuleReference & { readonly className?: string | undefined }) => {
  const words = useWords(RULEBOOK_WORDS);
  return (
    <IconButton className={className} label={words.rules} icon={<Icon name="book" />} onClick={() => openRule(place)} />
  );
};
