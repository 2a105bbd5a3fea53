import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { curveOf } from './curve.mjs';
import { bundled, learner, root } from './programs.mjs';
import { requirePython } from './python.mjs';
import { weightsFile } from './weights-file.mjs';

/**
 * Makes what was trained into what is played: `node training/tienlen/publish.mjs FOLDER [TARGET]`, where FOLDER holds the
 * checkpoint and the log of a run. Writes weights, card and curve into TARGET, which is the champion's place unless said
 * otherwise. Nothing is written when players would not score as the learner does.
 */
const CHAMPION = join(root, 'packages/players/src/tienlen/network/champion');

const exported = (checkpoint, file) => {
  const programs = ['--node', process.execPath, '--actor', bundled('actor'), '--scores', bundled('scores')];
  const { status, stdout } = spawnSync(requirePython(), [learner('export'), checkpoint, file, ...programs], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`not exported: ${checkpoint}`);
  return JSON.parse(stdout);
};

const publish = (folder, target) => {
  const scratch = mkdtempSync(join(tmpdir(), 'sanh-rong-'));
  try {
    const file = join(scratch, 'network');
    const found = exported(join(folder, 'checkpoint.pt'), file);
    const bytes = readFileSync(file);
    const cardFile = join(target, 'card.json');
    // What a person wrote about the machine and the method stays, to be looked over.
    const card = existsSync(cardFile) ? JSON.parse(readFileSync(cardFile, 'utf8')) : {};
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { iterations, decisions, widths } = found;
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'weights.ts'), weightsFile(bytes));
    writeFileSync(join(target, 'curve.csv'), curveOf(readFileSync(join(folder, 'log.jsonl'), 'utf8')));
    const next = { ...card, sha256, bytes: bytes.length, decisions, iterations, widths };
    writeFileSync(cardFile, `${JSON.stringify(next, null, 2)}\n`);
    process.stdout.write(`${JSON.stringify({ sha256, bytes: bytes.length, ...found })}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

const [folder, target = CHAMPION] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('node training/tienlen/publish.mjs FOLDER [TARGET]\n');
  process.exitCode = 2;
} else publish(resolve(folder), resolve(target));
