import { expect, test } from 'vitest';
import { editorFor } from './choose-editor.ts';

test.each([
  [{ wish: null, isTouch: false, hasFailed: false }, 'full'],
  [{ wish: null, isTouch: true, hasFailed: false }, 'plain'],
  [{ wish: 'full', isTouch: true, hasFailed: false }, 'full'],
  [{ wish: 'plain', isTouch: false, hasFailed: false }, 'plain'],
  [{ wish: 'full', isTouch: false, hasFailed: true }, 'plain'],
] as const)('%j', (circumstances, kind) => {
  expect(editorFor(circumstances)).toBe(kind);
});
