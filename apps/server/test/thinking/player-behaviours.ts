import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import type { AnyPlayer } from '@sanh-rong/players';
import { playersFor } from '@sanh-rong/players';
import { HANG } from '../../../../test/hang.ts';
import type { Late } from '../../src/threads/thread.ts';
import { within } from '../support/within.ts';

/** Players that search, as the main thread knows them, and the program in whose threads they do so. */

export const PROGRAM = join(import.meta.dirname, 'program.mjs');

export type Behaviour =
  | 'quick'
  | 'telling'
  | 'signing'
  | 'obedient'
  | 'deaf'
  | 'dying'
  | 'throwing'
  | 'hoarding'
  | 'nonsense';

/** However busy the machine is: only what says nothing at all is given up. */
export const PATIENT = { answer: HANG, stop: HANG, start: HANG } satisfies Late;

/** For players that never come back, and for no others. */
export const SHORT: Late = { ...PATIENT, answer: 2_000, stop: 500 };

/** Searching players asked in this thread; there must never be one. */
export const askedHere: string[] = [];

const searching = (id: Behaviour): AnyPlayer => ({
  id,
  searches: true,
  choose: () => {
    askedHere.push(id);
    throw new Error(`${id} was asked in the thread that serves everybody`);
  },
});

/** Who stood in, each time. */
export const stoodIn: string[] = [];

const standIn: AnyPlayer = {
  id: 'standIn',
  choose: (_view, legal) => {
    stoodIn.push(legal[legal.length - 1].type);
    return legal[legal.length - 1];
  },
};

/** It does not search, and it breaks. */
const breaking: AnyPlayer = {
  id: 'breaking',
  choose: () => {
    throw new Error('a mistake');
  },
};

const SEARCHING: readonly AnyPlayer[] = (['quick', 'obedient', 'deaf', 'dying', 'nonsense'] as const).map(searching);

export const rosterOf = (game: string): readonly AnyPlayer[] => [
  ...playersFor(game).filter(({ id }) => id === 'random'),
  breaking,
  standIn,
  ...SEARCHING,
];

/** Hears of players that begin to think, in whichever thread. */
export class Threads {
  private readonly channel = new BroadcastChannel('thinking');
  private readonly heard: string[] = [];
  private tell: () => void = () => {};

  constructor() {
    this.channel.onmessage = (message) => {
      this.heard.push((message as { data: string }).data);
      this.tell();
    };
  }

  /** Waits until one of this behaviour has begun, and forgets it. */
  async begun(behaviour: Behaviour): Promise<void> {
    while (!this.heard.includes(behaviour)) {
      const told = new Promise<void>((resolve) => {
        this.tell = resolve;
      });
      await within(`a ${behaviour} player that begins`, told, () => this.heard);
    }
    this.heard.splice(this.heard.indexOf(behaviour), 1);
  }

  close(): void {
    this.channel.close();
  }
}
