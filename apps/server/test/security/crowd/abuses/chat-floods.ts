import type { Wire } from '../../../support/wire.ts';
import { type Abuse, times, volley } from '../abuse.ts';

/** Talks without end at the table of honest people. */
export const chatFloods: Abuse = {
  name: 'chat floods',
  guests: 10,
  steps: 8,
  walls: ['CHAT_TOO_FAST', 'CHAT_REPEATED'],
  async begin(attacker) {
    const { table: tableId } = attacker.hall;
    let said = 0;
    const say = (name: string, make: () => object) => (wire: Wire) => attacker.say(wire, name, { tableId, ...make() });
    return volley(attacker, [
      say('join_table', () => ({ watch: true })),
      ...times(6, [
        say('send_message', () => ({ text: `${said++} ${'ồn '.repeat(60)}` })),
        say('send_message', () => ({ text: 'lại nữa' })),
        say('send_message', () => ({ phrase: 'hurry' })),
        say('read_messages', () => ({})),
      ]),
    ]);
  },
};
