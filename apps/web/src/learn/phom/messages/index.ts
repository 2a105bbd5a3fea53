import type { Catalogue } from '../../../words/words.ts';
import { en } from './en.ts';
import { en as exercisesEn } from './exercises-en.ts';
import { vi as exercisesVi } from './exercises-vi.ts';
import { vi } from './vi.ts';

export const PHOM_LESSON_WORDS: Catalogue<typeof vi> = { vi, en };
export const PHOM_EXERCISE_WORDS: Catalogue<typeof exercisesVi> = { vi: exercisesVi, en: exercisesEn };
