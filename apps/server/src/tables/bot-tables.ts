import { isPerson, refuseTable, type TableEvent, type TableState } from '@sanh-rong/table';

/** Tables with bots that one person may have running at once: each of them keeps sandboxes busy. */
export const MAX_BOT_TABLES = 8;

export const tooManyBotTables = refuseTable('TOO_MANY_BOT_TABLES', 'tooManyBotTables', { max: MAX_BOT_TABLES });

/** Who brought the bots that sit at a table. They stay the same when the table is handed over. */
const bringersAt = ({ seats }: TableState): string[] =>
  seats.flatMap((holder) => (holder.kind === 'bot' ? [holder.broughtBy] : []));

/** Whose bots play at a table, each once. */
export const runningBringers = (state: TableState): readonly string[] =>
  state.phase === 'ready' || state.phase === 'playing' ? [...new Set(bringersAt(state))].sort() : [];

/** Whose bots sit down with these events, or begin to play with them: `by` is who asked for the events. */
export const bringersIn = (before: TableState | null, events: readonly TableEvent[], by: string): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ type }) => {
      if (type === 'botSat') return [by];
      return type === 'countdown' && before !== null ? bringersAt(before) : [];
    }),
  );

/** How many games begin with these events in which no person has a seat: machines play them as fast as they can. */
export const gamesAloneIn = (before: TableState | null, events: readonly TableEvent[]): number => {
  if (before === null || before.seats.some((holder) => isPerson(holder) && !holder.gone)) return 0;
  return events.some(({ type }) => type === 'countdown') ? before.settings.games : 0;
};

export const tooManyGamesAlone = (seconds: number) =>
  refuseTable('GUEST_QUOTA', 'tooManyGamesAlone', { minutes: Math.ceil(seconds / 60) });
