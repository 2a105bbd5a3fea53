import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, root } from './install.mjs';
import { say } from './messages.mjs';

ensureBuilt();
console.log(say.starting());

const child = spawn(process.execPath, [join(root, 'apps/cli/bin/sanhrong.mjs'), 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// The table handles Ctrl-C itself and puts the terminal back in order.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
