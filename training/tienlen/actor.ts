import { openSync, readSync, writeSync } from 'node:fs';
import { Random } from '@sanh-rong/engine';
import {
  MOST_MOVE_FEATURES,
  MOST_MOVES,
  MOVE_AMOUNTS,
  MOVE_FEATURES,
  MoveFeatures,
} from '../../packages/players/src/tienlen/network/move-features.ts';
import {
  MOST_STATE_FEATURES,
  STATE_FEATURES,
  StateFeatures,
} from '../../packages/players/src/tienlen/network/state-features.ts';
import { sharesOf } from './settings.ts';
import { TrainingTable } from './training-table.ts';

/**
 * Plays games for the learner: `node actor.mjs FILE TABLES GROUPS SEED KINDS`. Each group of tables has a region in FILE. On a
 * line with the group's number, the actor reads the choices for it, plays on, writes what is to be decided next, and
 * answers with a line. What stands where is said once, as JSON, on the first line.
 */
const [file, tablesText, groupsText, seed, kindNames] = process.argv.slice(2);
const tables = Number(tablesText);
const groups = Number(groupsText);

/** Features of one choice that cross to the learner; unused places hold the number of features there are. */
const MOVE_WIDTH = 20;
const STATE_WIDTH = 200;
const STEPS = 64;

let end = 0;
const section = (bytes: number): number => {
  const at = end;
  end += Math.ceil(bytes / 64) * 64;
  return at;
};
const layout = {
  choice: section(tables),
  count: section(4),
  seat: section(tables),
  kind: section(tables),
  ended: section(tables),
  network: section(tables),
  steady: section(tables),
  moves: section(tables),
  points: section(tables * 4 * 2),
  hands: section(tables * 3 * 2 * 4),
  state: section(tables * STATE_WIDTH * 2),
  on: section(tables * MOST_MOVES * MOVE_WIDTH),
  amounts: section(tables * MOST_MOVES * MOVE_AMOUNTS * 2),
};
const buffer = new ArrayBuffer(end);
const choice = new Uint8Array(buffer, layout.choice, tables);
const count = new Int32Array(buffer, layout.count, 1);
const seat = new Uint8Array(buffer, layout.seat, tables);
const kind = new Uint8Array(buffer, layout.kind, tables);
const ended = new Uint8Array(buffer, layout.ended, tables);
const network = new Uint8Array(buffer, layout.network, tables);
const steady = new Uint8Array(buffer, layout.steady, tables);
const moveCount = new Uint8Array(buffer, layout.moves, tables);
const points = new Int16Array(buffer, layout.points, tables * 4);
const hands = new Int32Array(buffer, layout.hands, tables * 6);
const state = new Uint16Array(buffer, layout.state, tables * STATE_WIDTH);
const on = new Uint8Array(buffer, layout.on, tables * MOST_MOVES * MOVE_WIDTH);
const amounts = new Int16Array(buffer, layout.amounts, tables * MOST_MOVES * MOVE_AMOUNTS);

const random = new Random(seed);
const shares = sharesOf(kindNames);
const all = Array.from({ length: groups }, () =>
  Array.from({ length: tables }, () => new TrainingTable(random, shares)),
);
const stateFeatures = new StateFeatures();
const moves = new MoveFeatures();

const describe = (table: TrainingTable, at: number, from: number): void => {
  const { position: p } = table;
  stateFeatures.read(table.rules, p, table.goneLow, table.goneHigh, table.record);
  if (stateFeatures.size > STATE_WIDTH) throw new Error(`${stateFeatures.size} features hold at once`);
  const begin = at * STATE_WIDTH;
  for (let i = 0; i < stateFeatures.size; i++) state[begin + i] = stateFeatures.on[i];
  state.fill(STATE_FEATURES, begin + stateFeatures.size, begin + STATE_WIDTH);
  seat[at] = p.turn;
  kind[at] = table.kind;
  ended[at] = table.ended ? 1 : 0;
  network[at] = table.network;
  for (let i = 0; i < 4; i++) points[at * 4 + i] = table.points[i];
  for (let i = 1; i < 4; i++) {
    const other = (p.turn + i) % p.seats;
    hands[at * 6 + (i - 1) * 2] = i < p.seats ? p.low[other] : 0;
    hands[at * 6 + (i - 1) * 2 + 1] = i < p.seats ? p.high[other] : 0;
  }
  steady[at] = moves.steady;
  moveCount[at] = moves.size;
  for (let i = 0; i < moves.size; i++) {
    const to = (from + i) * MOVE_WIDTH;
    const width = moves.sizes[i];
    for (let j = 0; j < width; j++) on[to + j] = moves.on[i * MOST_MOVE_FEATURES + j];
    on.fill(MOVE_FEATURES, to + width, to + MOVE_WIDTH);
    const amountsTo = (from + i) * MOVE_AMOUNTS;
    for (let j = 0; j < MOVE_AMOUNTS; j++) amounts[amountsTo + j] = moves.amounts[i * MOVE_AMOUNTS + j] * STEPS;
  }
};

let isFirst = true;
const fd = openSync(file, 'r+');

const step = (group: number): void => {
  const from = group * end;
  if (!isFirst) readSync(fd, choice, 0, tables, from + layout.choice);
  let total = 0;
  for (let at = 0; at < tables; at++) {
    const table = all[group][at];
    if (!isFirst) table.answer(choice[at]);
    table.playOn(moves);
    describe(table, at, total);
    total += moves.size;
  }
  count[0] = total;
  const head = layout.on - layout.count;
  writeSync(fd, new Uint8Array(buffer, layout.count, head), 0, head, from + layout.count);
  const width = total * MOVE_WIDTH;
  writeSync(fd, new Uint8Array(buffer, layout.on, width), 0, width, from + layout.on);
  const amountBytes = total * MOVE_AMOUNTS * 2;
  writeSync(fd, new Uint8Array(buffer, layout.amounts, amountBytes), 0, amountBytes, from + layout.amounts);
};

const say = (bytes: Uint8Array): void => {
  writeSync(1, bytes);
};

const shape = { tables, groups, size: end, stateWidth: STATE_WIDTH, moveWidth: MOVE_WIDTH, moveAmounts: MOVE_AMOUNTS };
const features = { state: STATE_FEATURES, move: MOVE_FEATURES, mostMoves: MOST_MOVES, mostState: MOST_STATE_FEATURES };
say(new TextEncoder().encode(`${JSON.stringify({ ...shape, features, steps: STEPS, layout })}\n`));
for (let group = 0; group < groups; group++) step(group);
isFirst = false;
const done = Uint8Array.of(10);
say(done);
const asked = new Uint8Array(1);
while (readSync(0, asked, 0, 1, null) === 1) {
  step(asked[0]);
  say(done);
}
