import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from './test/examples.ts';
import { HANG } from './test/hang.ts';

/**
 * Files that take long begin first within their kind, so that none of them is waited for alone at the end. Those that wait
 * most of their time stand before those that keep a core busy.
 */
const LONGEST = [
  'apps/server/test/security/abuse.test.ts',
  'apps/server/test/bots/tables.test.ts',
  'apps/server/test/hall/crowd.test.ts',
  'apps/server/test/nodes/outages.test.ts',
  'apps/server/test/nodes/operations.test.ts',
  'apps/server/test/arena/kills.test.ts',
  'apps/server/test/nodes/crash.test.ts',
  'apps/cli/test/remote-playing.test.ts',
  'apps/server/test/nodes/nodes.test.ts',
  'apps/server/test/arena/tournaments-nodes.test.ts',
  'apps/server/test/arena/remote-nodes.test.ts',
  'test/packages.test.ts',
  'apps/server/test/security/leaks.test.ts',
  'apps/server/test/people/people.test.ts',
  'apps/server/test/arena/remote.test.ts',
  'e2e/mat.test.ts',
  'e2e/games.test.ts',
  'e2e/line.test.ts',
  'e2e/routes.test.ts',
  'e2e/strangers.test.ts',
  'e2e/practice.test.ts',
  'e2e/again.test.ts',
  'e2e/bot-tables.test.ts',
  'e2e/bot-practice.test.ts',
  'e2e/tournaments.test.ts',
  'e2e/session.test.ts',
  'e2e/ladder-entry.test.ts',
  'e2e/first-evening.test.ts',
  'e2e/arena.test.ts',
  'e2e/bots.test.ts',
  'e2e/leaders.test.ts',
  'e2e/watching.test.ts',
];

/** A kind after the other: a worker begins anew, with all that tests import, when it goes over to another one. */
const KINDS = ['unit', 'integration', 'browser', 'training'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return rank === -1 ? LONGEST.length : rank;
    };
    const kindOf = ({ project }: TestSpecification): number => KINDS.indexOf(project.name);
    return (await super.sort(files)).toSorted(
      (one, other) => kindOf(one) - kindOf(other) || rankOf(one) - rankOf(other),
    );
  }
}

/**
 * After the unit tests. Servers, databases and browsers are waited for most of the time, countdowns and opponents who think
 * as well, so there is room for more files than cores; browsers begin while the last servers are still tested.
 */
const WAITING = { sequence: { groupOrder: 1 }, maxWorkers: availableParallelism() + 4 };

export default defineConfig({
  resolve: { conditions: ['@sanh-rong/source'] },
  ssr: { resolve: { conditions: ['@sanh-rong/source'] } },
  test: {
    setupFiles: ['test/setup.ts'],
    // A busy machine is not a failure: these end only what hangs, after every wait inside a test has said what it waits for.
    testTimeout: 4 * HANG,
    hookTimeout: 4 * HANG,
    expect: { poll: { timeout: HANG } },
    sequence: { sequencer: LongestFirst },
    // Loading the same modules again for each of hundreds of files would take as long as the tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'test/unit/*.test.ts',
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'packages/{bot-kit,engine,presentation,table}/test/**/*.test.ts',
          ],
          setupFiles: ['test/setup.ts', 'test/unit-setup.ts'],
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/*.test.ts', 'apps/*/test/**/*.test.ts', 'packages/sandbox/test/**/*.test.ts'],
          setupFiles: ['test/setup.ts', 'apps/server/test/support/nodes-setup.ts'],
          globalSetup: ['test/build.ts', 'apps/server/test/support/databases-setup.ts'],
          ...WAITING,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts'],
          setupFiles: ['test/setup.ts', 'apps/server/test/support/nodes-setup.ts'],
          globalSetup: ['test/build.ts', 'apps/server/test/support/databases-setup.ts', 'e2e/setup.ts'],
          ...WAITING,
        },
      },
      // Learning takes both cores for minutes, and half a gigabyte to install.
      ...(LONG
        ? [
            {
              extends: true as const,
              test: {
                name: 'training',
                include: ['training/test/*.test.ts'],
                sequence: { groupOrder: 2 },
                maxWorkers: 1,
              },
            },
          ]
        : []),
    ],
  },
});
