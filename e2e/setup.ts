import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, needChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser listens that all tests share. */
    readonly chromium: string;
  }
}

const root = join(import.meta.dirname, '..');

/** Before any test in a browser: the client is built, and one browser started for all of them. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (process.env.WEB_DIR === undefined)
    execFileSync(process.execPath, [join(root, 'scripts', 'client.mjs')], { cwd: root, stdio: 'inherit' });
  const server = await chromium.launchServer({ executablePath: needChromium(), args: [...CHROMIUM_FLAGS] });
  provide('chromium', server.wsEndpoint());
  return async () => {
    await server.close();
  };
};
