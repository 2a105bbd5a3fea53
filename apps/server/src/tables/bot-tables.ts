import { refuseTable, type TableEvent, type TableState } from '@sanh-rong/table';

/** Tables with bots that one host may have running at once: each of them keeps sandboxes busy. */
export const MAX_BOT_TABLES = 8;

export const tooManyBotTables = refuseTable('TOO_MANY_BOT_TABLES', 'tooManyBotTables', { max: MAX_BOT_TABLES });

const hasBot = ({ seats }: TableState): boolean => seats.some(({ kind }) => kind === 'bot');

export const runsBotsOf = (state: TableState, host: string): boolean =>
  state.host === host && (state.phase === 'ready' || state.phase === 'playing') && hasBot(state);

/** Whether a bot sits down with these events, or a table with one begins. */
export const bringsBots = (before: TableState | null, events: readonly TableEvent[]): boolean =>
  events.some(({ type }) => type === 'botSat' || (type === 'countdown' && before !== null && hasBot(before)));
