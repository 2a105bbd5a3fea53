import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Some tests start real programs: those run what is built, so it is built once before any of them. */
export default (): void => {
  const parts = ['apps/cli', 'apps/server'].map((part) => join(root, part, 'tsconfig.build.json'));
  execFileSync(process.execPath, [tsc, '-b', ...parts], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, [join(root, 'scripts', 'sandbox.mjs')], { cwd: root, stdio: 'inherit' });
};
