import '../learn/test/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { OwnTable } from './own-table.tsx';

/** The front page before the server has answered. */

const draw = (): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <OwnTable />
    </Router>,
  );

const keep = (table: string | null): void => {
  vi.stubGlobal('localStorage', { getItem: () => table, setItem: () => {}, removeItem: () => {} });
};

afterEach(() => keep(null));

test('keeps room for the way back to a table, so that nothing moves when it is known to be there', () => {
  keep('MGKN79VR6');
  expect(draw()).toContain('data-asking="true"');
});

test('keeps none for who sits nowhere', () => {
  keep(null);
  expect(draw()).toBe('');
});
