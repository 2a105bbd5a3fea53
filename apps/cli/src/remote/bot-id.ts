import { DRAWN_ID } from '@sanh-rong/protocol';
import type { Arguments } from '../arguments/arguments.ts';
import { visible } from '../arguments/arguments.ts';
import { Misuse } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { REMOTE_WORDS } from './messages/vi.ts';

/** The id of a bot, as a path takes it. */
export const botIdIn = (written: string, { language }: Arguments, flag: string): string => {
  if (DRAWN_ID.test(written)) return written;
  throw new Misuse(ARGUMENT_WORDS[language].badValue(flag, visible(written), REMOTE_WORDS[language].botId));
};
