import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { championBytes } from '../../packages/players/src/tienlen/network/champion/at-hand.ts';
import { weightsFile } from '../../training/tienlen/weights-file.mjs';

test('publishing the bytes that the champion plays with writes the very file it reads them from', () => {
  const file = new URL('../../packages/players/src/tienlen/network/champion/weights.ts', import.meta.url);
  const bytes = championBytes();
  expect(bytes).not.toBeNull();
  expect(weightsFile(bytes ?? new Uint8Array()) === readFileSync(file, 'utf8')).toBe(true);
});
