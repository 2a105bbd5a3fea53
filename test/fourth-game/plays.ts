import { PassThrough } from 'node:stream';
import { playBlock } from '@sanh-rong/arena';
import { moveWords } from '@sanh-rong/bot-kit';
import { template } from '@sanh-rong/bot-kit/examples';
import { findGame, readRecord } from '@sanh-rong/engine';
import { botEntrant, builtIn, standIn, type ToldCall } from '@sanh-rong/entrants';
import { gameVariantName } from '@sanh-rong/presentation';
import { Sandboxes } from '@sanh-rong/sandbox';
import {
  createTable,
  type Decision,
  decide,
  evolve,
  type Surroundings,
  TIMES,
  tick,
  viewTable,
} from '@sanh-rong/table';
import { play } from '../../apps/cli/src/play/command.ts';
import { engineStream } from '../../apps/cli/src/stream/engine.ts';

/** High card wherever games are played, each time to its end. */

const GAME = 'highcard';

const of = <Value, Failure>(found: { ok: true; value: Value } | { ok: false; error: Failure }): Value => {
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

/** Two people at one table; what everybody sees in the end. */
export const atTable = () => {
  const [an, binh] = [
    { id: 'an', name: 'Nam' },
    { id: 'binh', name: 'Bắc' },
  ];
  const around: Surroundings = {
    now: 1_000,
    secret: () => 'secret',
    levels: () => ['random'],
    think: ({ legal }) => legal[0],
  };
  const later = { ...around, now: around.now + TIMES.countdown };
  const [created, ...more] = of(createTable('CODE', an, { game: GAME, seats: 2, games: 1 }, around));
  let { state } = evolve(null, created);
  const take = (decision: Decision): void => {
    for (const event of of(decision)) state = evolve(state, event).state;
  };
  take({ ok: true, value: more });
  take(decide(state, binh, { type: 'sit' }, around));
  take(decide(state, binh, { type: 'ready' }, around));
  take(decide(state, an, { type: 'start' }, around));
  take(tick(state, later));
  const hidden = viewTable(state, 'an').game?.hands;
  for (const person of [an, binh]) take(decide(state, person, { type: 'act', action: { type: 'swap' } }, later));
  return { hidden, points: viewTable(state, 'an').game?.result?.points };
};

/** Line by line in a terminal, against a built-in player. */
export const inTerminal = async () => {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
  input.end('swap\n');
  const args = ['--game', GAME, '--seed', 'abc', '--games', '1', '--lang', 'en'];
  const code = await play(args, { input, output, errors, env: {} });
  return {
    code,
    name: gameVariantName(GAME, GAME, 'en'),
    text: String(output.read() ?? ''),
    errors: String(errors.read() ?? ''),
  };
};

/** One JSON object a line; and the text of the game, read again. */
export const overStream = () => {
  const stream = engineStream();
  const ask = (request: object) => JSON.parse(stream.answer(JSON.stringify(request)));
  const dealt = ask({ op: 'deal', game: GAME, hands: [['3s'], ['Ah']], top: ['2h'] });
  const swapped = ask({ op: 'act', action: { type: 'swap' } });
  const refused = ask({ op: 'act', action: { type: 'swap' } });
  const { result } = ask({ op: 'act', action: { type: 'keep' } });
  const { text } = ask({ op: 'text' });
  return { dealt, swapped, refused, result, text, again: readRecord(text).ok };
};

/** A deal of the arena from every seat: the bot in a process of its own, against the built-in player. */
export const inArena = async () => {
  const sandboxes = new Sandboxes({ warm: 0, most: 1 });
  try {
    const loading = await sandboxes.load({ game: GAME, source: template(GAME, 'en') });
    if (!loading.ok) throw new Error(JSON.stringify(loading.fault));
    const told: ToldCall[] = [];
    const contest = { game: of(findGame(GAME)), ruleSet: GAME, lineup: [0, 1], seed: 'abc', deals: 1 };
    const player = builtIn(GAME, 'random');
    if (player === null) throw new Error('no built-in player');
    const entrants = [botEntrant({ game: GAME, bot: loading.bot, told: (call) => told.push(call) }), player];
    const { deals, strikes } = await playBlock(contest, 0, entrants, { standIn: standIn(GAME) });
    return {
      moves: told.map(({ answer: { action }, fault }) => (action === null ? fault : moveWords(GAME, action, 'en'))),
      strikes,
      points: deals.flatMap(({ games }) => games.map(({ result }) => result?.points)),
    };
  } finally {
    await sandboxes.close();
  }
};
