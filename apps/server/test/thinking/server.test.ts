import { GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { ALWAYS_PLAYED } from '../support/always-played.ts';
import { Client } from '../support/client.ts';
import { newDataFolder } from '../support/databases.ts';
import { newGuest, startNode } from '../support/node-process.ts';

/** The server as it is built, with the strongest of every game's opponents that search: its threads start, think and end with it. */

const thoughts = async (url: string): Promise<Record<string, number>> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = [...text.matchAll(/^player_thoughts_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, outcome, count]) => [outcome, Number(count)]));
};

test('players that search think in threads of the built server, and it ends in order while they do', async () => {
  const node = await startNode({ DATA_DIR: newDataFolder(), LOG_LEVEL: 'fatal' });
  const { token } = await newGuest(node.url, 'Nam');
  const host = await new Client(node.url, token).connected();
  const searching = GAMES.flatMap(({ id: game }) => {
    const strongest = playersFor(game).findLast(({ searches }) => searches === true);
    return strongest === undefined ? [] : [{ game, level: strongest.id }];
  });
  expect(searching.length).toBeGreaterThan(0);
  for (const [i, { game, level }] of searching.entries()) {
    const dealt = game === ALWAYS_PLAYED.game ? ALWAYS_PLAYED : { game };
    // On a machine that is too busy for a thought others stand in: there are more games than are needed.
    const settings = { ...dealt, seats: 2, games: 16 };
    const players = [0, 1].map((seat) => ({ seat, level }));
    const before = (await thoughts(node.operations)).thought;
    const { code } = await host.view('create_table', { settings, players, sits: false });
    await host.must('start_game', { tableId: code });
    await host.until(() => (host.at(code).game?.history.length ?? 0) >= 1);
    await until(
      `a thought about ${game}`,
      () => thoughts(node.operations),
      ({ thought }) => thought > before,
    );
    // The last ones think on while the server ends.
    if (i < searching.length - 1) await host.must('leave_table', { tableId: code });
  }
  host.socket.disconnect();
  expect(await node.kill('SIGTERM')).toBe(0);
});
