/**
 * A node for the crash tests: plays one table, a person and two built-in players, and prints every acknowledged step.
 *   node crash-node.mjs FOLDER-OR-URL [CODE]
 */
import { TIMES, turnOf, viewTable } from '@sanh-rong/table';
import { openEmbedded, openServer } from '../dist/database/open.js';
import { sqlTableStore } from '../dist/tables/store.js';
import { Tables } from '../dist/tables/tables.js';

const [where, given] = process.argv.slice(2);
const NAM = { id: 'nam', name: 'Nam' };

const database = where.startsWith('postgres') ? await openServer(where) : await openEmbedded(where);
let now = 1_800_000_000_000;
const tables = new Tables(sqlTableStore(database.sql), { now: () => now, secret: () => 'a secret for tests' });

const must = async (answer) => {
  const ruling = await answer;
  if (!ruling?.ok) throw new Error(JSON.stringify(ruling));
  return ruling.value;
};

const acknowledge = ({ code, seq }) => process.stdout.write(`${JSON.stringify({ code, seq })}\n`);

const begin = async () => {
  const { code } = await must(tables.create(NAM, { game: 'tienlen', seats: 3 }));
  for (const seat of [1, 2]) await must(tables.ask(code, NAM, { type: 'seatPlayer', seat, level: 'simple' }));
  await must(tables.ask(code, NAM, { type: 'start' }));
  now += TIMES.countdown;
  return code;
};

const code = given || (await begin());
let state = await tables.find(code);
now = Math.max(now, state.wake ?? now);
acknowledge(state);
while (state.phase !== 'completed') {
  if (turnOf(state) === 0) {
    const [action] = viewTable(state, NAM.id).game.legal;
    state = (await must(tables.ask(code, NAM, { type: 'act', action }, `move ${state.seq}`))).state;
  } else {
    now = Math.max(now, state.wake ?? now);
    await tables.sweep();
    state = await tables.find(code);
  }
  acknowledge(state);
}
await database.close();
