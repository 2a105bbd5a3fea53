import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askHidden } from './asking.ts';

/** A person at a terminal who types this when asked. */
const typing = async (keys: string) => {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (raw: boolean) => modes.push(raw) });
  const output = new PassThrough();
  const asking = askHidden({ input, output, errors: new PassThrough(), env: {} }, 'Token: ');
  input.write(keys);
  const line = await asking;
  return { line, modes, shown: String(output.read()) };
};

describe('a line that nobody sees', () => {
  it('is read to its end, with what was taken back, and shows nothing of itself', async () => {
    expect(await typing('sr_abX\u007fCd\r')).toEqual({ line: 'sr_abCd', modes: [true, false], shown: 'Token: \n' });
  });

  it.each(['\u0003', '\u0004'])('is empty when somebody thinks better of it (%j)', async (key) => {
    expect((await typing(`sr_ab${key}`)).line).toBe('');
  });
});
