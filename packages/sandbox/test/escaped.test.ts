import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { type Command, commandFor } from '../src/command.ts';
import { wallPlans } from '../src/wall/plan.ts';
import { escapedProgram } from './escape/program.ts';

/**
 * A bot that has got out of the language has everything Deno offers, which gives it nothing: the wall around the process is
 * only prepared here, not raised.
 */

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-escaped-'));
const secret = join(folder, 'secret.txt');
writeFileSync(secret, 'nobody may read this');

const [, CONTAINED] = wallPlans([]);

afterAll(() => rmSync(folder, { recursive: true }));

const run = async ({ file, args, env }: Command): Promise<string> => {
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  return text(child.stdout);
};

const ESCAPED = (port: number): string => `
prepareWall(Deno);
const attempts = {
  read: () => Deno.readTextFileSync(${JSON.stringify(secret)}),
  passwords: () => Deno.readTextFileSync('/etc/passwd'),
  write: () => Deno.writeTextFileSync(${JSON.stringify(join(folder, 'written.txt'))}, 'x'),
  list: () => [...Deno.readDirSync('/')].length,
  connect: () => Deno.connect({ hostname: '127.0.0.1', port: ${port} }),
  fetch: () => fetch('http://127.0.0.1:${port}/'),
  listen: () => Deno.listen({ port: 0 }).addr.port,
  environment: () => JSON.stringify(Deno.env.toObject()),
  run: () => new Deno.Command('true').outputSync().code,
  signal: () => Deno.kill(Deno.ppid ?? 1, 'SIGTERM'),
  host: () => Deno.hostname(),
  library: () => Deno.dlopen('libc.so.6', {}),
  memory: () => Deno.UnsafePointer.create(4096n),
  node: async () => (await import('node:fs')).readFileSync(${JSON.stringify(secret)}, 'utf8'),
  nodeRun: async () => (await import('node:child_process')).execSync('true'),
  remote: () => import('http://127.0.0.1:${port}/x.js'),
  package: () => import('npm:left-pad'),
  worker: () => new Promise((resolve, reject) => {
    const worker = new Worker('data:text/javascript,postMessage(Deno.readTextFileSync("/etc/passwd"))', { type: 'module', deno: { permissions: 'inherit' } });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => { event.preventDefault(); reject(new Error('refused')) };
  }),
  ask: async () => (await Deno.permissions.request({ name: 'read' })).state === 'granted' ? 'granted' : Promise.reject(new Error('refused')),
  eval: () => eval('1'),
};
for (const [name, attempt] of Object.entries(attempts)) {
  let outcome = 'refused';
  try { outcome = String(await attempt()) } catch {}
  console.log(name + ' ' + outcome);
}
Deno.exit(0);`;

test('has no files, no network, no environment, no programs and no other code', async () => {
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const program = join(folder, 'escaped.js');
  writeFileSync(program, escapedProgram(ESCAPED(port)));
  const lines = (await run(commandFor(CONTAINED, program))).trim().split('\n');
  server.close();
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => !line.endsWith(' refused'))).toEqual([]);
  expect(reached).toBe(0);
  expect(existsSync(join(folder, 'written.txt'))).toBe(false);
});
