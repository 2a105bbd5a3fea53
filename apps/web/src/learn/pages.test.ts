import './test/browser.ts';
import { LANGUAGES } from '@sanh-rong/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { COURSE_GAMES, loadCourse } from './courses.ts';

/** Every section of every course is drawn once: a script the engine refuses, or a missing word, breaks it. */

const COURSES = await Promise.all(COURSE_GAMES.map(loadCourse));

const SECTIONS = COURSES.flatMap((course) =>
  course.ruleSets.flatMap((ruleSet) =>
    course.sections(ruleSet).map((section) => ({ name: `${course.game} ${ruleSet} ${section.id}`, section, ruleSet })),
  ),
);

const { usePreferences } = await import('../preferences/preferences.ts');

afterEach(() => usePreferences.setState({ language: 'vi' }));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SECTIONS)('$name', ({ section: { Body }, ruleSet }) => {
    usePreferences.setState({ language });
    const page = renderToStaticMarkup(createElement(Body, { ruleSet }));
    expect(page).toMatch(/<p|<dl|<ul|<ol/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
  });
});
