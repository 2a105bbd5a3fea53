import type { Language } from '@sanh-rong/engine';
import { termName } from '@sanh-rong/presentation/names';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import type { RuleReference } from './rule-reference.ts';

/** What stands in a book as the engine calls it, as the table calls it. */
export const codeName = (text: string, { game, ruleSet }: RuleReference, language: Language): string => {
  const { yesNo } = RULEBOOK_WORDS[language];
  return termName(game, ruleSet, text, language) ?? yesNo[text] ?? text;
};
