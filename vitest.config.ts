import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long begin first, so that nobody waits for one of them alone at the end. */
const LONGEST = [
  'apps/server/test/crash.test.ts',
  'apps/server/test/arena-kills.test.ts',
  'apps/server/test/leaks.test.ts',
  'apps/server/test/operations.test.ts',
  'apps/server/test/sync.test.ts',
  'e2e/games.test.ts',
  'e2e/routes.test.ts',
  'e2e/practice.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return rank === -1 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  resolve: { conditions: ['@sanh-rong/source'] },
  ssr: { resolve: { conditions: ['@sanh-rong/source'] } },
  test: {
    setupFiles: ['test/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['test/*.test.ts', '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}'],
          globalSetup: ['test/build.ts'],
          // Much of it waits for servers and databases: two at a time use both cores of a small machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts'],
          globalSetup: ['test/build.ts', 'e2e/setup.ts'],
          // A browser needs much of the machine: these come when all others are done. Games mostly wait, for motion and for
          // players who think, so there is room for one file more than processors.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
    ],
  },
});
