import '../learn/test/browser.ts';
import type { Leader } from '@sanh-rong/protocol';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { BoardTable } from './board-table.tsx';
import { LEADERS_WORDS } from './messages/vi.ts';
import { OwnStanding } from './own-standing.tsx';
import { RatingList } from './person-ratings.tsx';

/** The board as it is read and shown. */

const leader = (id: string, place: number | null, more: Partial<Leader> = {}): Leader => ({
  person: { id, name: `Name of ${id}`, guest: false, face: null },
  place,
  rating: 1_500,
  games: 20,
  wins: 5,
  opponents: 7,
  trend: 0,
  recent: [1_500, 1_500],
  ...more,
});

const AN: Leader['person'] = { id: 'an', name: 'An', guest: true, face: null };

const { vi } = LEADERS_WORDS;
const LISTED_FROM = { games: 10, opponents: 3 };

const draw = (page: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/leaders">{page}</Router>);

const count = (text: string, part: string): number => text.split(part).length - 1;

test('it is a table with a caption and headers, and every row is headed by somebody who can be visited', () => {
  const html = draw(<BoardTable caption="Mùa này" leaders={[leader('an', 1), leader('binh', 2)]} you={null} />);
  expect(html).toContain('Mùa này</caption>');
  expect(count(html, 'scope="col"')).toBe(7);
  expect(count(html, 'scope="row"')).toBe(2);
  expect(html).toContain('href="/people/an"');
  expect(html).not.toContain('data-you');
});

test('whoever looks is marked once: in the list, or below it when they stand further down', () => {
  const leaders = [leader('an', 1), leader('binh', 2)];
  const inside = draw(<BoardTable caption="" leaders={leaders} you={leaders[1]} />);
  expect(count(inside, 'data-you')).toBe(1);
  expect(count(inside, '<tbody')).toBe(1);
  const below = draw(<BoardTable caption="" leaders={leaders} you={leader('em', 73)} />);
  expect(count(below, 'data-you')).toBe(1);
  expect(count(below, '<tbody')).toBe(2);
  expect(below).toContain('>73<');
  const unlisted = draw(<BoardTable caption="" leaders={leaders} you={leader('em', null)} />);
  expect(unlisted).not.toContain('data-you');
});

test('who has chosen an avatar stands there with it', () => {
  const html = (face: 'tiger' | 'pig' | null) =>
    draw(<BoardTable caption="" leaders={[leader('an', 1, { person: { ...AN, face } })]} you={null} />);
  expect(new Set([html(null), html('tiger'), html('pig')]).size).toBe(3);
});

test('a trend is seen as a number and heard as a sentence, with as many games as it looks at', () => {
  const html = (trend: number, recent = [1_500, 1_500]) =>
    draw(<BoardTable caption="" leaders={[leader('an', 1, { trend, recent })]} you={null} />);
  expect(html(32)).toContain('+32');
  expect(html(32)).toContain(vi.up(32, 1));
  expect(html(130, [1_000, 1_070, 1_130])).toContain(vi.up(130, 2));
  expect(html(-8)).toContain('−8');
  expect(html(-8)).toContain(vi.down(8, 1));
  expect(html(0)).toContain(vi.same(1));
});

test.each([
  [leader('an', null, { games: 6, opponents: 2, person: AN }), [4, 1, true]],
  [leader('an', null, { games: 30, opponents: 2 }), [0, 1, false]],
  [leader('an', null, { games: 9, opponents: 5 }), [1, 0, false]],
] as const)('whoever is not listed is told what is missing, and nothing else', (you, [games, people, account]) => {
  const html = draw(<OwnStanding you={you} listedFrom={LISTED_FROM} isOver={false} />);
  expect(html).toContain(vi.unlisted);
  expect(html.includes(vi.missingGames(games))).toBe(games > 0);
  expect(html.includes(vi.missingOpponents(people))).toBe(people > 0);
  expect(html.includes(vi.missingAccount)).toBe(account);
  expect(html.includes('href="/me"')).toBe(account);
});

test('whoever is listed reads their place; of a season that is over nothing can be made up for', () => {
  const html = (you: Leader, isOver: boolean) =>
    draw(<OwnStanding you={you} listedFrom={LISTED_FROM} isOver={isOver} />);
  expect(html(leader('an', 3), false)).toContain(vi.yourPlace(3));
  expect(html(leader('an', 3), true)).toContain(vi.yourPlaceThen(3));
  const over = html(leader('an', null, { games: 1 }), true);
  expect(over).toContain(vi.unlistedThen);
  expect(over).not.toContain(vi.missingGames(9));
});

test('a rating says beside itself what it counts: order among people, with friends and strangers, not points', () => {
  const season = { id: '2026-4', year: 2026, quarter: 4, from: 0, until: 1 };
  const { person: _, ...standing } = leader('an', 1);
  const html = draw(
    <RatingList ratings={[{ season, game: 'tienlen', ruleSet: 'mien-nam', ...standing, lastAt: 0 }]} />,
  );
  expect(html).toContain(vi.counts);
});

test('seasons are called as people call them', () => {
  expect([1, 2, 3, 4].map((quarter) => vi.seasonName(2027, quarter))).toEqual([
    'Mùa Xuân 2027',
    'Mùa Hạ 2027',
    'Mùa Thu 2027',
    'Mùa Đông 2027',
  ]);
  expect(vi.seasonMonths(4)).toBe('tháng 10–12');
  expect(LEADERS_WORDS.en.seasonMonths(1)).toBe('January–March');
});
