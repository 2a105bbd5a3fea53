import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  type BaseState,
  type DealRequest,
  explain,
  findGame,
  GAMES,
  isRecord,
  ok,
  type RuleError,
  type Ruling,
  readRecord,
  refusal,
  type Viewer,
  writeRecord,
} from '@sanh-rong/engine';

/**
 * The engine stream: any game, driven from any language, one JSON object a line in and one a line out. A request that
 * is refused leaves the game as it was.
 */
export interface EngineStream {
  /** The answer to one line, without its line break. */
  answer(line: string): string;
  /** The answer to a line that was too long to be read. */
  tooLong(max: number): string;
}

interface Table {
  readonly game: AnyGame;
  readonly state: BaseState<BaseAction>;
}

interface OpOutcome {
  readonly table: Table;
  readonly answer: Readonly<Record<string, unknown>>;
}

type Op = (table: Table | null, request: Readonly<Record<string, unknown>>) => Ruling<OpOutcome>;

/** The open view as an answer: what the stream promises first, then what the game has on the table. */
const openAnswer = (table: Table, events: readonly BaseEvent[]): OpOutcome => {
  const { game, state } = table;
  // The events tell what happened; repeating the whole history in every answer would only slow the stream down.
  const { viewer: _viewer, history: _history, turn, legal, hands, result, ...rest } = game.view(state, 'open');
  return { table, answer: { turn, legal, events, hands, result, previous: game.carryOver(state), ...rest } };
};

const GIVEN_FIELDS = ['hands', ...new Set(GAMES.flatMap(({ givenFields }) => Object.keys(givenFields)))];
const DEAL_FIELDS = ['op', 'game', 'ruleSet', 'options', 'seats', 'seed', 'deck', 'previous', ...GIVEN_FIELDS];

/** A request to deal as the engine reads it. Given hands stand instead of a seed; beside a deck they are refused. */
const dealRequest = (request: Readonly<Record<string, unknown>>): DealRequest => {
  const { ruleSet, options, seats, seed, deck, previous } = request;
  const fields = GIVEN_FIELDS.filter((name) => request[name] !== undefined && request[name] !== null);
  if (fields.length === 0) return { ruleSet, options, seats, seed, deck, previous };
  const given = Object.fromEntries(fields.map((name) => [name, request[name]]));
  return { ruleSet, options, seats, deck, previous, given };
};

const deal: Op = (_table, request) => {
  const strange = Object.keys(request).find((field) => !DEAL_FIELDS.includes(field));
  if (strange !== undefined) return refusal('BAD_DEAL', 'unknownField', { field: strange });
  const game = findGame(request.game);
  if (!game.ok) return game;
  const step = game.value.deal(dealRequest(request));
  return step.ok ? ok(openAnswer({ game: game.value, state: step.value.state }, step.value.events)) : step;
};

const NO_GAME = refusal('NO_GAME', 'noGame');

const act: Op = (table, { action }) => {
  if (table === null) return NO_GAME;
  // The engine reads every action as something a stranger sent.
  const step = table.game.apply(table.state, action as BaseAction);
  return step.ok ? ok(openAnswer({ game: table.game, state: step.value.state }, step.value.events)) : step;
};

const isViewer = (value: unknown, seats: number): value is Viewer =>
  value === 'watcher' ||
  value === 'open' ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats);

const view: Op = (table, { viewer }) => {
  if (table === null) return NO_GAME;
  const { game, state } = table;
  if (!isViewer(viewer, state.setup.seats)) {
    return refusal('BAD_VIEWER', 'unknownViewer', { last: state.setup.seats - 1 });
  }
  return ok({ table, answer: { ...game.view(state, viewer), previous: game.carryOver(state) } });
};

const text: Op = (table) =>
  table === null ? NO_GAME : ok({ table, answer: { text: writeRecord(table.game, table.state) } });

const load: Op = (_table, request) => {
  const replay = readRecord(request.text);
  if (!replay.ok) return replay;
  const { game, steps } = replay.value;
  return ok(
    openAnswer(
      { game, state: steps[steps.length - 1].state },
      steps.flatMap(({ events }) => events),
    ),
  );
};

const OPS: Readonly<Record<string, Op>> = { deal, act, view, text, load };

const parse = (line: string): Ruling<Readonly<Record<string, unknown>>> => {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return refusal('BAD_JSON', 'badJson');
  }
  return isRecord(request) ? ok(request) : refusal('BAD_JSON', 'notAnObject');
};

const refused = (error: RuleError): string =>
  JSON.stringify({ ok: false, error: { code: error.code, message: explain(error, 'en') } });

export const engineStream = (): EngineStream => {
  let table: Table | null = null;
  const handle = (line: string): Ruling<OpOutcome> => {
    const request = parse(line);
    if (!request.ok) return request;
    const { op } = request.value;
    if (typeof op !== 'string' || !Object.hasOwn(OPS, op)) {
      return refusal('BAD_OP', 'unknownOp', { known: Object.keys(OPS).join(', ') });
    }
    return OPS[op](table, request.value);
  };
  return {
    answer(line) {
      const done = handle(line);
      if (!done.ok) return refused(done.error);
      table = done.value.table;
      return JSON.stringify({ ok: true, ...done.value.answer });
    },
    tooLong: (max) => refused(refusal('BAD_JSON', 'lineTooLong', { max }).error),
  };
};
