import type { Course, Section } from '../course.ts';
import { elsewhere } from '../elsewhere.tsx';
import { exercises } from './exercises.ts';
import { Goal, Melds } from './melds.tsx';
import { PHOM_EXERCISE_WORDS, PHOM_LESSON_WORDS } from './messages/vi.ts';
import { TryOut } from './try-out.tsx';
import { Eating, Laying, Scoring, Winning } from './turns.tsx';

const { vi, en } = PHOM_LESSON_WORDS;

const title = (id: keyof typeof vi.titles) => ({ vi: vi.titles[id], en: en.titles[id] });

/** What only the traditional rules have: laying, sending, ù. */
const TRADITIONAL: readonly Section[] = [
  { id: 'lay', title: title('lay'), rules: ['PH-22'], Body: Laying },
  { id: 'u', title: title('u'), rules: ['PH-24', 'PH-25'], Body: Winning },
];

const OTHERS = {
  game: 'phom',
  title: title('elsewhere'),
  differences: { vi: vi.elsewhere, en: en.elsewhere },
};

export const phomCourse: Course = {
  game: 'phom',
  ruleSets: ['ta-la', 'basic'],
  sections: (ruleSet) => {
    const isBasic = ruleSet === 'basic';
    return [
      { id: 'goal', title: title('goal'), rules: ['PH-2', isBasic ? 'PH-12' : 'PH-26'], Body: Goal },
      { id: 'melds', title: title('melds'), rules: ['PH-2', isBasic ? 'PH-10' : 'PH-20'], Body: Melds },
      { id: 'try', title: title('try'), rules: ['PH-2'], Body: TryOut },
      { id: 'eat', title: title('eat'), rules: isBasic ? ['PH-11', 'PH-12'] : ['PH-21', 'PH-23'], Body: Eating },
      ...(isBasic ? [] : TRADITIONAL),
      { id: 'score', title: title('score'), rules: isBasic ? ['PH-14'] : ['PH-24', 'PH-26', 'PH-27'], Body: Scoring },
      elsewhere(OTHERS, ruleSet),
    ];
  },
  exercises,
  exerciseWords: PHOM_EXERCISE_WORDS,
};
