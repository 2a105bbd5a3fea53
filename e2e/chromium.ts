import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser on this machine, installed where it is missing and can be. */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = (): string | undefined => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const known = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...known, MAC].find((file) => file !== '' && isProgram(file));
};

const isRoot = process.getuid?.() === 0;

export const needChromium = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('These tests need Chromium: install the package "chromium", or say where it is with CHROMIUM=….');
};

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
