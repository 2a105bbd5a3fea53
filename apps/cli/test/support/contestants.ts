import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bots and programs for matches, in a folder of their own. */
export class Contestants {
  readonly folder = mkdtempSync(join(tmpdir(), 'sanhrong-contestants-'));

  path(name: string): string {
    return join(this.folder, name);
  }

  /** A file that can be named in a match. */
  file(name: string, text: string): string {
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  /** A bot whose answer is this expression of `state`. */
  bot(name: string, answer: string): string {
    return this.file(name, `function getNextMove(state) { return ${answer}; }\n`);
  }

  /**
   * A program that says hello and plays the first legal move. `answer` is the body of a function that returns what is
   * written instead for a question `ask`; `sound` is what it would write.
   */
  program(name: string, answer = 'return sound;', over = ''): string {
    const text = `
const fs = require('node:fs');
const folder = ${JSON.stringify(this.folder)};
const say = (text) => process.stdout.write(text + '\\n');
const first = ([action]) => ('min' in action ? { type: 'to', amount: action.min } : action);
const answer = (ask, sound) => { ${answer} };
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const ask = JSON.parse(line);
  if (ask.op === 'hello') say(JSON.stringify({ ok: true, name: ${JSON.stringify(name)} }));
  else if (ask.op === 'move') {
    const text = answer(ask, JSON.stringify({ id: ask.id, action: first(ask.legal) }));
    if (text !== undefined) say(text);
  } else if (ask.op === 'over') { ${over} }
});
`;
    return `exec:"${process.execPath}" "${this.file(`${name}.cjs`, text)}"`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Plays the first of the legal moves. */
export const FIRST_MOVE =
  'state.validMoves.length > 0 ? { action: "play", cards: state.validMoves[0].cards } : { action: "pass" }';
