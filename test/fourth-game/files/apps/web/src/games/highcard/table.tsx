import { highcard } from '@sanh-rong/engine/highcard';
import type { AnyPresentation } from '@sanh-rong/presentation';
import { highcardPresentation } from '@sanh-rong/presentation/highcard';
import type { Course, Primer } from '../../learn/course.ts';
import type { Emblem } from '../emblems.ts';
import type { GameTable } from '../game-table.ts';

export const HIGHCARD_EMBLEM: Emblem = { game: 'highcard', ruleSet: 'highcard', cards: ['Qs', 'Kd', 'Ah'] };

export const highcardTable: GameTable = {
  presentation: highcardPresentation as AnyPresentation,
  objection: (view, action) => highcard.objection(view as never, action as never),
  Centre: () => null,
  Front: null,
  sounds: {},
  keys: { keep: 'k', swap: 'w' },
  opensHands: true,
  tint: () => 'plain',
  reasons: async () => ({ flaws: [], words: { vi: {}, en: {} } }),
};

const primer = { first: '', time: '', order: '', glossary: [] };

export const HIGHCARD_PRIMER: Primer = { game: 'highcard', words: { vi: primer, en: primer } };

export const highcardCourse: Course = {
  game: 'highcard',
  ruleSets: ['highcard'],
  sections: () => [],
  exercises: () => [],
  exerciseWords: { vi: {}, en: {} },
};
