import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { HANG } from './test/hang.ts';

export default defineConfig({
  resolve: { conditions: ['@sanh-rong/source'] },
  ssr: { resolve: { conditions: ['@sanh-rong/source'] } },
  test: {
    setupFiles: ['test/setup.ts'],
    // A busy machine is not a failure: these end only what hangs, after every wait inside a test has said what it waits for.
    testTimeout: 4 * HANG,
    hookTimeout: 4 * HANG,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'test/unit/*.test.ts',
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'packages/{bot-kit,engine,face,table}/test/**/*.test.ts',
          ],
          setupFiles: ['test/setup.ts', 'test/unit-setup.ts'],
          // Most of the time would go into loading the same modules again for each of hundreds of files.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/*.test.ts', 'apps/*/test/**/*.test.ts', 'packages/sandbox/test/**/*.test.ts'],
          globalSetup: ['test/build.ts', 'apps/server/test/support/databases-setup.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts'],
          globalSetup: ['test/build.ts', 'apps/server/test/support/databases-setup.ts', 'e2e/setup.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
        },
      },
    ],
  },
});
