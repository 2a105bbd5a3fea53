import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The image and the tests speak of the same Node: scripts/nodes.mjs takes its version from the Dockerfile. */

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base).filter((base) => base.includes(':'));

test('the image is built on one Node with long-term support, named to the last digit', () => {
  expect(new Set(bases).size).toBe(1);
  const named = /^node:(\d+)\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/.exec(bases[0]);
  expect(named, bases[0]).not.toBeNull();
  // Odd ones are never supported for long.
  expect(Number(named?.[1]) % 2).toBe(0);
});
