import { addDeal, emptyTally } from '@sanh-rong/arena';
import pg from 'pg';

/** The largest tournament and the longest match that people can ask for, put into the database as if they had been played. */

const BOTS = 64;
const DEALS = 100;

const PLAN = { seats: 2, deals: DEALS } as const;

/** What two contestants come to who win in turn. */
const tally = (deals: number) =>
  Array.from({ length: deals }, (_, deal) => (deal % 2 === 0 ? [3, -3] : [-1, 1])).reduce(
    (sum, points) =>
      addDeal(sum, [
        { seating: [0, 1], result: { points, places: points.map((own) => (own > 0 ? 1 : 2)), breakdown: [] } },
      ]),
    emptyTally(2),
  );

const MATCHES = `
  with bots as (select at, jsonb_build_object('entry', null, 'level', null, 'bot', jsonb_build_object('id', 'large' || at,
      'name', 'Rùa ' || at, 'version', 1, 'owner', jsonb_build_object('id', $1::text, 'name', 'Nam'))) as contestant
    from generate_series(1, ${BOTS}) at)
  insert into arena_matches (id, kind, status, game, rule_set, options, lineup, contestants, seed, deals, played, blocks,
    attempt, strikes, thinking, tally, tournament, round, is_final, created_at, started_at, ended_at)
  select 'large' || one.at || 'and' || other.at, 'tournament', 'finished', 'tienlen', 'mien-nam', '{}', '[0, 1]',
    jsonb_build_array(one.contestant, other.contestant), 'seed', ${DEALS}, ${DEALS}, 1, 1, '[0, 0]', '[]', $2, 'large',
    1 + (one.at + other.at) % ${BOTS - 1}, false, 1, 1, 2
  from bots one join bots other on one.at < other.at`;

const GAMES = `
  insert into arena_games (match, number, deal, seating, text, points, places, faults)
  select id, 2 * deal + turn, deal, case turn when 0 then '[0, 1]' else '[1, 0]' end::jsonb, 'sr1',
    case deal % 2 when 0 then '[3, -3]' else '[-1, 1]' end::jsonb, case deal % 2 when 0 then '[1, 2]' else '[2, 1]' end::jsonb,
    '[]'
  from arena_matches, generate_series(0, ${DEALS - 1}) deal, generate_series(0, 1) turn where tournament = 'large'`;

/** The addresses at which they are asked for. */
export const largeArena = async (database: string): Promise<readonly string[]> => {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query('select id from people limit 1');
  const organiser = rows[0].id;
  await client.query(
    `insert into arena_tournaments (id, name, organiser, game, rule_set, format, status, seats, deals, rounds, finals, round,
      seed, created_at, ended_at)
    values ('large', 'Giải lớn', $1, 'tienlen', 'mien-nam', 'roundRobin', 'finished', $2, $3, ${BOTS - 1}, false, ${BOTS - 1},
      'seed', 1, 2)`,
    [organiser, PLAN.seats, PLAN.deals],
  );
  await client.query(MATCHES, [organiser, JSON.stringify(tally(DEALS))]);
  await client.query(GAMES);
  await client.end();
  const tournament = '/api/arena/tournaments/large';
  return [tournament, `${tournament}/export`, `${tournament}/export.csv`, '/api/arena/matches/large1and2'];
};
