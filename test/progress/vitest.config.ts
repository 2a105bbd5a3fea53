import { defineConfig } from 'vitest/config';

/** Tests that fail in every way there is, for `test/progress.test.ts` alone. */
export default defineConfig({ root: import.meta.dirname, test: { include: ['*.test.ts'] } });
