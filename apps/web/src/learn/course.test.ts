import './test/browser.ts';
import { type CardId, LANGUAGES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { loadBook } from '../rulebook/books.ts';
import { states } from '../rulebook/markdown.ts';
import type { Course } from './course.ts';
import { COURSE_GAMES, loadCourse, PRIMERS } from './courses.ts';
import type { Exercise } from './exercise.ts';
import { LIENG_LESSON_WORDS } from './lieng/messages/vi.ts';
import { PHOM_LESSON_WORDS } from './phom/messages/vi.ts';
import { TIENLEN_LESSON_WORDS } from './tienlen/messages/vi.ts';

/** What other tables play otherwise. */
const NOTES = [LIENG_LESSON_WORDS, PHOM_LESSON_WORDS, TIENLEN_LESSON_WORDS].map(({ vi }) => vi.elsewhere);

interface Case {
  readonly name: string;
  readonly course: Course;
  readonly ruleSet: string;
}

const CASES: readonly Case[] = (await Promise.all(COURSE_GAMES.map(loadCourse))).flatMap((course) =>
  course.ruleSets.map((ruleSet) => ({ name: `${course.game} ${ruleSet}`, course, ruleSet })),
);

const subsets = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  Array.from({ length: 2 ** cards.length - 1 }, (_, at) => cards.filter((_, bit) => ((at + 1) >> bit) & 1));

const written = (choices: readonly (readonly CardId[])[]): readonly string[] =>
  choices.map((cards) => cards.toSorted().join(' ')).toSorted();

describe.each(CASES)('$name', ({ course, ruleSet }) => {
  const exercises = course.exercises(ruleSet);
  const choices = exercises.filter((exercise) => exercise.kind === 'choice');
  const picks = exercises.filter((exercise) => exercise.kind === 'pick');

  test('has at least six exercises, each with a name of its own and made for these rules', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(6);
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
    for (const { ruleSets } of exercises) expect(ruleSets).toContain(ruleSet);
  });

  test.each(choices)(
    '$id: the answer written down is the engine’s, and it can be chosen',
    ({ ask, answer, options }) => {
      expect(ask()).toBe(answer);
      expect(options).toContain(answer);
      expect(new Set(options).size).toBe(options.length);
    },
  );

  if (picks.length > 0) {
    test.each(picks)(
      '$id: of all choices of cards the engine accepts those written down',
      ({ hand, accepts, answers }) => {
        expect(written(subsets(hand).filter(accepts))).toEqual(written(answers));
      },
    );
  }

  test.each(exercises)('$id: no card lies on the page twice', (exercise: Exercise) => {
    const cards = [...exercise.rows.flatMap((row) => row.cards), ...(exercise.kind === 'pick' ? exercise.hand : [])];
    expect(new Set(cards).size).toBe(cards.length);
  });

  test.each(LANGUAGES)('everything has its words in %s', (language) => {
    for (const { id, options } of choices.map(({ id, options }) => ({ id, options }))) {
      const text = course.exerciseWords[language][id];
      expect(text?.question, id).toMatch(/\S/);
      expect(text?.why, id).toMatch(/\S/);
      const unnamed = options.filter(
        (option) =>
          !/^[+−]?\d+$/.test(option) && !['yes', 'no'].includes(option) && text?.options?.[option] === undefined,
      );
      expect(unnamed, id).toEqual([]);
    }
    for (const { id } of picks) expect(course.exerciseWords[language][id]?.question, id).toMatch(/\S/);
    for (const { title } of course.sections(ruleSet)) expect(title[language]).toMatch(/\S/);
  });
});

test.each(CASES)('$name: the rules of every lesson stand in its book', async ({ course, ruleSet }) => {
  const blocks = (await loadBook(ruleSet, 'vi')).flatMap((section) => section.blocks);
  const taught = course.sections(ruleSet).flatMap(({ rules }) => rules);
  const notes = NOTES.flatMap((differences) => differences[ruleSet] ?? []);
  expect(notes.length).toBeGreaterThan(2);
  const lost = [...taught, ...notes.map(({ rule }) => rule)].filter((id) => !blocks.some((each) => states(each, id)));
  expect(lost).toEqual([]);
});

test('no words are left over for exercises that do not exist', () => {
  for (const course of new Set(CASES.map((one) => one.course))) {
    const known = course.ruleSets.flatMap((ruleSet) => course.exercises(ruleSet).map(({ id }) => id));
    for (const language of LANGUAGES) {
      expect(new Set(Object.keys(course.exerciseWords[language]))).toEqual(new Set(known));
    }
  }
});

test('every game that is taught has a primer, with as many words in each language', () => {
  expect(PRIMERS.map(({ game }) => game)).toEqual(COURSE_GAMES);
  for (const { words } of PRIMERS) expect(words.en.glossary.length).toBe(words.vi.glossary.length);
});
