import { spawn } from 'node:child_process';
import type { Child, ChildEnd, StartChild } from './child.ts';

const LAST_WORDS = 8 * 1_024;

/** Starts a process from this one, where ends of pipes cannot be handed from process to process. */
export const startDirectly: StartChild = ({ file, args, env }) =>
  new Promise<Child>((resolve, reject) => {
    const child = spawn(file, args, { env, stdio: 'pipe', windowsHide: true });
    let lastWords = '';
    child.stderr.on('data', (piece: Buffer) => {
      if (lastWords.length < LAST_WORDS) lastWords += piece.toString('latin1');
    });
    const ended = new Promise<ChildEnd>((tell) => {
      child.on('close', (_code, signal) => tell({ signal, lastWords }));
    });
    child.on('error', () => reject({ signal: null, lastWords }));
    child.on('spawn', () => {
      const { pid = 0, stdin, stdout } = child;
      resolve({ pid, stdin, stdout, ended, kill: () => child.kill('SIGKILL') });
    });
  });
