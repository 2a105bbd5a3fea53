import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@sanh-rong/source'] },
  ssr: { resolve: { conditions: ['@sanh-rong/source'] } },
  test: {
    include: ['test/*.test.ts', 'packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts'],
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
