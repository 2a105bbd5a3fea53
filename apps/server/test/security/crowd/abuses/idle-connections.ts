import type { Wire } from '../../../support/wire.ts';
import type { Abuse } from '../abuse.ts';

/** Connections without a name that one attacker holds; the oldest is given up for a new one. */
const HELD = 100;

/** Opens connections and says nothing on them, or asks for one namespace after the other. */
export const idleConnections: Abuse = {
  name: 'idle connections',
  guests: 10,
  steps: 30,
  walls: ['TOO_MANY_CONNECTIONS', 'SLOW_DOWN', 'HTTP_403', 'HTTP_429'],
  async begin(attacker) {
    const held: Wire[] = [];
    return async () => {
      await attacker.connect();
      const silent = await attacker.connect(null);
      if (silent !== null) held.push(silent);
      if (held.length > HELD) held.shift()?.close();
      for (let i = 0; i < 20; i++) silent?.write(`40/${i},`);
      const named = await attacker.connect();
      for (let i = 0; i < 20; i++) named?.write('40{}');
    };
  },
};
