import { describe, expect, test } from 'vitest';
import { faultText, printedLines } from './fault-report.ts';

/** A new title for the window, red letters by ESC and by C1, and letters from right to left. */
const COMMANDS = '\u001b]0;owned\u0007\u001b[31m\u009b31m\u202e';
const SHOWN = '·]0;owned··[31m·31m·';

describe('what a bot says reaches the terminal without commands', () => {
  test('where it prints, and each line is a line', () => {
    const printed = [{ level: 'log' as const, text: `one\ntwo${COMMANDS}` }];
    expect(printedLines(printed)).toEqual(['one', `two${SHOWN}`]);
  });

  test('where it throws', () => {
    const text = faultText('tienlen', { kind: 'exception', message: COMMANDS, place: null }, 'en');
    expect(text).toContain(SHOWN);
  });
});

test('only the last lines are shown', () => {
  const text = ['a', 'b', 'c', 'd', 'e', 'f'].join('\n');
  expect(printedLines([{ level: 'log', text }])).toEqual(['b', 'c', 'd', 'e', 'f']);
});
