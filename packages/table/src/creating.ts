import { ok, readRecord } from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { newPromise } from './fair.ts';
import { refuseTable, type TableRuling } from './refusal.ts';
import { MAX_NAME_LENGTH, readName, readSettings } from './settings.ts';
import { type Person, toldPerson } from './state.ts';
import type { Surroundings } from './surroundings.ts';

type Created = Extract<TableEvent, { type: 'created' }>;

/** The event with which a table begins: its creator sits in the first seat. */
export const createTable = (code: string, host: Person, input: unknown, around: Surroundings): TableRuling<Created> => {
  const settings = readSettings(input);
  if (!settings.ok) return settings;
  const name = readName(host.name);
  if (!name) return refuseTable('BAD_COMMAND', 'badName', { max: MAX_NAME_LENGTH });
  return ok({
    type: 'created',
    at: around.now,
    code,
    settings: settings.value,
    host: toldPerson({ ...host, name }),
    ...newPromise(settings.value, around),
  });
};

/**
 * The same for practice with a game that was recorded: the table has the settings of that game, and each of its games
 * begins where the record ends, with the hidden cards as they were. A server never opens such a table: it deals itself.
 */
export const tableFromRecord = (
  code: string,
  host: Person,
  record: unknown,
  around: Surroundings,
): TableRuling<Created> => {
  const read = readRecord(record);
  if (!read.ok) return read;
  const { game, steps } = read.value;
  const { state } = steps[steps.length - 1];
  if (game.turn(state) === null) return refuseTable('NOT_NOW', 'recordIsOver');
  const { ruleSet, options, seats } = state.setup;
  const settings = { game: game.id, ruleSet, options, seats, games: 1, watchers: 'live', chat: false, practice: true };
  const created = createTable(code, host, settings, around);
  return created.ok ? ok({ ...created.value, startRecord: String(record) }) : created;
};
