import { expect, test } from 'vitest';
import { ANIMALS } from '../../apps/server/src/people/messages/guest-names.ts';
import { animalNamed } from '../../apps/web/src/art/looks.ts';
import { TOHE_ANIMALS } from '../../apps/web/src/art/tohe.ts';

test('every animal a guest may be called after has its own figure', () => {
  expect(new Set(ANIMALS.map(animalNamed))).toEqual(new Set(Object.keys(TOHE_ANIMALS)));
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
});
