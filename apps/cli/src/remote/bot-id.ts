import { DRAWN_ID } from '@sanh-rong/protocol';
import type { Arguments } from '../arguments/arguments.ts';
import { visible } from '../arguments/arguments.ts';
import { Misuse } from '../arguments/command.ts';
import { argumentWords } from '../arguments/messages/index.ts';
import { remoteWords } from './messages/index.ts';

/** The id of a bot, as a path takes it. */
export const botIdIn = (written: string, { language }: Arguments, flag: string): string => {
  if (DRAWN_ID.test(written)) return written;
  throw new Misuse(argumentWords(language).badValue(flag, visible(written), remoteWords(language).botId));
};
