import { createInterface } from 'node:readline';
import type { Streams } from '../play/streams.ts';

/** Asking a person at a terminal for a line. */

const ENDS: readonly string[] = ['\r', '\n'];
/** Ctrl-C and Ctrl-D. */
const STOPS: readonly string[] = ['\u0003', '\u0004'];
const ERASES: readonly string[] = ['\u007f', '\b'];

/** A line that is seen while it is typed. */
export const askLine = async ({ input, output }: Streams, question: string): Promise<string> => {
  output.write(question);
  const reader = createInterface({ input });
  try {
    for await (const line of reader) return line.trim();
    return '';
  } finally {
    reader.close();
  }
};

/** A line that is not shown: not over a shoulder, not in the terminal's memory. Empty when they think better of it. */
export const askHidden = ({ input, output }: Streams, question: string): Promise<string> => {
  output.write(question);
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  input.resume();
  return new Promise((resolve) => {
    let line = '';
    const finish = (text: string): void => {
      input.off('data', hear);
      input.off('end', end);
      input.setRawMode?.(false);
      input.pause();
      output.write('\n');
      resolve(text.trim());
    };
    const end = (): void => finish(line);
    const hear = (chunk: string): void => {
      for (const letter of chunk) {
        if (ENDS.includes(letter) || STOPS.includes(letter)) {
          finish(ENDS.includes(letter) ? line : '');
          return;
        }
        line = ERASES.includes(letter) ? line.slice(0, -1) : line + letter;
      }
    };
    input.on('data', hear);
    input.on('end', end);
  });
};

/** Everything on the input. */
export const readAll = async ({ input }: Streams): Promise<string> => {
  const parts: string[] = [];
  for await (const part of input.setEncoding('utf8')) parts.push(String(part));
  return parts.join('').trim();
};
