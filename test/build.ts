import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Some tests start real programs: those run what is built, so it is built once before any of them. */
export default (): void => {
  const run = (...program: string[]): void =>
    void execFileSync(process.execPath, program, { cwd: root, stdio: 'inherit' });
  run(tsc, '-b', 'apps/cli/tsconfig.build.json');
  run(join('scripts', 'bundle.mjs'), 'sandbox', 'server');
};
