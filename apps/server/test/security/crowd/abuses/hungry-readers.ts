import { type Abuse, times } from '../abuse.ts';

/** Reads what costs most to answer. */
export const hungryReaders: Abuse = {
  name: 'hungry readers',
  guests: 10,
  steps: 4,
  walls: ['SLOW_DOWN'],
  async begin(attacker) {
    const { games, table, length } = attacker.hall;
    const paths = [
      '/api/tables',
      ...games.flatMap((id) => [`/api/games/${id}/replay`, `/api/games/${id}/bots`, `/api/games/${id}/text`]),
      `/api/tables/${table}/games`,
      '/api/games',
      '/api/leaders?game=tienlen',
      '/api/arena/ladders/tienlen/mien-nam',
      '/api/arena/matches',
      '/api/openapi.json',
      `/t/${table}`,
    ];
    let next = attacker.number;
    const read = () => attacker.ask('GET', paths[next++ % paths.length]);
    // What operators ask is paced by nothing.
    const operate = () => attacker.ask('GET', next % 2 === 0 ? '/metrics' : '/readyz');
    // Answered at once, however busy the machine is: the allowance of an address is used up faster than it fills.
    const miss = () => attacker.ask('GET', '/api/nothing');
    return () =>
      attacker.askAll([
        ...times(10, [operate]),
        ...times(length === 'brief' ? 1_000 : 0, [miss]),
        ...times(100, [read]),
      ]);
  },
};
