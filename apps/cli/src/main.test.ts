import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../test/support/commands.ts';
import { leaveWithReader, main } from './main.ts';

describe('sanhrong', () => {
  it('explains a command in both ways of asking, and what is none', async () => {
    const [asked, helped] = [await runCommand(main, ['verify', '--help']), await runCommand(main, ['help', 'verify'])];
    expect(helped).toEqual(asked);
    const unknown = await runCommand(main, ['vreify', '--lang', 'en']);
    expect([unknown.code, unknown.output]).toEqual([2, '']);
    expect(unknown.errors).toContain('There is no command “vreify”.');
  });

  it('leaves quietly when its reader has enough, and hides no other trouble', () => {
    const output = new PassThrough();
    const codes: number[] = [];
    leaveWithReader({ output }, (code) => codes.push(code));
    output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(codes).toEqual([0]);
    expect(() => output.emit('error', new Error('disk full'))).toThrow('disk full');
  });
});
