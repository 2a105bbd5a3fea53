import { GAMES } from '@sanh-rong/engine';
import { CLIENT_MESSAGES } from '@sanh-rong/protocol';
import type { ActedBy } from '@sanh-rong/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What operators watch. Labels come from closed lists only: nothing a client sends ever becomes a label, so that
 * clients cannot fill the memory of a dashboard, and no table's code can be read in it.
 */
export interface Metrics {
  readonly registry: Registry;
  connected(): void;
  disconnected(): void;
  tablesHeld(count: number): void;
  moved(game: string, by: ActedBy): void;
  acknowledged(message: string, seconds: number): void;
  refused(code: string): void;
  answered(route: string, status: number, seconds: number): void;
  botCalled(outcome: CountedCall): void;
  playerThought(outcome: CountedThought): void;
  matchEnded(outcome: CountedMatch): void;
}

export const BOT_OUTCOMES = ['played', 'refused', 'timeout', 'crashed'] as const;
export type CountedCall = (typeof BOT_OUTCOMES)[number];

/** A searching player found its move, or another acted for it because it did not come back. */
export const THOUGHT_OUTCOMES = ['thought', 'stood_in'] as const;
export type CountedThought = (typeof THOUGHT_OUTCOMES)[number];

/** A match of the arena was finished here, or given up because the machine failed it. */
export const MATCH_OUTCOMES = ['finished', 'failed'] as const;
export type CountedMatch = (typeof MATCH_OUTCOMES)[number];

const UNKNOWN = 'unknown';

const oneOf = (known: readonly string[], value: string): string => (known.includes(value) ? value : UNKNOWN);

/** Codes are written by us, in capitals (BAD_JSON) or as rule IDs (TL-3). */
const CODE = /^[A-Z]{2}-\d{1,3}$|^[A-Z][A-Z_]{2,39}$/;
const MAX_CODES = 200;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({ name: 'connections', help: 'Sockets connected now.', registers });
  const held = new Gauge({ name: 'tables_held', help: 'Tables this node keeps at hand.', registers });
  const moves = new Counter({
    name: 'moves_total',
    help: 'Moves stored, by game and by who chose them.',
    labelNames: ['game', 'by'],
    registers,
  });
  const acks = new Histogram({
    name: 'ack_seconds',
    help: 'From a message to its answer.',
    labelNames: ['message'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'refused_total',
    help: 'Messages and requests refused, by code.',
    labelNames: ['code'],
    registers,
  });
  const http = new Histogram({
    name: 'http_seconds',
    help: 'From a request to the end of its answer.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const bots = new Counter({
    name: 'bot_calls_total',
    help: 'Calls of bots, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of BOT_OUTCOMES) bots.inc({ outcome }, 0);
  const thoughts = new Counter({
    name: 'player_thoughts_total',
    help: 'Moves of built-in players that search, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of THOUGHT_OUTCOMES) thoughts.inc({ outcome }, 0);
  const matches = new Counter({
    name: 'arena_matches_total',
    help: 'Matches of the arena that ended on this node, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of MATCH_OUTCOMES) matches.inc({ outcome }, 0);
  const games = GAMES.map(({ id }) => id);
  const messages = Object.keys(CLIENT_MESSAGES);
  const codes = new Set<string>();
  const codeLabel = (code: string): string => {
    if (codes.has(code)) return code;
    if (!CODE.test(code) || codes.size >= MAX_CODES) return UNKNOWN;
    codes.add(code);
    return code;
  };
  return {
    registry,
    connected: () => connections.inc(),
    disconnected: () => connections.dec(),
    tablesHeld: (count) => held.set(count),
    moved: (game, by) => moves.inc({ game: oneOf(games, game), by }),
    acknowledged: (message, seconds) => acks.observe({ message: oneOf(messages, message) }, seconds),
    refused: (code) => refusals.inc({ code: codeLabel(code) }),
    answered: (route, status, seconds) => http.observe({ route, status: String(status) }, seconds),
    botCalled: (outcome) => bots.inc({ outcome }),
    playerThought: (outcome) => thoughts.inc({ outcome }),
    matchEnded: (outcome) => matches.inc({ outcome }),
  };
};
