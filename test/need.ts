import { execFileSync, spawnSync } from 'node:child_process';

/** A program that tests run: found on this machine, installed where that is allowed, or asked for in one sentence. */
export const need = <Found>(
  what: string,
  { find, debian, ask }: { readonly find: () => Found | null; readonly debian: string; readonly ask: string },
): Found => {
  const found = find();
  if (found !== null) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    process.stdout.write(`Cài ${what}… · Installing ${what}…\n`);
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debian], { stdio: 'ignore' });
    const installed = find();
    if (installed !== null) return installed;
  }
  throw new Error(`Cần ${what} để kiểm tra. · These tests need ${what}: ${ask}.`);
};
