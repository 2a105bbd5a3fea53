import type { Course } from '../course.ts';
import { elsewhere } from '../elsewhere.tsx';
import { Betting, Words } from './betting.tsx';
import { exercises } from './exercises.ts';
import { Goal, Kinds, Ties } from './kinds.tsx';
import { LIENG_EXERCISE_WORDS, LIENG_LESSON_WORDS } from './messages/vi.ts';
import { TryOut } from './try-out.tsx';

const { vi, en } = LIENG_LESSON_WORDS;

const title = (id: keyof typeof vi.titles) => ({ vi: vi.titles[id], en: en.titles[id] });

const OTHERS = {
  game: 'lieng',
  title: title('elsewhere'),
  differences: { vi: vi.elsewhere, en: en.elsewhere },
};

export const liengCourse: Course = {
  game: 'lieng',
  ruleSets: ['lieng'],
  sections: (ruleSet) => [
    { id: 'goal', title: title('goal'), rules: ['LG-1'], Body: Goal },
    { id: 'kinds', title: title('kinds'), rules: ['LG-2'], Body: Kinds },
    { id: 'try', title: title('try'), rules: ['LG-2', 'LG-4'], Body: TryOut },
    { id: 'ties', title: title('ties'), rules: ['LG-3', 'LG-4'], Body: Ties },
    { id: 'words', title: title('words'), rules: ['LG-5'], Body: Words },
    { id: 'bets', title: title('bets'), rules: ['LG-5', 'LG-6'], Body: Betting },
    elsewhere(OTHERS, ruleSet),
  ],
  exercises,
  exerciseWords: LIENG_EXERCISE_WORDS,
};
