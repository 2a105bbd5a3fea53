import type { Report } from '../calls.ts';
import { Clock, dateBy } from './clock.ts';
import { rehearse, serve, tellHost } from './deno.ts';
import { Dice } from './dice.ts';
import { freezeLanguage } from './freezing.ts';
import { removeGlobals } from './globals.ts';
import { consoleOf, Printing } from './printing.ts';
import { Program } from './program.ts';
import { deno, type WorkerGlobals } from './surroundings.ts';
import { prepareWall } from './wall.ts';
import { listen, tellPage } from './worker.ts';

/**
 * The program inside a sandbox, the same in a process of the server and in a worker of the browser. First it takes what it
 * needs and takes away everything else; only then it says that it is up, and lets one bot in.
 */

const page = globalThis as unknown as WorkerGlobals;
const tell: (report: Report) => void = deno === null ? tellPage(page) : tellHost(deno);
const shared = { clock: new Clock(), dice: new Dice(), printing: new Printing() };
const program = new Program(shared, tell);
const raiseWall = deno === null ? null : prepareWall(deno);

if (deno === null) listen(page, program);

removeGlobals();
Object.defineProperty(Math, 'random', { value: shared.dice.roll });
Object.defineProperty(globalThis, 'Date', { value: dateBy(shared.clock.read), configurable: true });
Object.defineProperty(globalThis, 'console', { value: consoleOf(shared.printing), configurable: true });
// Otherwise Deno would, at its end, call listeners by way of what has been taken away.
if (deno !== null) Object.defineProperty(globalThis, Symbol.for('Deno.isUnloadDispatched'), { value: true });
freezeLanguage();

if (deno === null) program.open();
else {
  await rehearse(program);
  raiseWall?.();
  await serve(deno, program);
}
