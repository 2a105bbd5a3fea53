import { expect, test } from 'vitest';
import { indentAfter, offsetOf } from './code-editor.ts';

const CODE = 'function f() {\n  return 1;\n}\n';

test.each([
  [{ line: 1, column: 1 }, 0],
  [{ line: 2, column: 3 }, 17],
  [{ line: 2, column: 99 }, 26],
  [{ line: 99, column: 1 }, CODE.length],
  [{ line: 0, column: 0 }, 0],
])('%j is found in the text', (place, offset) => {
  expect(offsetOf(CODE, place)).toBe(offset);
});

test('a new line begins where the last one did, and deeper inside of brackets', () => {
  expect(indentAfter('function f() {')).toBe('  ');
  expect(indentAfter('a\n    call(')).toBe('      ');
  expect(indentAfter('  return 1;')).toBe('  ');
  expect(indentAfter('')).toBe('');
});
