import type { Course } from '../course.ts';
import { elsewhere } from '../elsewhere.tsx';
import { Combinations, Goal } from './combinations.tsx';
import { CuttingTable } from './cutting-table.tsx';
import { exercises } from './exercises.ts';
import { TIENLEN_EXERCISE_WORDS, TIENLEN_LESSON_WORDS } from './messages/vi.ts';
import { Round, Scoring, Special } from './scoring.tsx';
import { TryOut } from './try-out.tsx';

const { vi, en } = TIENLEN_LESSON_WORDS;

const title = (id: keyof typeof vi.titles) => ({ vi: vi.titles[id], en: en.titles[id] });

/** The rules that only one of the rule sets has. */
const own = (ruleSet: string, south: readonly string[], thirteen: readonly string[]): readonly string[] =>
  ruleSet === 'thirteen' ? thirteen : south;

const OTHERS = {
  game: 'tienlen',
  title: title('elsewhere'),
  differences: { vi: vi.elsewhere, en: en.elsewhere },
};

export const tienlenCourse: Course = {
  game: 'tienlen',
  ruleSets: ['mien-nam', 'thirteen'],
  sections: (ruleSet) => [
    { id: 'goal', title: title('goal'), rules: ['CD-1', ...own(ruleSet, ['MN-11'], ['TH-8'])], Body: Goal },
    { id: 'kinds', title: title('kinds'), rules: ['TL-1'], Body: Combinations },
    { id: 'try', title: title('try'), rules: own(ruleSet, ['MN-4', 'MN-6'], ['TH-2', 'TH-4']), Body: TryOut },
    { id: 'round', title: title('round'), rules: ['TL-3', 'TL-4', 'TL-5'], Body: Round },
    { id: 'cut', title: title('cut'), rules: own(ruleSet, ['MN-6', 'MN-7'], ['TH-4']), Body: CuttingTable },
    {
      id: 'score',
      title: title('score'),
      rules: own(ruleSet, ['MN-8', 'MN-13', 'MN-14', 'MN-15', 'MN-19'], ['TH-11']),
      Body: Scoring,
    },
    { id: 'special', title: title('special'), rules: own(ruleSet, ['MN-17'], ['TH-6']), Body: Special },
    elsewhere(OTHERS, ruleSet),
  ],
  exercises,
  exerciseWords: TIENLEN_EXERCISE_WORDS,
};
