import { ruleSetName } from '@sanh-rong/presentation/names';
import { Sheet } from '../parts/sheet.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import { RuleBook } from './rule-book.tsx';
import type { RuleReference } from './rule-reference.ts';

interface RuleSheetProps {
  readonly place: RuleReference;
  readonly onClose: () => void;
}

/** The rule book over a page, open at one rule or at its contents. */
export const RuleSheet = ({ place, onClose }: RuleSheetProps) => {
  const words = useWords(RULEBOOK_WORDS);
  const language = useLanguage();
  const name = ruleSetName(place.game, place.ruleSet, language);
  return (
    <Sheet title={place.rule === undefined ? words.rulesOf(name) : words.rule(place.rule)} onClose={onClose}>
      <RuleBook {...place} />
    </Sheet>
  );
};
