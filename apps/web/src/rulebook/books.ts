import type { Language, RuleSetId } from '@sanh-rong/engine';
import { type BookSection, readBook } from './markdown.ts';

type Load = () => Promise<{ readonly default: string }>;

/** The books of docs/rules themselves, so that page and book cannot say two things. */
const BOOKS: Readonly<Record<RuleSetId, Readonly<Record<Language, Load>>>> = {
  'mien-nam': {
    vi: () => import('../../../../docs/rules/vi/tien-len-mien-nam.md?raw'),
    en: () => import('../../../../docs/rules/en/tien-len-mien-nam.md?raw'),
  },
  thirteen: {
    vi: () => import('../../../../docs/rules/vi/thirteen.md?raw'),
    en: () => import('../../../../docs/rules/en/thirteen.md?raw'),
  },
  'ta-la': {
    vi: () => import('../../../../docs/rules/vi/phom.md?raw'),
    en: () => import('../../../../docs/rules/en/phom.md?raw'),
  },
  basic: {
    vi: () => import('../../../../docs/rules/vi/phom.md?raw'),
    en: () => import('../../../../docs/rules/en/phom.md?raw'),
  },
  lieng: {
    vi: () => import('../../../../docs/rules/vi/lieng.md?raw'),
    en: () => import('../../../../docs/rules/en/lieng.md?raw'),
  },
};

export const RULE_SETS_WITH_BOOKS = Object.keys(BOOKS) as readonly RuleSetId[];

export const loadBook = async (ruleSet: string, language: Language): Promise<readonly BookSection[]> =>
  Object.hasOwn(BOOKS, ruleSet) ? readBook((await BOOKS[ruleSet as RuleSetId][language]()).default, ruleSet) : [];
