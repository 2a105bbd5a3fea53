import type { MessageCode } from '@sanh-rong/protocol';

export const en: Readonly<Record<MessageCode, string>> = {
  BAD_MESSAGE: 'This message cannot be understood.',
  SLOW_DOWN: 'Too many messages: wait a moment.',
  NO_TABLE: 'There is no such table.',
  TOO_MANY_TABLES: 'You have opened many tables: wait a little before the next one.',
  SEATED_ELSEWHERE:
    'You have a game going on, or people waiting for you, at another table: go back to it, or leave it first.',
  TOO_MANY_FOLLOWED: 'You follow too many tables: leave one of them first.',
  TOO_MANY_BOTS: 'One connection plays for at most 10 remote bots: open another one.',
  SERVER_ERROR: 'Something went wrong here. Nothing was changed; try again.',
  SERVER_STOPPING: 'The server is restarting: your seat is kept, you will be back in a moment.',
};

/** What the server says to the operator who starts it. */
export const startEn = {
  open: 'Sảnh Rồng is open: {url}',
  more: 'Stop with Ctrl-C. API and documents: {url}/api · a table in the terminal: npm run play',
  stopping: 'Closing: finishing what was begun and telling everybody to come back…',
  badConfig: 'These variables cannot be used as they are: {names}. docs/operations.md says what each may hold.',
  badUser: 'RUN_AS={user} cannot be taken ({code}). Start the server as root with a user that exists and is not root.',
  portTaken: 'Port {port} is taken. Choose another one: PORT=3001 npm start',
  operationsPortTaken: 'Port {port} is taken. Choose another one for OPERATIONS_PORT.',
  folderTaken: 'Another server (process {pid}) works in {folder}. Stop it, or choose another folder with DATA_DIR.',
  badFolder: 'The folder {folder} cannot be used for the data ({code}). Choose another one with DATA_DIR.',
  foreignFolder:
    'The folder {folder} belongs to another user (number {owner}), who could read everything in it, and this server is root. Start it as that user, or give the folder to root with chown -R.',
  noDatabase: 'The database cannot be reached ({code}). Check DATABASE_URL.',
  noRedis: 'Redis cannot be reached ({code}). Check REDIS_URL, or leave it out for a single server.',
  failed: 'The server could not start ({code}).',
  moveWhereTo: 'Say where to with DATABASE_URL.',
  moveFromNothing: 'There is no database in {folder}: look at DATA_DIR.',
  moveStopFirst: 'Stop the server first (process {pid}).',
  moveNotEmpty: '{table} is not empty: give me a new database.',
  moveOtherSchema: '{table} is not the same in both databases: nothing was moved.',
} as const;
