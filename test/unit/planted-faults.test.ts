import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import PLANTED from '../planted-faults.json' with { type: 'json' };

/** `npm run test:faults` plants these; a change of the code may take the place away where one was. */

const ROOT = join(import.meta.dirname, '../..');

test.each(PLANTED)('there is one place for $name', ({ file, right, wrong }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(right)).toHaveLength(2);
  expect(wrong).not.toBe(right);
});

test('rules, redactions, fairness, permissions, the store and layouts are among them', () => {
  for (const kind of ['a rule', 'a redaction', 'fairness', 'a permission', 'an acknowledgement', "a page's layout"])
    expect(PLANTED.map(({ name }) => name).filter((name) => name.startsWith(kind))).not.toEqual([]);
});
