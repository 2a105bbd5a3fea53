import { ok } from '@sanh-rong/engine';
import type { TableEvent } from './events.ts';
import { newPromise } from './fair.ts';
import { refuseTable, type TableRuling } from './refusal.ts';
import { MAX_NAME_LENGTH, readName, readSettings } from './settings.ts';
import { type Person, toldPerson } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** The event with which a table begins: its creator sits in the first seat. */
export const createTable = (
  code: string,
  host: Person,
  input: unknown,
  { now, secret }: Surroundings,
): TableRuling<Extract<TableEvent, { type: 'created' }>> => {
  const settings = readSettings(input);
  if (!settings.ok) return settings;
  const name = readName(host.name);
  if (!name) return refuseTable('BAD_COMMAND', 'badName', { max: MAX_NAME_LENGTH });
  return ok({
    type: 'created',
    at: now,
    code,
    settings: settings.value,
    host: toldPerson({ ...host, name }),
    ...newPromise(settings.value, secret()),
  });
};
