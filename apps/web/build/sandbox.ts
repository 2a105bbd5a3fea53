import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The inside of the sandbox as a file of its own: the program that the server runs bots in, for a worker of the browser.
 * The server gives away everything in this folder under a policy of its own; while the client is being worked on, this
 * does.
 */

const FOLDER = 'assets/sandbox';
const WORKED_ON = `/${FOLDER}/inside.js`;

/** As the server says it (`apps/server/src/http/client/client-files.ts`). */
const POLICY = "default-src 'none'; script-src blob:";

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The very file that the server runs, made anew where something has changed. */
const insideOfSandbox = (): string => {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'bundle.mjs'), 'sandbox'], { stdio: 'inherit' });
  return readFileSync(join(ROOT, 'packages', 'bot-kit', 'dist', 'inside.js'), 'utf8');
};

/** Where the program is, for those who hire a worker. */
const named = (path: string) => ({ define: { 'import.meta.env.SANDBOX_INSIDE': JSON.stringify(path) } });

export const sandbox = (): Plugin => {
  let fileName = '';
  let source = '';
  return {
    name: 'sanh-rong-sandbox',
    config(_config, { command }) {
      if (command === 'serve') return named(WORKED_ON);
      source = insideOfSandbox();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `${FOLDER}/inside-${hash}.js`;
      return named(`/${fileName}`);
    },
    configureServer({ middlewares }) {
      middlewares.use(WORKED_ON, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', POLICY);
        response.end(insideOfSandbox());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
