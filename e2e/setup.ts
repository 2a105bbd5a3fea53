import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../apps/server/src/database/open.ts';
import { CHROMIUM_FLAGS, needChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser listens that all tests share. */
    readonly chromium: string;
    /** A folder with an empty database: copying one takes less time than making one. */
    readonly emptyHouse: string;
  }
}

const root = join(import.meta.dirname, '..');

/** Before any test in a browser: the client is built, and one browser started for all of them. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (process.env.WEB_DIR === undefined)
    execFileSync(process.execPath, [join(root, 'scripts', 'client.mjs')], { cwd: root, stdio: 'inherit' });
  const emptyHouse = mkdtempSync(join(tmpdir(), 'sanh-rong-empty-'));
  await (await openEmbedded(join(emptyHouse, 'database'))).close();
  provide('emptyHouse', emptyHouse);
  const server = await chromium.launchServer({ executablePath: needChromium(), args: [...CHROMIUM_FLAGS] });
  provide('chromium', server.wsEndpoint());
  return async () => {
    await server.close();
    rmSync(emptyHouse, { recursive: true, force: true });
  };
};
