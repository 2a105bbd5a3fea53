import { type BaseAction, CARD_IDS, GAMES, type Random } from '@sanh-rong/engine';
import { CLIENT_MESSAGES } from '@sanh-rong/protocol';
import { COMMANDS } from '@sanh-rong/table';
import fc from 'fast-check';

/** Messages that no honest client sends: malformed, oversized, out of turn, forged. Not one of them may do anything. */

export interface Hostile {
  readonly name: string;
  readonly body: unknown;
}

/** Who sends, and what they know of a game that is on. */
export interface Attacker {
  /** Codes of tables where this person may do nothing. */
  readonly tables: readonly string[];
  /** A table where this person sits and a game is on. */
  readonly seated: { readonly code: string; readonly seq: number; readonly legal: readonly BaseAction[] } | null;
}

const NAMES = Object.keys(CLIENT_MESSAGES);
/** Every signed-in person may look at the list, and look away from anything. */
const ASKING = NAMES.filter((name) => !/follow_tables?$|^arena_detach$/.test(name));

const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'error',
  'message',
  'ping',
  'game_ended',
  'message_received',
  'dealt',
  'ACT',
  ' act',
  'act\0',
  '',
  'x'.repeat(5_000),
  '🂡',
  '\ud800',
];

const deep = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** As JSON has it: with a field of that name, not with another prototype. */
const PROTO = JSON.parse('{"__proto__":{"ok":true,"type":"pass","host":true},"constructor":{"prototype":{}}}');

const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  '',
  '0',
  'null',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  "'; drop table tables; --",
  '../../etc/passwd',
  '{{7*7}}',
  '%00',
  'x'.repeat(20_000),
  'ế'.repeat(3_000),
  [],
  {},
  [[]],
  Array(2_000).fill(0),
  PROTO,
  deep(500),
  Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
  JSON.parse('{"toString":"x","valueOf":1,"length":3,"then":"x","toJSON":"x"}'),
  { type: 'Buffer', data: [1, 2, 3] },
  // Bytes travel in frames of their own.
  Buffer.from('act'),
  [Buffer.alloc(64), { deep: Buffer.alloc(1_000) }],
];

/** A message in its right shape, from a sender without the right to it. */
const rightShape = (name: string, code: string, seq: number, random: Random): Record<string, unknown> => {
  const move = { tableId: code, seq, actionId: `h${random.bits()}` };
  const shapes: Record<string, Record<string, unknown>> = {
    create_table: { settings: { game: 'no such game' } },
    find_table: { game: 'no-such-game' },
    join_table: { tableId: code, seat: random.below(70) },
    resume_table: { tableId: 'NOSUCHCODE' },
    player_ready: { tableId: code, ready: true, contribution: 'x' },
    start_game: { tableId: code },
    play_cards: { ...move, cards: [random.pick(CARD_IDS)] },
    pass_turn: move,
    act: { ...move, action: { type: random.pick(['pass', 'draw', 'theo', 'to-tat', 'u']) } },
    table_command: {
      tableId: code,
      command: { type: random.pick(['kick', 'start', 'handOver', 'bringText']), seat: 0 },
    },
    leave_table: { tableId: code },
    send_message: { tableId: code, text: 'x' },
    read_messages: { tableId: code },
    mute_person: { person: 'nobody', muted: true },
    arena_attach: { bot: random.pick(['f9s7j7k3kwfuhs4r', 'nobody', '']) },
    report_message: { message: 2 ** 50, reason: 'spam' },
  };
  return shapes[name] ?? {};
};

const noise = fc.jsonValue({ maxDepth: 3 });

/** Nothing that makes sense, under a name that does or does not. */
const nonsense = (random: Random, seed: number): Hostile => {
  const name = random.pick(random.below(3) === 0 ? STRANGE_NAMES : NAMES);
  const [drawn] = fc.sample(noise, { numRuns: 1, seed });
  const body = random.below(2) === 0 ? drawn : random.pick(STRANGE_VALUES);
  // These two ask for nothing else than an empty object.
  const isRight = name.endsWith('follow_tables') && JSON.stringify(body) === '{}';
  return { name, body: isRight ? null : body };
};

/** The right shape with one field that makes no sense, one too many or one too few. */
const twisted = ({ tables }: Attacker, random: Random): Hostile => {
  const name = random.pick(ASKING);
  const body = rightShape(name, random.pick(tables), random.below(50), random);
  const fields = Object.keys(body);
  const roll = random.below(4);
  if (roll === 0) return { name, body: { ...body, [random.pick(['x', 'by', 'person', 'admin'])]: 1 } };
  if (roll === 1) return { name, body: Object.fromEntries(Object.entries(body).slice(0, -1)) };
  return { name, body: { ...body, [random.pick(fields)]: random.pick(STRANGE_VALUES) } };
};

/** Well made, from a person without the right to it. */
const withoutRight = ({ tables }: Attacker, random: Random): Hostile => {
  const name = random.pick(ASKING);
  return { name, body: rightShape(name, random.pick(tables), 10 ** random.below(7), random) };
};

/** Commands as they are, names of events, and some that a client may send more than others. */
const COMMAND_TYPES = [
  ...Object.keys(COMMANDS),
  ...['created', 'dealt', 'acted', 'sat', 'hosted', 'reopened', 'closed'],
  ...Array.from({ length: 4 }, () => [
    'kick',
    'seatPlayer',
    'seatBot',
    'configure',
    'handOver',
    'rebuy',
    'hideCount',
    'again',
  ]).flat(),
];

/** Commands and events in another person's name. */
const forged = ({ tables }: Attacker, random: Random): Hostile => {
  const type = random.pick(COMMAND_TYPES);
  const command = {
    type,
    at: 0,
    seat: random.below(4),
    by: 'person',
    person: { id: 'host', name: 'Nam' },
    level: 'simple',
    bot: random.pick(['nobody', '', 'a\u0000b', '\ud800', 'x'.repeat(65)]),
    settings: { game: random.pick(GAMES).id, seats: 2 },
    ready: true,
    action: { type: 'pass' },
    secret: '0',
    seed: '0',
  };
  return { name: 'table_command', body: { tableId: random.pick(tables), command } };
};

const AMOUNTS = [-1, 0, 0.5, 1e9, 2 ** 53, 1e308, '50', null, [50], { min: 1, max: 2 }];

/** From a seat: a move out of turn, of an old table, or of no rules at all. The moves that are legal are for another seat. */
const wrongMove = (attacker: Attacker, random: Random): Hostile => {
  const { seated } = attacker;
  if (seated === null) return withoutRight(attacker, random);
  const { code, seq, legal } = seated;
  const actionId = `w${random.bits()}`;
  const move = { tableId: code, seq, actionId };
  const strange = random.pick([
    { type: 'play', cards: [random.pick(CARD_IDS), 'Zz'] },
    { type: 'play', cards: ['3s', '3s'] },
    { type: 'play', cards: { length: 2, 0: '3s', 1: '3c' } },
    { type: 'play', cards: CARD_IDS },
    { type: 'discard', card: random.pick(STRANGE_VALUES) },
    { type: 'lay', melds: random.pick(STRANGE_VALUES) },
    { type: 'send', card: '3s', seat: random.pick(STRANGE_VALUES), meld: 2 ** 31 },
    { type: 'to', amount: random.pick(AMOUNTS) },
    { type: random.pick(STRANGE_VALUES) },
    { ...PROTO, type: 'play' },
    random.pick(STRANGE_VALUES),
  ]);
  const roll = random.below(4);
  if (roll === 0 && legal.length > 0) return { name: 'act', body: { ...move, action: random.pick(legal) } };
  if (roll === 1) return { name: 'table_command', body: { tableId: code, command: { type: 'act', action: strange } } };
  if (roll === 2) return { name: 'play_cards', body: { ...move, cards: ['3s', '3s'] } };
  return { name: 'act', body: { ...move, action: strange } };
};

/** One hostile message. */
export const hostileMessage = (attacker: Attacker, random: Random, seed: number): Hostile => {
  const roll = random.below(10);
  if (roll < 2) return nonsense(random, seed);
  if (roll < 4) return twisted(attacker, random);
  if (roll < 5) return withoutRight(attacker, random);
  if (roll < 6) return forged(attacker, random);
  return wrongMove(attacker, random);
};
