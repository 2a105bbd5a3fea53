import { expect, test } from 'vitest';
import { controlOf } from './keys.ts';

const PRESS = { repeat: false, altKey: false, ctrlKey: false, metaKey: false };

test.each(['n', 'r'])('%s deals once, however long it is held', (key) => {
  expect(controlOf({ ...PRESS, key })).not.toBeNull();
  expect(controlOf({ ...PRESS, key, repeat: true })).toBeNull();
});

test('a move follows the other while the arrow is held', () => {
  expect(controlOf({ ...PRESS, key: 'ArrowRight', repeat: true })).not.toBeNull();
});

test('what belongs to the browser is left to it', () => {
  expect(controlOf({ ...PRESS, key: 'r', ctrlKey: true })).toBeNull();
  expect(controlOf({ ...PRESS, key: 'constructor' })).toBeNull();
});
