import { type AnyGame, GAMES, Random } from '@sanh-rong/engine';
import { type AnyPlayer, NO_SEARCH, playersFor } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';
import { expect, test, vi } from 'vitest';
import { until } from '../../../../test/until.ts';
import { ALWAYS_PLAYED } from '../support/always-played.ts';
import { Client } from '../support/client.ts';
import { newDataFolder } from '../support/databases.ts';
import { newGuest, startNode } from '../support/node-process.ts';
import { TestServer } from '../support/test-server.ts';

/** A game of one player against itself; how many choices it had. */
const playOut = (game: AnyGame, player: AnyPlayer): number => {
  const dealt = game.deal({ ruleSet: game.ruleSets[0].id, seats: 4, seed: 'a game of one player' });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  let choices = 0;
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(state);
    choices += legal.length > 1 ? 1 : 0;
    const view = game.view(state, turn) as Thought['view'];
    const acted = game.apply(state, player.choose(view, legal, new Random('dice'), NO_SEARCH));
    if (!acted.ok) throw new Error(acted.error.reason);
    state = acted.value.state;
  }
  return choices;
};

test('what a player needs to choose in the event loop is read before anybody can ask for it', async () => {
  const server = await TestServer.open();
  const players = GAMES.flatMap((game) => playersFor(game.id).map((player) => ({ game, player })));
  const prepared = players.filter(({ player }) => player.prepare !== undefined && player.searches !== true);
  expect(prepared.length).toBeGreaterThan(0);
  const read = vi.spyOn(DataView.prototype, 'getInt8');
  for (const { game, player } of prepared) expect(playOut(game, player)).toBeGreaterThan(10);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  await server.stop();
});

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
