import type { Wire } from '../../../support/wire.ts';
import { type Abuse, times, volley } from '../abuse.ts';

/** Comes to watch the table of honest people and goes, over and over. */
export const watchers: Abuse = {
  name: 'watchers',
  guests: 20,
  steps: 8,
  walls: ['SLOW_DOWN', 'WATCHERS_FULL'],
  async begin(attacker) {
    const { table: tableId } = attacker.hall;
    const say =
      (name: string, body: object = {}) =>
      (wire: Wire) =>
        attacker.say(wire, name, { tableId, ...body });
    return volley(
      attacker,
      times(10, [say('leave_table'), say('join_table', { watch: true }), say('resume_table'), say('join_table')]),
    );
  },
};
