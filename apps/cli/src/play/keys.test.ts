import { describe, expect, it } from 'vitest';
import { readKeys } from './keys.ts';

describe('keys of a terminal', () => {
  it.each([
    ['\u001b[A\u001b[B\u001b[C\u001b[D', ['up', 'down', 'right', 'left']],
    ['\u001bOA', ['up']],
    ['\u001b[H\u001b[4~', ['home', 'end']],
    ['\r \u007f\u0003', ['enter', 'space', 'backspace', 'ctrl-c']],
    ['P10h', ['p', '1', '0', 'h']],
    ['\u001b', ['escape']],
    ['\u001b[1;5C\u001b[99~x', ['x']],
    ['\u0001\t', []],
    ['ỏ', ['ỏ']],
  ])('%j', (input, keys) => {
    expect(readKeys(input)).toEqual(keys);
  });
});
