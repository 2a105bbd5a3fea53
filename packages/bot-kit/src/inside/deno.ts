import { BOT_GAMES } from '../bot-games.ts';
import type { Order, Report } from '../calls.ts';
import type { Program } from './program.ts';
import { type DenoGlobals, decode, encode } from './surroundings.ts';

/** As a process: orders come in as lines of JSON, reports go out as lines. */

const NEWLINE = 10;
const FIRST_ROOM = 64 * 1_024;

/** Lines as they come, read while nothing else can happen. */
class Orders {
  private readonly read: (into: Uint8Array) => number | null;
  private room = new Uint8Array(FIRST_ROOM);
  private from = 0;
  private to = 0;

  constructor(stdin: DenoGlobals['stdin']) {
    this.read = stdin.readSync.bind(stdin);
  }

  /** Waits for the next one; null when the host has gone. */
  next(): Order | null {
    for (let seen = this.from; ; ) {
      const end = this.room.subarray(0, this.to).indexOf(NEWLINE, seen);
      if (end >= 0) {
        const line = decode(this.room.subarray(this.from, end));
        this.from = end + 1;
        return JSON.parse(line) as Order;
      }
      seen = this.makeRoom();
      const count = this.read(this.room.subarray(this.to));
      if (count === null) return null;
      this.to += count;
    }
  }

  /** Moves what is left to the front, into larger room when it fills it; returns how far it has been looked through. */
  private makeRoom(): number {
    const rest = this.room.subarray(this.from, this.to);
    const length = rest.length;
    if (length * 2 > this.room.length) {
      const larger = new Uint8Array(this.room.length * 2);
      larger.set(rest);
      this.room = larger;
    } else if (this.from > 0) this.room.copyWithin(0, this.from, this.to);
    this.from = 0;
    this.to = length;
    return length;
  }
}

export const tellHost = ({ stdout }: DenoGlobals): ((report: Report) => void) => {
  const write = stdout.writeSync.bind(stdout);
  return (report) => {
    const bytes = encode(`${JSON.stringify(report)}\n`);
    for (let at = 0; at < bytes.length; ) at += write(bytes.subarray(at));
  };
};

/** The first times that code is brought in take some milliseconds, all others a fraction of one. */
const REHEARSALS = 3;

/** Loads bots that are never asked, so that a real one loads at once. */
export const rehearse = async (program: Program): Promise<void> => {
  const [{ id: game }] = BOT_GAMES;
  for (let time = 0; time < REHEARSALS; time++) await program.bringIn({ game, source: 'function getNextMove() {}' });
};

/**
 * Waits for orders without ever letting go: from the first line of the bot's that runs, nothing runs that it has put off
 * (promises), and nothing of its own can come between an order and its answer.
 */
export const serve = async ({ stdin, exit }: DenoGlobals, program: Program): Promise<void> => {
  const orders = new Orders(stdin);
  for (let order = orders.next(); order !== null; order = orders.next()) {
    switch (order.type) {
      case 'knock':
        program.open();
        break;
      case 'load':
        program.begin(order, await program.bringIn(order));
        break;
      case 'decide':
        program.decide(order);
        break;
      case 'forget':
        program.forget(order);
    }
  }
  // Where a program only comes to its end, Deno looks for globals that have been taken away.
  exit(0);
};
