import type { MessageCode } from '@sanh-rong/protocol';

export const en: Readonly<Record<MessageCode, string>> = {
  BAD_MESSAGE: 'This message cannot be understood.',
  SLOW_DOWN: 'Too many messages: wait a moment.',
  NO_TABLE: 'There is no such table.',
  STALE: 'The game has moved on: look again before you act.',
  SERVER_ERROR: 'Something went wrong here. Nothing was changed; try again.',
};
