import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inContainer } from '../../../../packages/sandbox/test/escape/container.ts';
import { until } from '../../../../test/until.ts';
import { newDataFolder } from '../support/databases.ts';
import { type NodeProcess, newGuest, startNode } from '../support/node-process.ts';
import { SOUND } from './bot-author.ts';

/** Servers as in a container with Docker's default profile, which allows no namespaces. */

let folder = '';
let node: NodeProcess | null = null;

afterEach(async () => {
  await node?.kill();
  node = null;
  rmSync(folder, { recursive: true, force: true });
});

const open = async (wall: string): Promise<NodeProcess> => {
  folder = newDataFolder();
  const environment = { DATA_DIR: folder, SANDBOX_WALL: wall, ARENA_RUNNERS: '0' };
  node = await startNode(environment, undefined, (line) => {
    const { file, args } = inContainer(join(folder, 'container.js'), line);
    return [file, ...args];
  });
  return node;
};

/** A line of the log. */
const logged = ({ output }: NodeProcess, text: string): Promise<string> =>
  until(
    `"${text}" in the log`,
    () => output.find((line) => line.includes(text)),
    (line) => line !== undefined,
  ).then(String);

/** What comes of a test of a sound bot on the server. */
const testBot = async ({ url }: NodeProcess): Promise<{ readonly status: number; readonly code: string }> => {
  const { token } = await newGuest(url, 'Tâm');
  const ask = async (path: string, body: object): Promise<[number, Record<string, unknown>]> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/bots${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [answer.status, (await answer.json()) as Record<string, unknown>];
  };
  const [, created] = await ask('', { name: 'Bot', game: 'tienlen', source: SOUND });
  const [status, tested] = await ask(`/${created.id}/test`, {});
  return { status, code: tested.ok === true ? 'ok' : String((tested.error as { readonly code: string }).code) };
};

test('a server that requires the whole wall says what is missing, refuses bots, and serves everything else', async () => {
  const server = await open('required');
  const line = JSON.parse(await logged(server, 'bots are refused'));
  expect(line).toMatchObject({ level: 50, wall: { missing: ['namespaces'] } });
  expect(await testBot(server)).toEqual({ status: 503, code: 'NO_SANDBOX' });
});

test.each(['auto', 'filter,limits,privileges'])(
  'a server with SANDBOX_WALL=%s runs bots and says which part is missing',
  async (wall) => {
    const server = await open(wall);
    const line = JSON.parse(await logged(server, 'the wall around bots stands without namespaces'));
    expect(line).toMatchObject({ level: 40, wall: { standing: ['filter', 'limits', 'privileges'] } });
    expect(await testBot(server)).toEqual({ status: 200, code: 'ok' });
  },
);

test('a server that is root says so', async () => {
  const server = await open('auto');
  await logged(server, 'the wall around bots');
  expect(server.output.some((line) => line.includes('runs as root'))).toBe(process.geteuid?.() === 0);
});
