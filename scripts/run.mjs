import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, root } from './install.mjs';

/** Installs and builds what is missing, then runs a program of the house in this terminal until it ends. */
export const runProgram = (script, args, { parts, environment = {} }) => {
  ensureBuilt(...parts);
  const child = spawn(process.execPath, [join(root, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // The program hears Ctrl-C itself and ends in its own time.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm that is asked to end may go without passing that on: a process that lost its parent ends as well.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
  });
};
