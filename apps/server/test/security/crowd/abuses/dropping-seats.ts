import { type Abuse, times } from '../abuse.ts';

/** Takes a seat, drops the connection and comes back, again and again, on ten lines. */
export const droppingSeats: Abuse = {
  name: 'dropping seats',
  guests: 20,
  steps: 25,
  walls: ['SLOW_DOWN', 'TOO_MANY_CONNECTIONS', 'HTTP_403', 'HTTP_429'],
  async begin(attacker) {
    const first = await attacker.connect();
    const tableId = first === null ? null : await attacker.openTable(first, { game: 'tienlen', visibility: 'public' });
    first?.close();
    const comeAndGo = async (): Promise<void> => {
      const wire = await attacker.connect();
      if (wire !== null && tableId !== null) await attacker.say(wire, 'resume_table', { tableId });
      wire?.close();
    };
    return async () => {
      await Promise.all(times(10, [comeAndGo]).map((go) => go()));
    };
  },
};
