import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { bundled, learner } from './programs.mjs';
import { requirePython } from './python.mjs';

/**
 * Trains a network, or goes on with it: `node training/tienlen/train.mjs --out FOLDER [--resume] …`, with what
 * `learner/train.py` knows; see ../README.md.
 */
const args = process.argv.slice(2);
const folder = args[args.indexOf('--out') + 1];
if (args.includes('--out') && folder !== undefined) mkdirSync(folder, { recursive: true });
const command = [learner('train'), '--node', process.execPath, '--program', bundled('actor'), ...args];
process.exitCode = spawnSync(requirePython(), command, { stdio: 'inherit' }).status ?? 1;
