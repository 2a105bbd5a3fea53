import { LANGUAGES } from '@sanh-rong/engine';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../test/support/commands.ts';
import { COMMANDS, main } from '../../main.ts';
import { en as newEn } from '../../new/messages/en.ts';
import { vi as newVi } from '../../new/messages/vi.ts';
import { displayWidth } from '../../play/width.ts';
import { en as remoteEn } from '../../remote/messages/en.ts';
import { vi as remoteVi } from '../../remote/messages/vi.ts';
import { en as playingEn } from '../../remote/playing/messages/en.ts';
import { vi as playingVi } from '../../remote/playing/messages/vi.ts';
import { en as replayEn } from '../../replay/messages/en.ts';
import { vi as replayVi } from '../../replay/messages/vi.ts';
import { en as testEn } from '../../test/messages/en.ts';
import { vi as testVi } from '../../test/messages/vi.ts';
import { en as verifyEn } from '../../verify/messages/en.ts';
import { vi as verifyVi } from '../../verify/messages/vi.ts';
import { en as watchEn } from '../../watch/messages/en.ts';
import { vi as watchVi } from '../../watch/messages/vi.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const keysOf = (value: object): string[] => Object.keys(value).sort();

describe.each([
  ['every command', vi, en],
  ['new', newVi, newEn],
  ['test', testVi, testEn],
  ['replay', replayVi, replayEn],
  ['verify', verifyVi, verifyEn],
  ['watch', watchVi, watchEn],
  ['login, push, pull, ladder', remoteVi, remoteEn],
  ['remote', playingVi, playingEn],
])('what %s says', (_, vietnamese: object, english: object) => {
  it('is said in both languages', () => {
    expect(keysOf(vietnamese)).toEqual(keysOf(english));
  });

  it('is written in composed letters', () => {
    for (const text of [vietnamese, english].flatMap(textsOf)) expect(text).toBe(text.normalize('NFC'));
  });
});

describe('every command', () => {
  it.each(Object.keys(COMMANDS))('explains itself in a window of eighty columns: %s', async (name) => {
    const pages = await Promise.all(
      LANGUAGES.map((language) =>
        runCommand((args, streams) => main([name, ...args], streams), ['--help', '--lang', language]),
      ),
    );
    for (const { code, output, errors } of pages) {
      expect([code, errors]).toEqual([0, '']);
      expect(output).toContain(`sanhrong ${name}`);
      for (const line of output.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(80);
    }
    expect(pages[0].output).not.toBe(pages[1].output);
  });

  it.each(LANGUAGES)('stands on the first page, in eighty columns (%s)', async (language) => {
    const { output } = await runCommand(main, ['help', '--lang', language]);
    for (const name of Object.keys(COMMANDS)) expect(output).toContain(`\n  sanhrong ${name} `);
    for (const line of output.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(80);
  });
});
