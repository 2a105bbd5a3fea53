import { type ArenaAsk, type RemoteAnswer, readMoves } from '@sanh-rong/protocol';

/** What came of a message to a program: an answer in time or none, or the line is no more. */
export type Heard = { readonly kind: 'answer'; readonly answer: RemoteAnswer } | { readonly kind: 'broken' };

/** A connection through which the program of a bot can be reached. */
export interface Wire {
  /** Names the connection among those of all nodes. */
  readonly id: string;
  /** Calls back with what the program answered, or with an error when it did not in time. */
  send(ask: ArenaAsk, heard: (error: unknown, answer: unknown) => void): void;
  /** Tells the program that it plays for this bot no longer. */
  dismiss(bot: string): void;
}

/** The line of one bot, from when its program comes until it goes. */
export class Line {
  readonly bot: string;
  readonly id: string;
  private readonly wire: Wire;
  private isBroken = false;
  private readonly open = new Set<(heard: Heard) => void>();

  constructor(bot: string, wire: Wire) {
    this.bot = bot;
    this.id = wire.id;
    this.wire = wire;
  }

  /** How many messages have no answer. */
  get waiting(): number {
    return this.open.size;
  }

  ask(ask: ArenaAsk): Promise<Heard> {
    if (this.isBroken) return Promise.resolve({ kind: 'broken' });
    const began = performance.now();
    return new Promise<Heard>((resolve) => {
      this.open.add(resolve);
      this.wire.send(ask, (error, answer) => {
        const milliseconds = Math.round(performance.now() - began);
        const moves = error === null ? readMoves(answer) : null;
        this.open.delete(resolve);
        resolve({ kind: 'answer', answer: { moves, milliseconds } });
      });
    });
  }

  /** Whoever waits for an answer waits no more. */
  break(): void {
    this.isBroken = true;
    for (const resolve of this.open) resolve({ kind: 'broken' });
    this.open.clear();
  }

  dismiss(): void {
    this.break();
    this.wire.dismiss(this.bot);
  }
}
