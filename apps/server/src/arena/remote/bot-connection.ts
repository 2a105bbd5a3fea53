import { type ArenaAsk, type RemoteAnswer, readMoves } from '@sanh-rong/protocol';

/** What came of a message to a program: an answer in time or none, or the connection is no more. */
export type RemoteReply = { readonly kind: 'answer'; readonly answer: RemoteAnswer } | { readonly kind: 'broken' };

/** The socket of a program, which may play for several bots. */
export interface ProgramSocket {
  /** Names the connection among those of all nodes. */
  readonly id: string;
  /** Calls back with what the program answered, or with an error when it did not in time. */
  send(ask: ArenaAsk, heard: (error: unknown, answer: unknown) => void): void;
  /** Tells the program that it plays for this bot no longer. */
  dismiss(bot: string): void;
}

/** The connection of one bot, from when its program comes until it goes. */
export class BotConnection {
  readonly bot: string;
  readonly id: string;
  private readonly socket: ProgramSocket;
  private isBroken = false;
  private readonly open = new Set<(heard: RemoteReply) => void>();

  constructor(bot: string, socket: ProgramSocket) {
    this.bot = bot;
    this.id = socket.id;
    this.socket = socket;
  }

  /** How many messages have no answer. */
  get waiting(): number {
    return this.open.size;
  }

  ask(ask: ArenaAsk): Promise<RemoteReply> {
    if (this.isBroken) return Promise.resolve({ kind: 'broken' });
    const began = performance.now();
    return new Promise<RemoteReply>((resolve) => {
      this.open.add(resolve);
      this.socket.send(ask, (error, answer) => {
        const milliseconds = Math.round(performance.now() - began);
        const moves = error === null ? readMoves(answer) : null;
        this.open.delete(resolve);
        resolve({ kind: 'answer', answer: { moves, milliseconds } });
      });
    });
  }

  /** Messages without an answer get none any more. */
  break(): void {
    this.isBroken = true;
    for (const resolve of this.open) resolve({ kind: 'broken' });
    this.open.clear();
  }

  dismiss(): void {
    this.break();
    this.socket.dismiss(this.bot);
  }
}
