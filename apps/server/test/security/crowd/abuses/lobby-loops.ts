import type { Wire } from '../../../support/wire.ts';
import { type Abuse, times, volley } from '../abuse.ts';

/** Everything a lobby allows, as fast as it goes: each is told to all who are there, and kept. */
export const lobbyLoops: Abuse = {
  name: 'lobby loops',
  guests: 12,
  steps: 8,
  walls: ['SLOW_DOWN', 'TOO_MANY_TABLES'],
  async begin(attacker) {
    const settings = { game: 'tienlen', visibility: 'public', name: 'Bàn phá' };
    let tableId = 'NOSUCHCODE';
    let seconds = 0;
    const say = (name: string, body: object) => (wire: Wire) => attacker.say(wire, name, { tableId, ...body });
    const command = (make: () => object) => (wire: Wire) => attacker.command(wire, tableId, make());
    return volley(attacker, [
      async (wire) => {
        tableId = (await attacker.openTable(wire, settings)) ?? tableId;
      },
      ...times(6, [
        say('player_ready', { ready: true }),
        command(() => ({ type: 'configure', settings: { turnSeconds: 10 + (seconds++ % 100) } })),
        command(() => ({ type: 'seatPlayer', seat: 1, level: 'simple' })),
        say('player_ready', { ready: false }),
        command(() => ({ type: 'kick', seat: 1 })),
        say('leave_table', {}),
        say('join_table', {}),
      ]),
    ]);
  },
};
