import type { ClientMessage } from '@sanh-rong/protocol';
import type { Phase, Scene } from './roles.ts';

/** Who may do what at a private table, as data: everything that can be asked, and what everybody is answered. */

export interface Right {
  readonly phase: Phase;
  readonly name: ClientMessage;
  /** What tells it from others of the same name. */
  readonly note: string;
  /** Everything but the table's code. */
  readonly body: (scene: Scene) => object;
  /** In the order of ROLES; toAct and waits stand for the two who play. */
  readonly codes: readonly string[];
}

type Body = Right['body'];

const rights = (phase: Phase, rows: readonly (readonly [ClientMessage, string, Body, string])[]): Right[] =>
  rows.map(([name, note, body, codes]) => ({ phase, name, note, body, codes: codes.split(' ') }));

const nothing: Body = () => ({});
const move: Body = ({ state }) => ({ seq: state.seq, actionId: `asked ${state.seq}` });
const asked =
  (body: object): Body =>
  () =>
    body;
const moving =
  (body: object): Body =>
  (scene) => ({ ...move(scene), ...body });
const command = (type: string, rest: object = {}): Body => asked({ command: { type, ...rest } });

const kick = command('kick', { seat: 1 });
const kickHost = command('kick', { seat: 0 });
const seatPlayer = command('seatPlayer', { seat: 2, level: 'simple' });
const seatBot = command('seatBot', { seat: 2, bot: 'nobody' });
const configure = command('configure', { settings: { chat: false } });
const handOver = command('handOver', { seat: 1 });
const pass = moving({ action: { type: 'pass' } });
const play = moving({ cards: ['3s'] });
const bringText = command('bringText', { text: 'of mine' });
const hideCount = command('hideCount', { hidden: true });
const say = asked({ text: 'xin chào' });
const watch = asked({ watch: true });

/** What only the host may do. */
const HOST = 'ok NOT_HOST NOT_HOST NOT_HOST NOT_HOST NOT_HOST NO_TABLE';
const HOST_BAD = 'BAD_COMMAND NOT_HOST NOT_HOST NOT_HOST NOT_HOST NOT_HOST NO_TABLE';
const HOST_LATER = 'NOT_NOW NOT_HOST NOT_HOST NOT_HOST NOT_HOST NOT_HOST NO_TABLE';
/** What only those in seats may do, and not now. */
const LATER = 'NOT_NOW NOT_NOW NOT_NOW NOT_SEATED NOT_SEATED NOT_SEATED NO_TABLE';
const NOBODY_NOW = 'NOT_NOW NOT_NOW NOT_NOW NOT_NOW NOT_NOW NOT_NOW NO_TABLE';
const NOBODY = 'BAD_MESSAGE BAD_MESSAGE BAD_MESSAGE BAD_MESSAGE BAD_MESSAGE BAD_MESSAGE BAD_MESSAGE';
const SITS = 'ALREADY_SEATED ALREADY_SEATED ALREADY_SEATED';
const SEATED = 'ok ok ok NOT_SEATED NOT_SEATED NOT_SEATED NO_TABLE';
/** Also for codes of tables that do not exist: the answer tells nothing. */
const EVERYBODY = 'ok ok ok ok ok ok ok';
const HERE = 'ok ok ok NOT_HERE ok NOT_HERE NO_TABLE';

// Columns: host, seated, program, sentAway, watcher, stranger, outsider.
const LOBBY = rights('lobby', [
  ['resume_table', '', nothing, 'ok ok ok ok ok ok NO_TABLE'],
  ['join_table', 'a free seat', nothing, `${SITS} SENT_AWAY ok ok NO_TABLE`],
  ['join_table', 'a taken seat', asked({ seat: 0 }), `${SITS} SENT_AWAY SEAT_TAKEN SEAT_TAKEN NO_TABLE`],
  ['join_table', 'no seat', asked({ seat: 9 }), `${SITS} SENT_AWAY BAD_SEAT BAD_SEAT NO_TABLE`],
  ['join_table', 'to watch', watch, `${SITS} SENT_AWAY BAD_COMMAND ok NO_TABLE`],
  ['player_ready', '', nothing, SEATED],
  ['table_command', 'bringText', bringText, NOBODY_NOW],
  ['start_game', '', nothing, HOST_LATER],
  ['play_cards', '', play, LATER],
  ['pass_turn', '', move, LATER],
  ['act', '', pass, LATER],
  ['table_command', 'kick', kick, HOST],
  ['table_command', 'kick the host', kickHost, HOST_BAD],
  ['table_command', 'seatPlayer', seatPlayer, HOST],
  ['table_command', 'seatBot', seatBot, HOST.replace('ok', 'NO_BOT')],
  ['table_command', 'stand', command('stand'), HOST],
  ['table_command', 'configure', configure, HOST],
  ['table_command', 'handOver', handOver, HOST],
  ['table_command', 'rebuy', command('rebuy'), LATER],
  ['table_command', 'hideCount', hideCount, SEATED],
  ['table_command', 'again', command('again'), LATER],
  ['leave_table', '', nothing, 'ok ok ok BAD_COMMAND ok BAD_COMMAND NO_TABLE'],
  ['unfollow_table', '', nothing, EVERYBODY],
  ['send_message', '', say, HERE],
  ['read_messages', '', nothing, HERE],
]);

const PLAYING = rights('playing', [
  ['resume_table', '', nothing, 'ok ok ok ok ok ok NO_TABLE'],
  ['join_table', 'a seat', nothing, NOBODY_NOW],
  ['join_table', 'to watch', watch, `${SITS} SENT_AWAY BAD_COMMAND ok NO_TABLE`],
  ['player_ready', '', nothing, NOBODY_NOW],
  ['table_command', 'bringText', bringText, NOBODY_NOW],
  ['start_game', '', nothing, NOBODY_NOW],
  ['play_cards', 'in the name of a seat', moving({ cards: ['3s'], seat: 0 }), NOBODY],
  ['act', 'in the name of a person', moving({ action: { type: 'pass' }, person: 'x' }), NOBODY],
  ['table_command', 'kick', kick, HOST_LATER],
  ['table_command', 'seatPlayer', seatPlayer, HOST_LATER],
  ['table_command', 'seatBot', seatBot, HOST_LATER],
  ['table_command', 'stand', command('stand'), HOST_LATER],
  ['table_command', 'configure', configure, HOST_LATER],
  ['table_command', 'handOver', handOver, HOST],
  ['table_command', 'rebuy', command('rebuy'), 'NO_REBUY NO_REBUY NO_REBUY NOT_SEATED NOT_SEATED NOT_SEATED NO_TABLE'],
  ['table_command', 'hideCount', hideCount, SEATED],
  ['table_command', 'again', command('again'), LATER],
  ['leave_table', '', nothing, 'ok ok ok BAD_COMMAND ok BAD_COMMAND NO_TABLE'],
  ['unfollow_table', '', nothing, EVERYBODY],
  ['send_message', '', say, HERE],
  ['read_messages', '', nothing, HERE],
]);

const COMPLETED = rights('completed', [
  ['resume_table', '', nothing, 'ok ok ok ok ok ok NO_TABLE'],
  ['join_table', 'a seat', nothing, NOBODY_NOW],
  ['act', '', pass, LATER],
  ['table_command', 'kick', kick, HOST_LATER],
  ['table_command', 'configure', configure, HOST_LATER],
  // Liêng shows how many cards everybody holds.
  [
    'table_command',
    'hideCount',
    hideCount,
    'BAD_COMMAND BAD_COMMAND BAD_COMMAND NOT_SEATED NOT_SEATED NOT_SEATED NO_TABLE',
  ],
  ['table_command', 'again', command('again'), SEATED],
]);

export const RIGHTS: readonly Right[] = [...LOBBY, ...PLAYING, ...COMPLETED];

/** What people say of each other goes by the number of a message or a person, wherever they are. */
export const ANYWHERE = rights('lobby', [
  ['create_table', '', asked({ settings: { game: 'lieng' } }), 'ok ok ok ok ok ok ok'],
  // Those in a lobby with others are not taken away from it.
  ['find_table', '', asked({ game: 'lieng' }), 'SEATED_ELSEWHERE SEATED_ELSEWHERE SEATED_ELSEWHERE ok ok ok ok'],
  ['follow_tables', '', nothing, 'ok ok ok ok ok ok ok'],
  ['unfollow_tables', '', nothing, 'ok ok ok ok ok ok ok'],
  ['mute_person', 'nobody', asked({ person: 'nobody', muted: true }), Array(7).fill('NO_PERSON').join(' ')],
  ['arena_attach', 'a bot of nobody', asked({ bot: 'abcdefghijkmnpqr' }), Array(7).fill('NO_BOT').join(' ')],
  ['arena_detach', '', asked({ bot: 'abcdefghijkmnpqr' }), 'ok ok ok ok ok ok ok'],
  [
    'report_message',
    'what the host said when everybody but the one sent away was there',
    ({ message }) => ({ message, reason: 'spam' }),
    'OWN_MESSAGE ok ALREADY_REPORTED NO_MESSAGE ok NO_MESSAGE NO_MESSAGE',
  ],
]);

/** Moves, by who is to act: toAct, waits, sentAway, watcher, stranger, outsider. */
export const MOVES: readonly { readonly name: ClientMessage; readonly codes: readonly string[] }[] = [
  { name: 'act', codes: ['ok', 'NOT_YOUR_TURN', 'NOT_SEATED', 'NOT_SEATED', 'NOT_SEATED', 'NO_TABLE'] },
  { name: 'play_cards', codes: ['ok', 'NOT_YOUR_TURN', 'NOT_SEATED', 'NOT_SEATED', 'NOT_SEATED', 'NO_TABLE'] },
  { name: 'pass_turn', codes: ['TL-3', 'NOT_YOUR_TURN', 'NOT_SEATED', 'NOT_SEATED', 'NOT_SEATED', 'NO_TABLE'] },
];

/** Commands that stand in the table's own list but have a message of their own, or are the server's to give. */
export const NO_COMMANDS = [
  'sit',
  'takeSeat',
  'leave',
  'ready',
  'start',
  'act',
  'watch',
  'unwatch',
  'away',
  'back',
] as const;
