import { isRecord, ok } from '@sanh-rong/engine';
import {
  createTable,
  decide,
  evolve,
  type Person,
  replayTable,
  type Surroundings,
  type TableEvent,
  type TableRuling,
} from '@sanh-rong/table';
import { drawCode } from './surroundings.ts';

/** How a table begins, besides its settings. */
export interface Opening {
  /** Built-in players ({ seat, level }) and bots ({ seat, bot }) who take their seats at once. */
  readonly players?: readonly unknown[] | undefined;
  /** False: the host watches. */
  readonly sits?: boolean | undefined;
}

const commandOf = (player: unknown): unknown =>
  isRecord(player) ? { ...player, type: 'bot' in player ? 'seatBot' : 'seatPlayer' } : player;

/** The commands with which a host brings about what a table begins with. */
export const openingCommands = ({ players = [], sits = true }: Opening): unknown[] => [
  ...(sits ? [] : [{ type: 'stand' }]),
  ...players.map(commandOf),
];

/** The first events of a table: its host in place, everybody else seated; or why that cannot be. */
export const openTable = (
  host: Person,
  settings: unknown,
  opening: Opening,
  around: Surroundings,
): TableRuling<TableEvent[]> => {
  const created = createTable(drawCode(), host, settings, around);
  if (!created.ok) return created;
  const events = [...created.value];
  let state = replayTable(events);
  for (const command of openingCommands(opening)) {
    if (state === null) break;
    const done = decide(state, host, command, around);
    if (!done.ok) return done;
    for (const event of done.value) state = evolve(state, event).state;
    events.push(...done.value);
  }
  return ok(events);
};
