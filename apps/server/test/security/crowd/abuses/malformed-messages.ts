import type { Wire } from '../../../support/wire.ts';
import { type Abuse, volley } from '../abuse.ts';

/** Far more than a message may have. */
const OVERSIZED = 'A'.repeat(100_000);
const DEEP = '['.repeat(5_000);

/** Sends what no client would: unknown names, wrong types, broken packets, far too much of everything. */
export const malformedMessages: Abuse = {
  name: 'malformed messages',
  guests: 10,
  steps: 3,
  walls: ['BAD_MESSAGE', 'BAD_JSON', 'TOO_LARGE', 'HUNG_UP'],
  async begin(attacker) {
    const { table: tableId } = attacker.hall;
    const say = (name: string, body: unknown) => (wire: Wire) => attacker.say(wire, name, body);
    const write = (packet: string | Uint8Array) => async (wire: Wire) => wire.write(packet);
    const post = (path: string, raw: string) => () => attacker.ask('POST', path, { raw });
    const unread = volley(attacker, [
      say('no_such_message', {}),
      say('act', { tableId, seq: -1, actionId: '', action: { deep: [[[[[[]]]]]] } }),
      say('join_table', [tableId]),
      say('table_command', { tableId, command: { type: '__proto__', constructor: {} } }),
      say('send_message', { tableId, text: OVERSIZED.slice(0, 20_000) }),
    ]);
    // Each of these ends a connection.
    const broken = ['42["act"', new Uint8Array(512), `42${DEEP}`].map((packet) => volley(attacker, [write(packet)]));
    const oversized = volley(attacker, [say('create_table', { settings: { name: OVERSIZED } })]);
    return async () => {
      await unread();
      for (const end of broken) await end();
      await oversized();
      await attacker.askAll([
        post('/api/bots', '{"game":'),
        post('/api/sign-in', `{"username":${DEEP}`),
        post('/api/bots', JSON.stringify({ game: 'tienlen', name: 'x', source: OVERSIZED.repeat(10) })),
        () => attacker.ask('GET', `/api/games/${'%00'.repeat(50)}/replay`),
        () => attacker.ask('PATCH', '/api/me', { body: { name: OVERSIZED } }),
      ]);
    };
  },
};
