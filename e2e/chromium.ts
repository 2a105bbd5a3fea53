import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { need } from '../test/need.ts';

/** The browser on this machine, installed where it is missing and can be. */

/** The one without a window of its own comes first: the same pages take it a fifth less of the machine. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (): string | null => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const known = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...known, MAC].find((file) => file !== '' && isProgram(file)) ?? null;
};

export const needChromium = (): string =>
  need('Chromium', {
    find,
    debian: 'chromium-headless-shell',
    ask: 'install the package "chromium-headless-shell" or "chromium", or say where it is with CHROMIUM=…',
  });

/** It asks for nothing on its own, and runs where there is neither a screen nor a sandbox. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
