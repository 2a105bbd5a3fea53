import { createInterface } from 'node:readline';
import type { Language } from '@sanh-rong/engine';
import { visible } from '../arguments/arguments.ts';
import { MESSAGES } from '../messages/vi.ts';
import { answerLine, type LineTurn, type Said, startLines } from './line-session.ts';
import { farewell } from './pages.ts';
import type { Paint } from './palette.ts';
import type { Streams } from './streams.ts';
import type { Table } from './table.ts';

export interface LineOptions {
  readonly language: Language;
  readonly paint: Paint;
}

/** The table as lines of text: for pipes, scripts, screen readers and small windows. */
export const playLines = async (
  table: Table,
  { language, paint }: LineOptions,
  { input, output }: Streams,
): Promise<number> => {
  const print = (said: readonly Said[]): void => {
    for (const { text, style } of said) output.write(`${text === '' ? '' : paint(style, text)}\n`);
  };
  // The program that reads our output may stop reading: that ends the session, quietly.
  let unread = false;
  output.on('error', () => {
    unread = true;
  });

  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let turn: LineTurn = startLines(table, language);
  print(turn.said);
  if (turn.session.status === 'on') {
    for await (const line of reader) {
      turn = answerLine(turn.session, visible(line));
      print(turn.said);
      if (turn.session.status !== 'on' || unread) break;
    }
  }
  reader.close();

  const { status, table: last, language: spoken } = turn.session;
  const say = MESSAGES[spoken];
  if (status === 'on') print([{ text: say.endOfInput, style: 'plain' }, ...farewell(last, spoken)]);
  if (status === 'left') print([{ text: say.left, style: 'plain' }, ...farewell(last, spoken)]);
  return 0;
};
